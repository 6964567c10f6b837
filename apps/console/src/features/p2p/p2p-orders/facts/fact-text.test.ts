import { expect, it } from 'vitest';
import { exampleOrder } from '../example-order.ts';
import { ledgerFinding, overlapFinding, payerFinding, proofFinding } from './fact-text.ts';

const none = { devices: 0, addresses: 0, networks: 0, lastAt: null };

it('R4.20 a device in common weighs more than an address, and that more than a network', () => {
  const labels = [
    none,
    { ...none, networks: 1 },
    { ...none, networks: 1, addresses: 2 },
    { devices: 1, addresses: 1, networks: 1, lastAt: null },
  ];
  expect(labels.map((overlap) => overlapFinding(overlap).label)).toEqual([
    'Nothing in common',
    'Same network: 1',
    'Same address: 2',
    'Same device: 1',
  ]);
});

it('R4.20 of several accounts the most doubtful one is told', () => {
  expect([[], ['equal'], ['equal', 'alike'], ['alike', 'different', 'equal']].map((all) => payerFinding(all as never).label)).toEqual([
    'No account saved',
    'Same name',
    'Alike',
    'Different',
  ]);
});

it('R4.20 entries that leave something else in escrow than the order says are an alarm', () => {
  const { facts, escrow } = exampleOrder;
  expect(ledgerFinding(facts, escrow).tone).toBe('good');
  expect(ledgerFinding({ ...facts, inEscrow: '99' }, escrow).tone).toBe('bad');
  expect(ledgerFinding(facts, { ...escrow, state: 'released' }).tone).toBe('bad');
  expect(ledgerFinding({ ...facts, journals: [], inEscrow: '0' }, { ...escrow, state: 'released' }).tone).toBe('bad');
});

it('R4.20 says how many pictures another order has seen', () => {
  expect([proofFinding(0, 0), proofFinding(0, 2), proofFinding(1, 2)].map(({ label }) => label)).toEqual([
    'No pictures',
    'Not seen before',
    'Seen before: 1 of 2',
  ]);
});
