import { describe, expect, it } from 'vitest';
import { type Levels, levelsAround, times } from './levels.ts';
import { Volatility } from './volatility.ts';

const calm = { price: 60_000, volatility: 0, base: 1, quote: 60_000, priceStep: '0.1', quantityStep: '0.00001' };

const value = (levels: Levels['bids']) => levels.reduce((sum, [price, quantity]) => sum + Number(price) * Number(quantity), 0);
const quantity = (levels: Levels['asks']) => levels.reduce((sum, [, lots]) => sum + Number(lots), 0);

describe('levels', () => {
  it('are 20 a side, lead away from the price, and come to a part of the reserve', () => {
    const { bids, asks } = levelsAround(calm);
    expect([bids.length, asks.length]).toEqual([20, 20]);
    expect(Number(bids[0]?.[0])).toBeLessThan(60_000);
    expect(Number(asks[0]?.[0])).toBeGreaterThan(60_000);
    expect(bids.map(([price]) => Number(price))).toEqual(bids.map(([price]) => Number(price)).toSorted((one, other) => other - one));
    expect(asks.map(([price]) => Number(price))).toEqual(asks.map(([price]) => Number(price)).toSorted((one, other) => one - other));
    expect(value(bids)).toBeLessThanOrEqual(calm.quote * 0.6);
    expect(quantity(asks)).toBeLessThanOrEqual(calm.base * 0.6);
    expect(levelsAround(calm), 'the same twice').toEqual({ bids, asks });
  });

  it('are wider when the price moves', () => {
    const spread = ({ bids, asks }: Levels) => Number(asks[0]?.[0]) - Number(bids[0]?.[0]);
    expect(spread(levelsAround({ ...calm, volatility: 0.002 }))).toBeGreaterThan(4 * spread(levelsAround(calm)));
  });

  it('move down when there are too many coins, and up when there are too few', () => {
    const best = (base: number) => Number(levelsAround({ ...calm, base }).asks[0]?.[0]);
    expect(best(3)).toBeLessThan(best(1));
    expect(best(0.3)).toBeGreaterThan(best(1));
  });

  it('are one step apart at least where steps are large', () => {
    const { bids } = levelsAround({ ...calm, price: 1, base: 10_000, quote: 10_000, priceStep: '0.0001', quantityStep: '0.1' });
    expect(new Set(bids.map(([price]) => price)).size).toBe(20);
  });

  it('meet nobody', () => {
    const { bids, asks } = levelsAround({ ...calm, bestBid: 60_100, bestAsk: 59_900 });
    expect(Number(asks[0]?.[0])).toBeGreaterThan(60_100);
    expect(Number(bids[0]?.[0])).toBeLessThan(59_900);
  });

  it('are left out where nothing is reserved', () => {
    expect(levelsAround({ ...calm, base: 0 }).asks).toEqual([]);
  });
});

it('prices and quantities are written as the exchange writes them', () => {
  expect([times(600_000, '0.1'), times(1, '0.00001'), times(100, '1'), times(123, '0.01')]).toEqual(['60000', '0.00001', '100', '1.23']);
});

it('volatility is what steps are like, as a share of the price', () => {
  const volatility = new Volatility();
  expect(volatility.see(100)).toBe(0);
  expect(volatility.see(101)).toBeCloseTo(0.01, 5);
  for (let look = 0; look < 40; look += 1) volatility.see(101);
  expect(volatility.see(101)).toBe(0);
});
