import { expect, it } from 'vitest';
import { transferUnits } from './transfer.rules.ts';

it.each([
  ['1', 6, 1_000_000n],
  ['0.000001', 6, 1n],
  ['1.50', 6, 1_500_000n],
  ['0.0000001', 6, undefined],
  ['1.0000000', 6, undefined],
  ['21000000.00000001', 8, 2_100_000_000_000_001n],
  ['7', 0, 7n],
  ['7.0', 0, undefined],
] as const)('%s of a coin with %i decimals', (amount, scale, units) => {
  expect(transferUnits(amount, scale)).toBe(units);
});
