import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bin, priceLine } from './price-line.rules.ts';

const second = (at: number) => new Date(at * 1_000);
const bin = (firstAt: number, open: bigint, [lowAt, low]: [number, bigint], [highAt, high]: [number, bigint]): Bin => ({
  firstAt: second(firstAt),
  open,
  lowAt: second(lowAt),
  low,
  highAt: second(highAt),
  high,
});

describe('the line of a chart', () => {
  it('has nothing before the first price', () => {
    expect(priceLine([], undefined)).toEqual([]);
    expect(priceLine([], { at: second(7), price: 3n })).toEqual([[7, 3n]]);
  });

  it('begins with the first price, and shows the extremes of a step in the order in which they were', () => {
    const bins = [bin(100, 5n, [160, 2n], [130, 9n]), bin(200, 6n, [210, 4n], [240, 8n])];
    expect(priceLine(bins, { at: second(250), price: 7n })).toEqual([
      [100, 5n],
      [130, 9n],
      [160, 2n],
      [210, 4n],
      [240, 8n],
      [250, 7n],
    ]);
  });

  it('has one point for a step without movement, and leaves a gap where there was no price', () => {
    expect(priceLine([bin(100, 5n, [100, 5n], [100, 5n]), bin(900, 6n, [900, 6n], [900, 6n])], undefined)).toEqual([
      [100, 5n],
      [900, 6n],
    ]);
  });

  it('keeps both extremes of one bucket, a second apart', () => {
    expect(priceLine([bin(100, 5n, [100, 2n], [100, 9n])], { at: second(100), price: 4n })).toEqual([
      [100, 5n],
      [101, 2n],
      [102, 9n],
      [103, 4n],
    ]);
  });
});

it('whatever the prices were, time goes on, and the highest and the lowest are on the line', () => {
  const prices = fc.array(fc.bigInt(1n, 1_000n), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 9 }), (all, size) => {
      const bins = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => binOf(all.slice(at * size, (at + 1) * size), at * size));
      const line = priceLine(bins, undefined);
      expect(line.every(([at], index) => index === 0 || at > (line[index - 1]?.[0] as number))).toBe(true);
      const shown = line.map(([, price]) => price);
      const sorted = all.toSorted((one, other) => Number(one - other));
      expect(shown).toContain(sorted[0]);
      expect(shown).toContain(sorted.at(-1));
    }),
  );
});

/** A step whose prices are five minutes apart. */
function binOf(prices: readonly bigint[], from: number): Bin {
  const at = (index: number) => (from + index) * 300;
  const low = prices.reduce((least, price) => (price < least ? price : least));
  const high = prices.reduce((most, price) => (price > most ? price : most));
  return bin(at(0), prices[0] as bigint, [at(prices.indexOf(low)), low], [at(prices.indexOf(high)), high]);
}
