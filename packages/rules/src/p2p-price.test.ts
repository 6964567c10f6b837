import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountFor,
  bandLimits,
  cutPrice,
  floatingPrice,
  isInBand,
  maxAmountFor,
  orderLimits,
  type PriceBand,
  premiumPpmOf,
  priceDecimals,
  quantityFor,
  type Trade,
  wholePpm,
} from './p2p-price.ts';

const one = 10n ** 8n;
const price = fc.bigInt({ min: 1n, max: 2n ** 62n });
const units = fc.bigInt({ min: 0n, max: 2n ** 62n });
const premium = fc.bigInt({ min: -500_000n, max: 1_000_000n });
const band: fc.Arbitrary<PriceBand> = fc.record({
  minPpm: fc.bigInt({ min: 500_000n, max: wholePpm }),
  maxPpm: fc.bigInt({ min: wholePpm, max: 2_000_000n }),
});
const trade: fc.Arbitrary<Trade> = fc.record({
  price,
  coinScale: fc.constantFrom(0, 6, 8),
  fiatDecimals: fc.constantFrom(0, 2),
});

describe('digits of a price', () => {
  it.each([
    [139_125_678_912n, '1391.25', 139_125_000_000n],
    [9_741_250_123_456n, '97412.50', 9_741_250_000_000n],
    [718_629_999n, '7.1862', 718_620_000n],
    [92_361_999n, '0.92361', 92_361_000n],
    [1_234_567n, '0.012345', 1_234_500n],
    [12_345n, '0.00012345', 12_345n],
    [1n, '0.00000001', 1n],
  ])('%d is %s', (given, _, cut) => {
    expect(cutPrice(given)).toBe(cut);
  });

  it('a price has two to eight decimals, and a cut one is not cut again', () => {
    fc.assert(
      fc.property(price, (given) => {
        expect(priceDecimals(given)).toBeGreaterThanOrEqual(2);
        expect(priceDecimals(given)).toBeLessThanOrEqual(8);
        expect(cutPrice(cutPrice(given))).toBe(cutPrice(given));
      }),
    );
  });

  it('cutting takes less than a thousandth part, or a hundredth of a currency, and keeps the order', () => {
    fc.assert(
      fc.property(price, price, (first, second) => {
        const lost = first - cutPrice(first);
        expect(lost >= 0n && (lost * 1_000n < first || lost < one / 100n)).toBe(true);
        if (first <= second) expect(cutPrice(first) <= cutPrice(second)).toBe(true);
      }),
    );
  });
});

describe('a price that follows the reference', () => {
  it.each([
    [139_125_000_000n, 0n, 139_125_000_000n],
    [139_125_000_000n, 10_000n, 140_516_000_000n],
    [139_125_000_000n, -10_000n, 137_733_000_000n],
    [92_360_000n, 5_000n, 92_821_000n],
  ])('%d and %d ppm make %d', (reference, premiumPpm, expected) => {
    expect(floatingPrice(reference, premiumPpm)).toBe(expected);
  });

  it('is never above the exact product, and never a whole step below it', () => {
    fc.assert(
      fc.property(price, premium, (reference, premiumPpm) => {
        const exact = reference * (wholePpm + premiumPpm);
        const floating = floatingPrice(reference, premiumPpm);
        const step = 10n ** BigInt(8 - priceDecimals(exact / wholePpm));
        expect(floating * wholePpm <= exact && (floating + step) * wholePpm > exact).toBe(true);
      }),
    );
  });

  it('a higher premium is never a lower price', () => {
    fc.assert(
      fc.property(price, premium, premium, (reference, low, high) => {
        if (low <= high) expect(floatingPrice(reference, low) <= floatingPrice(reference, high)).toBe(true);
      }),
    );
  });

  it('the premium of the reference is zero, and of another price has its sign', () => {
    expect(premiumPpmOf(110n * one, 100n * one)).toBe(100_000n);
    expect(premiumPpmOf(99n * one, 100n * one)).toBe(-10_000n);
    fc.assert(fc.property(price, (reference) => premiumPpmOf(reference, reference) === 0n));
  });
});

