import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatUnits, parseUnits } from '../money.ts';
import { amountOf, leaveAmount } from './amount-range.ts';

it.each([
  ['5', { minimum: '10' }, { text: '10', note: { key: 'raised_to_minimum', limit: '10' } }],
  ['9000', { maximum: '8000.00' }, { text: '8000.00', note: { key: 'lowered_to_maximum', limit: '8000.00' } }],
  ['10', { minimum: '10.00', maximum: '10' }, { text: '10' }],
  ['0.00000001', { minimum: '0.000000009' }, { text: '0.00000001' }],
  ['007.', { minimum: '1', maximum: '9' }, { text: '7' }],
  ['', { minimum: '10' }, { text: '' }],
  ['5', {}, { text: '5' }],
  ['5', { minimum: '10', maximum: '8' }, { text: '5' }],
  ['9', { minimum: '10', maximum: '8' }, { text: '8', note: { key: 'lowered_to_maximum', limit: '8' } }],
])('R5.14 leaving the field with %j within %j', (text, range, left) => {
  expect(leaveAmount(text, range)).toEqual(left);
});

it('R5.14 an amount that is still being typed has a value', () => {
  expect(['', '0.', '05', '1.', '1.50'].map(amountOf)).toEqual([undefined, '0', '5', '1', '1.50']);
});

const units = fc.bigInt({ min: 0n, max: 10n ** 20n });

it('R5.14 a field that was left is within the limits, and keeps what was within them', () => {
  fc.assert(
    fc.property(units, units, units, (amount, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      const { text, note } = leaveAmount(formatUnits(amount, 8), { minimum: formatUnits(low, 8), maximum: formatUnits(high, 8) });
      const left = parseUnits(text, 8);
      expect(left >= low && left <= high).toBe(true);
      expect(note === undefined).toBe(left === amount);
    }),
  );
});
