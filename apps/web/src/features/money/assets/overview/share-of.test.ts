import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOf } from './share-of.ts';

it('R3.13 a wallet shows its share of everything, cut to a tenth of a percent', () => {
  expect(shareOf('1', '3')).toBe('33.3');
  expect(shareOf('2', '3')).toBe('66.6');
  expect(shareOf('0.000001', '1000000')).toBe('0');
  expect(shareOf('5', '5')).toBe('100');
});

it('nothing of nothing is no share', () => {
  expect(shareOf('0', '0')).toBe('0');
});

it('R3.13 shares never add up to more than the whole', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(amounts, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0n);
      const tenths = parts.map((part) => Math.round(Number(shareOf(String(part), String(whole))) * 10));
      expect(tenths.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1_000);
    }),
  );
});
