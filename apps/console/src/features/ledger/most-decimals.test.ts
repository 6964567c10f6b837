import { expect, it } from 'vitest';
import { mostDecimals } from './most-decimals.ts';

it('counts behind the point alone', () => {
  expect(mostDecimals([])).toBe(0);
  expect(mostDecimals(['1250', '-3'])).toBe(0);
  expect(mostDecimals(['125000.5', '-0.12345678', '3.25'])).toBe(8);
});
