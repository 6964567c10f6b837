import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedPrice, isWithin } from './price.rules.ts';

function quotes(...prices: number[]) {
  return prices.map((price, i) => ({ source: `source-${i}`, price: BigInt(price) }));
}

describe('the agreed price', () => {
  it.each([
    ['nobody', [], undefined],
    ['one source', [100], { price: 100n, sources: 1 }],
    ['two that agree', [100, 102], { price: 101n, sources: 2 }],
    ['two that do not', [100, 200], undefined],
    ['three, one far above', [100, 101, 200], { price: 100n, sources: 2 }],
    ['three, one far below', [1, 100, 101], { price: 100n, sources: 2 }],
    ['four in two camps', [100, 100, 200, 200], undefined],
    ['four, half of them near the middle', [10, 100, 101, 1_000], undefined],
    ['five, two astray', [10, 100, 101, 102, 1_000], { price: 101n, sources: 3 }],
    ['all equal', [7, 7, 7, 7], { price: 7n, sources: 4 }],
  ])('%s', (_, prices, agreed) => {
    expect(agreedPrice(quotes(...prices), 2)).toEqual(agreed);
  });

  const sources = fc.array(
    fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map((price) => ({ source: 'any', price })),
    { minLength: 1, maxLength: 9 },
  );

  it('lies between the sources and within the tolerance of most of them', () => {
    fc.assert(
      fc.property(sources, fc.integer({ min: 1, max: 50 }), (given, tolerance) => {
        const agreed = agreedPrice(given, tolerance);
        if (!agreed) return;
        const prices = given.map(({ price }) => price);
        expect(prices.some((price) => price <= agreed.price) && prices.some((price) => price >= agreed.price)).toBe(true);
        expect(agreed.sources * 2).toBeGreaterThan(given.length);
      }),
    );
  });

  it('does not depend on the order of the sources', () => {
    fc.assert(
      fc.property(sources, (given) => {
        expect(agreedPrice(given.toReversed(), 2)).toEqual(agreedPrice(given, 2));
      }),
    );
  });

  it('a minority cannot move it outside what the majority said', () => {
    const honest = fc.array(fc.bigInt({ min: 1_000_000n, max: 1_001_000n }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(honest, fc.array(fc.bigInt({ min: 1n, max: 2n ** 62n }), { maxLength: 5 }), (good, bad) => {
        const liars = bad.slice(0, good.length - 1);
        const agreed = agreedPrice(
          [...good, ...liars].map((price) => ({ source: 'any', price })),
          2,
        );
        if (agreed) expect(isWithin(agreed.price, 1_000_500n, 3)).toBe(true);
      }),
    );
  });
});

describe('the band', () => {
  it.each([
    [102n, true],
    [98n, true],
    [103n, false],
    [97n, false],
  ])('%s is within 2 percent of 100: %s', (price, expected) => {
    expect(isWithin(price, 100n, 2)).toBe(expected);
  });

  it('takes fractions of a percent', () => {
    expect(isWithin(10_005n, 10_000n, 0.05)).toBe(true);
    expect(isWithin(10_006n, 10_000n, 0.05)).toBe(false);
  });
});
