import { expect, it } from 'vitest';
import { bollingerBands, exponentialAverage, macd, movingAverage, relativeStrength } from './indicators.ts';

const rounded = (line: ReadonlyArray<number | undefined>) =>
  line.map((value) => (value === undefined ? undefined : Math.round(value * 100) / 100));

it('R1.2 averages begin when they have enough values', () => {
  expect(rounded(movingAverage([1, 2, 3, 4, 5], 3))).toEqual([undefined, undefined, 2, 3, 4]);
  expect(rounded(exponentialAverage([1, 2, 3, 4, 8], 3))).toEqual([undefined, undefined, 2, 3, 5.5]);
  expect(exponentialAverage([1, 2], 3)).toEqual([undefined, undefined]);
});

it('R1.2 bands are as far from the average as the values spread', () => {
  const { upper, middle, lower } = bollingerBands([2, 4, 4, 4, 5, 5, 7, 9], 8, 2);
  expect(rounded([upper[7], middle[7], lower[7]])).toEqual([9, 5, 1]);
});

it('R1.2 the relative strength is 100 without a loss, and weighs gains against losses', () => {
  expect(rounded(relativeStrength([1, 2, 3, 4], 3))).toEqual([undefined, undefined, undefined, 100]);
  expect(rounded(relativeStrength([1, 2, 1, 2, 1], 2))).toEqual([undefined, undefined, 50, 75, 37.5]);
});

it('R1.2 MACD is the distance of two averages, and its signal their average', () => {
  const values = Array.from({ length: 40 }, (_, at) => at);
  const { line, signal, histogram } = macd(values, 12, 26, 9);
  expect(rounded([line[24], line[25], signal[32], signal[33], histogram[33]])).toEqual([undefined, 7, undefined, 7, 0]);
});