describe('a band around the reference', () => {
  const tenPercent = { minPpm: 900_000n, maxPpm: 1_100_000n };

  it('both ends belong to it, and nothing beyond', () => {
    const reference = 100n * one;
    expect([90n * one - 1n, 90n * one, 110n * one, 110n * one + 1n].map((each) => isInBand(each, reference, tenPercent))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(bandLimits(reference, tenPercent)).toEqual({ lowest: 90n * one, highest: 110n * one });
  });

  it('the lowest price is raised to a step', () => {
    expect(bandLimits(139_125_678_912n, tenPercent)).toEqual({ lowest: 125_214_000_000n, highest: 153_038_000_000n });
  });

  it('of the prices that an ad can have, those between the limits are in the band and no others', () => {
    fc.assert(
      fc.property(price, band, fc.bigInt({ min: 400_000n, max: 2_100_000n }), (reference, limits, ppm) => {
        const asked = cutPrice((reference * ppm) / wholePpm);
        const { lowest, highest } = bandLimits(reference, limits);
        expect(isInBand(asked, reference, limits)).toBe(asked >= lowest && asked <= highest);
      }),
    );
  });

  it('contains the reference', () => {
    fc.assert(fc.property(price, band, (reference, limits) => isInBand(reference, reference, limits)));
  });
});

describe('coins and currency', () => {
  const won: Trade = { price: 139_125_000_000n, coinScale: 6, fiatDecimals: 0 };

  it('coins are cut, currency is rounded up', () => {
    expect(quantityFor(100_000n, won)).toBe(71_877_807n);
    expect(amountFor(71_877_807n, won)).toBe(100_000n);
    expect(amountFor(1n, won)).toBe(1n);
    expect(maxAmountFor(71_877_807n, won)).toBe(99_999n);
    expect(quantityFor(0n, won)).toBe(0n);
    expect(amountFor(0n, won)).toBe(0n);
  });

  it('an amount buys a quantity exactly if it is the least amount for it or more', () => {
    fc.assert(
      fc.property(units, units, trade, (amount, quantity, terms) => {
        expect(quantityFor(amount, terms) >= quantity).toBe(amount >= amountFor(quantity, terms));
      }),
    );
  });

  it('nobody buys below the price', () => {
    fc.assert(
      fc.property(units, trade, (quantity, terms) => {
        const paid = amountFor(quantity, terms) * 10n ** BigInt(terms.coinScale + 8);
        expect(paid >= quantity * terms.price * 10n ** BigInt(terms.fiatDecimals)).toBe(true);
      }),
    );
  });

  it('there and back never gives more than there was', () => {
    fc.assert(
      fc.property(units, trade, (given, terms) => {
        expect(amountFor(quantityFor(given, terms), terms) <= given).toBe(true);
        expect(quantityFor(maxAmountFor(given, terms), terms) <= given).toBe(true);
      }),
    );
  });

  it('more of one is never less of the other', () => {
    fc.assert(
      fc.property(units, units, trade, (less, more, terms) => {
        fc.pre(less <= more);
        expect(quantityFor(less, terms) <= quantityFor(more, terms)).toBe(true);
        expect(amountFor(less, terms) <= amountFor(more, terms)).toBe(true);
      }),
    );
  });
});

describe('what an order may be worth', () => {
  const dollars: Trade = { price: one, coinScale: 6, fiatDecimals: 2 };

  it.each([
    [1_000_000_000n, { min: 1_000n, max: 50_000n }],
    [100_000_000n, { min: 1_000n, max: 10_000n }],
    [10_000_000n, { min: 1_000n, max: 1_000n }],
    [9_999_999n, undefined],
    [0n, undefined],
  ])('with %d units left', (available, expected) => {
    expect(orderLimits({ minAmount: 1_000n, maxAmount: 50_000n, available }, dollars)).toEqual(expected);
  });

  it('every amount within the limits can be filled', () => {
    fc.assert(
      fc.property(units, units, units, trade, (minAmount, maxAmount, available, terms) => {
        const limits = orderLimits({ minAmount, maxAmount, available }, terms);
        if (!limits) return;
        expect(limits.min <= limits.max && limits.max <= maxAmount).toBe(true);
        expect(quantityFor(limits.max, terms) <= available).toBe(true);
      }),
    );
  });
});
