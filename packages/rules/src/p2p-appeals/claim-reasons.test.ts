import { expect, it } from 'vitest';
import { closeReasons } from '../p2p-orders/order-state.ts';
import { claimReasonsOf, isInRescueTime, rescueMs } from './claim-reasons.ts';

const hourMs = 60 * 60_000;
const reasons = (closeReason: (typeof closeReasons)[number], side: 'buyer' | 'seller', hours = 1) =>
  claimReasonsOf({ closeReason, closedAt: 0 }, side, hours * hourMs);

it('R4.20 T22 late money is for the buyer of an order that nobody paid, within a day', () => {
  for (const close of ['pay-timeout', 'buyer-cancelled'] as const) {
    expect(reasons(close, 'buyer')).toEqual(['paid-late', 'other']);
    expect(reasons(close, 'seller')).toEqual(['other']);
    expect(reasons(close, 'buyer', 24.1)).toEqual([]);
  }
});

it('R4.20 T25 a completed order is questioned within five days', () => {
  expect(reasons('completed', 'buyer', 119)).toEqual(['overpaid', 'other']);
  expect(reasons('completed', 'seller', 119)).toEqual(['reversed', 'bank-frozen', 'underpaid', 'other']);
  expect(reasons('completed', 'seller', 121)).toEqual([]);
});

it('R4.20 a ruling is questioned by either side for one reason, within three days', () => {
  for (const close of ['ruled-release', 'ruled-refund', 'ruled-split'] as const) {
    for (const side of ['buyer', 'seller'] as const) expect(reasons(close, side, 71)).toEqual(['ruling-wrong']);
    expect(reasons(close, 'buyer', 73)).toEqual([]);
  }
});

it('R4.20 what ended in any other way, or not yet, is not questioned', () => {
  const known = ['pay-timeout', 'buyer-cancelled', 'completed', 'ruled-release', 'ruled-refund', 'ruled-split'];
  for (const close of closeReasons.filter((each) => !known.includes(each))) expect(reasons(close, 'buyer')).toEqual([]);
  expect(claimReasonsOf({ closeReason: null, closedAt: null }, 'buyer', 0)).toEqual([]);
});

it('R4.20 T22 coins come back within a quarter of an hour', () => {
  expect(isInRescueTime({ closedAt: 0 }, rescueMs)).toBe(true);
  expect(isInRescueTime({ closedAt: 0 }, rescueMs + 3_000)).toBe(false);
});
