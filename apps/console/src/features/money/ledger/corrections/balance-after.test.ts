import { expect, it } from 'vitest';
import { balanceAfter } from './balance-after.ts';

it('is exact to the last digit, up and down', () => {
  expect(balanceAfter('0.1', '0.2')).toBe('0.3');
  expect(balanceAfter('9007199254740993.00000001', '0.00000001')).toBe('9007199254740993.00000002');
  expect(balanceAfter('10', '-10')).toBe('0');
  expect(balanceAfter('10', '-10.5')).toBe('-0.5');
});
