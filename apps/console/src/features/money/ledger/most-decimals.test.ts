import { expect, it } from 'vitest';
import { maxDecimals } from './most-decimals.ts';

it('counts behind the point alone', () => {
  expect(maxDecimals([])).toBe(0);
  expect(maxDecimals(['1250', '-3'])).toBe(0);
  expect(maxDecimals(['125000.5', '-0.12345678', '3.25'])).toBe(8);
});
