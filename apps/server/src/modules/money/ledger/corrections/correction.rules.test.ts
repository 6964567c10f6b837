import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionUnits, isWithinLimit, usdtValueOf } from './correction.rules.ts';

describe('the amount of a correction', () => {
  it.each([
    ['1', 6, 1_000_000n],
    ['-0.000001', 6, -1n],
    ['1.5000000000', 6, 1_500_000n],
    ['1.0000001', 6, undefined],
    ['0', 6, undefined],
    ['0.000', 6, undefined],
    ['46116860184.27387903', 8, 2n ** 62n - 1n],
    ['46116860184.27387904', 8, undefined],
    ['-46116860184.27387904', 8, undefined],
  ])('%s with %i decimals is %s units', (text, scale, units) => {
    expect(correctionUnits(text, scale)).toBe(units);
  });
});

describe('its value', () => {
  it('is in units of USDT, cut off, and the same both ways', () => {
    expect(usdtValueOf(100_000_000n, 8, 97_000_50000000n)).toBe(97_000_500_000n);
    expect(usdtValueOf(-1n, 8, 97_000_00000000n)).toBe(970n);
    expect(usdtValueOf(1n, 8, 9_99999999n)).toBe(0n);
    expect(usdtValueOf(1_234_567n, 6, 100_000_000n)).toBe(1_234_567n);
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 62n }), (units) => usdtValueOf(units, 8, 3n) === usdtValueOf(-units, 8, 3n)));
  });

  it('keeps within the limit, with what came before it', () => {
    expect(isWithinLimit(10_000_000_000n, 0n, 10_000)).toBe(true);
    expect(isWithinLimit(10_000_000_001n, 0n, 10_000)).toBe(false);
    expect(isWithinLimit(1n, 10_000_000_000n, 10_000)).toBe(false);
    expect(isWithinLimit(1n, 9_999_999_999n, 10_000)).toBe(true);
    expect(isWithinLimit(undefined, 0n, 10_000)).toBe(false);
  });
});
