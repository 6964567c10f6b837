import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const at = 1_763_370_000_000;

it('what is left is shown like a clock, and never below zero', () => {
  const left = [761_000, 59_001, 1, 0, -5_000, 3_600_000, 75_605_000].map((ms) => timeLeft(at + ms, at));
  expect(left).toEqual(['12:41', '01:00', '00:01', '00:00', '00:00', '1:00:00', '21:00:05']);
});
