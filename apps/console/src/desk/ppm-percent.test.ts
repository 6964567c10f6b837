import { expect, it } from 'vitest';
import { percentPpm, ppmPercent } from './ppm-percent.ts';

it('writes and reads percents without a rest', () => {
  for (const ppm of [0, 1, 12_500, -80_000, 1_100_000]) expect(percentPpm(ppmPercent(ppm))).toBe(ppm);
  expect(ppmPercent(12_500)).toBe('1.25');
  expect(percentPpm('+5')).toBe(50_000);
});

it('refuses what is no percent', () => {
  for (const text of ['', 'a', '1,5', '1.00001', '12345', '--1']) expect(percentPpm(text)).toBeUndefined();
});
