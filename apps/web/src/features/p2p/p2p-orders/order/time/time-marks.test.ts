import { expect, it } from 'vitest';
import { clockText } from '#features/p2p/shared/figure-text.ts';
import { markPassed } from './time-marks.ts';

it('R4.20 warns once at five, two and one minutes', () => {
  expect(markPassed(301, 300)).toBe(5);
  expect(markPassed(300, 299)).toBeUndefined();
  expect(markPassed(121, 120)).toBe(2);
  expect(markPassed(61, 60)).toBe(1);
  expect(markPassed(400, 301)).toBeUndefined();
});

it('R4.20 after a pause only the most urgent warning counts, and none once the time is over', () => {
  expect(markPassed(400, 90)).toBe(2);
  expect(markPassed(400, 30)).toBe(1);
  expect(markPassed(400, 0)).toBeUndefined();
});

it('R4.20 time is written as clocks show it', () => {
  expect([0, 59, 576, 3_600, 4_176].map(clockText)).toEqual(['0:00', '0:59', '9:36', '1:00:00', '1:09:36']);
});
