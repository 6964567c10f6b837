import { expect, it } from 'vitest';
import { buyPauseMinutes, cancelQuota } from './cancel-reasons.ts';

it('R4.20 new traders may cancel more often', () => {
  expect(cancelQuota(3, false)).toEqual({ unpaid: 3, afterPaid: 1 });
  expect(cancelQuota(3, true)).toEqual({ unpaid: 5, afterPaid: 3 });
});

it('R4.20 the pause grows with every time up to a day', () => {
  expect([1, 2, 3, 4, 9].map(buyPauseMinutes)).toEqual([15, 60, 240, 1_440, 1_440]);
});
