import { expect, it } from 'vitest';
import type { Trader } from './trader.query.ts';
import { restrictionState, traderState } from './trader-text.ts';

const nowMs = Date.parse('2026-01-02T00:00:00Z');
const restriction = { kind: 'buy', liftedAt: null, until: '2026-01-03T00:00:00Z' } as Trader['restrictions'][number];

it('knows what is in force, lifted and over', () => {
  expect(restrictionState(restriction, nowMs)).toBe('in force');
  expect(restrictionState({ ...restriction, until: null }, nowMs)).toBe('in force');
  expect(restrictionState({ ...restriction, until: '2026-01-02T00:00:00Z' }, nowMs)).toBe('over');
  expect(restrictionState({ ...restriction, liftedAt: '2026-01-01T00:00:00Z' }, nowMs)).toBe('lifted');
});

it('says the worst about somebody', () => {
  expect(traderState({ heldBack: ['buy', 'all'], mayPublish: true }).label).toBe('Barred');
  expect(traderState({ heldBack: ['buy'], mayPublish: true }).label).toBe('Restricted');
  expect(traderState({ heldBack: [], mayPublish: true }).label).toBe('May publish');
  expect(traderState({ heldBack: [], mayPublish: false }).label).toBe('Takes ads only');
});
