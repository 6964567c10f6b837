import { expect, it } from 'vitest';
import { secondsUntil } from './use-countdown.ts';

it('R9.4 every tick shows one second less, even when it comes a little early or late', () => {
  expect([1_004, 1_996, 3_001, 3_999].map((now) => secondsUntil(60_000, now))).toEqual([59, 58, 57, 56]);
});

it('R9.4 nothing is left once the moment has passed', () => {
  expect(secondsUntil(60_000, 60_000)).toBe(0);
  expect(secondsUntil(60_000, 90_000)).toBe(0);
});
