import { describe, expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import type { Side } from '../src/commands.ts';
import { limit, marketOrder, opened } from './support/orders.ts';
import { depth, told } from './support/told.ts';

describe('entry', () => {
  // A reference of 99: ten percent beyond it is 108.9 for a buy and 89.1 for a sell; a fifth is 19.8, five times 495.
  it.each<[Side, number, boolean]>([
    ['buy', 108, true],
    ['buy', 109, false],
    ['buy', 20, true],
    ['buy', 19, false],
    ['sell', 90, true],
    ['sell', 89, false],
    ['sell', 495, true],
    ['sell', 496, false],
  ])('a %s at %i is inside of the band: %s', (side, tick, isInside) => {
    expect(told(opened({}, 99), limit(1, side, tick, 1))).toEqual([isInside ? 'accepted 1' : 'refused price-band']);
  });

  it('is free in an auction without a reference', () => {
    const market = opened({}, 0);
    told(market, { type: 'state', state: 'auction' });
    expect(told(market, limit(1, 'buy', 900, 1))).toEqual(['accepted 1']);
  });

  it('is asked of what an order becomes, too', () => {
    const market = opened({}, 99);
    told(market, limit(1, 'buy', 99, 1));
    expect(told(market, { type: 'amend', order: 1, account: 1, tick: 109, lots: 1, hold: 70 })).toEqual(['refused price-band']);
  });
});

describe('execution', () => {
  it('ends a taker at the limit of its phase, whatever its time in force', () => {
    const market = opened({ execution: 300 });
    told(market, limit(1, 'sell', 103, 1), limit(2, 'sell', 104, 1));
    expect(told(market, limit(3, 'buy', 105, 5))).toEqual(['accepted 3', 'trade 1@103 3-1', 'done 1: filled', 'done 3: price-range']);
    expect(depth(market, 'buy')).toEqual([]);
  });

  it('lets an order rest that its own limit stops', () => {
    const market = opened({ execution: 300 });
    told(market, limit(1, 'sell', 104, 1));
    expect(told(market, limit(2, 'buy', 103, 5))).toEqual(['accepted 2']);
  });

  it('counts for FOK only what lies within', () => {
    const market = opened({ execution: 300 });
    told(market, limit(1, 'buy', 97, 1), limit(2, 'buy', 96, 1));
    expect(told(market, limit(3, 'sell', 96, 2, { timeInForce: 'fok' }))).toEqual(['accepted 3', 'done 3: fill-or-kill']);
  });
});

describe('volatility', () => {
  /** Trades once at 100, two seconds before a window of two seconds ends. */
  const traded = (volatility: number) => {
    const market = opened({ volatility, volatilityWindowMs: 2_000 });
    told(market, limit(1, 'sell', 100, 1), limit(2, 'buy', 100, 1), { type: 'time', now: 10_000 });
    told(market, limit(3, 'sell', 103, 1), limit(4, 'sell', 104, 9));
    return market;
  };

  it('opens an auction when a taker has moved the price too far from that of a while ago', () => {
    const market = traded(300);
    told(market, { type: 'time', now: 12_000 });
    expect(told(market, limit(5, 'buy', 103, 1))).not.toContain('state auction: volatility');
    expect(told(market, limit(6, 'buy', 104, 2))).toEqual(['accepted 6', 'trade 2@104 6-4', 'done 6: filled', 'state auction: volatility']);
    // What comes then is collected, and the auction finds the price.
    expect(told(market, limit(7, 'buy', 104, 3), marketOrder(8, 'buy', 1))).toEqual(['accepted 7', 'refused state']);
    expect(depth(market, 'buy')).toEqual(['3@104']);
    expect(told(market, { type: 'auction-end' })).toContain('trade 3@104 7-4');
  });

  it('knows nothing of prices before its window has passed', () => {
    const market = traded(300);
    told(market, { type: 'time', now: 11_999 });
    expect(told(market, limit(6, 'buy', 104, 2))).not.toContain('state auction: volatility');
  });

  it('is off with 0', () => {
    const market = traded(0);
    told(market, { type: 'time', now: 12_000 });
    expect(told(market, limit(6, 'buy', 104, 2))).not.toContain('state auction: volatility');
  });

  it('looks at a fall as at a rise', () => {
    const market = traded(300);
    told(market, { type: 'time', now: 12_000 }, limit(5, 'buy', 96, 1));
    expect(told(market, limit(6, 'sell', 96, 1)).at(-1)).toBe('state auction: volatility');
  });

  it('compares with the price of then: what moved slowly is calm', () => {
    const market = traded(300);
    told(market, { type: 'time', now: 12_000 }, limit(5, 'buy', 103, 1));
    for (const now of [13_000, 14_000, 15_000]) apply(market, { type: 'time', now });
    expect(told(market, limit(6, 'buy', 104, 1))).not.toContain('state auction: volatility');
  });

  it('keeps one sample a second, and drops what the window has passed', () => {
    const market = traded(300);
    for (let now = 10_100; now <= 20_000; now += 100) apply(market, { type: 'time', now });
    expect(market.samples.map(({ time }) => time)).toEqual([18_000, 19_000, 20_000]);
  });

  it('begins anew after an auction', () => {
    const market = traded(300);
    told(market, { type: 'time', now: 12_000 }, limit(6, 'buy', 104, 2), { type: 'auction-end' });
    expect(market.samples).toEqual([]);
  });
});
