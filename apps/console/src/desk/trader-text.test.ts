import { expect, it } from 'vitest';
import type { Trader } from './trader.query.ts';
import { activeRestrictions, restrictionState, traderState } from './trader-text.ts';

const nowMs = Date.parse('2026-01-02T00:00:00Z');
const restriction = { kind: 'buy', liftedAt: null, until: '2026-01-03T00:00:00Z' } as Trader['restrictions'][number];
const trader = (restrictions: Array<Partial<Trader['restrictions'][number]>>, mayPublish = true) =>
  ({ mayPublish, restrictions: restrictions.map((each) => ({ ...restriction, ...each })) }) as Trader;

it('knows what is in force, lifted and over', () => {
  expect(restrictionState(restriction, nowMs)).toBe('in force');
  expect(restrictionState({ ...restriction, until: null }, nowMs)).toBe('in force');
  expect(restrictionState({ ...restriction, until: '2026-01-02T00:00:00Z' }, nowMs)).toBe('over');
  expect(restrictionState({ ...restriction, liftedAt: '2026-01-01T00:00:00Z' }, nowMs)).toBe('lifted');
  expect(activeRestrictions(trader([{}, { liftedAt: '2026-01-01T00:00:00Z' }]), nowMs)).toHaveLength(1);
});

it('says the worst about somebody', () => {
  expect(traderState(trader([{}, { kind: 'all' }]), nowMs).words).toBe('Barred');
  expect(traderState(trader([{}]), nowMs).words).toBe('Restricted');
  expect(traderState(trader([]), nowMs).words).toBe('May publish');
  expect(traderState(trader([], false), nowMs).words).toBe('Takes ads only');
});
