import { describe, expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import type { SelfTradeMode } from '../src/commands.ts';
import type { Market } from '../src/market.ts';
import { limit, marketOrder, oco, opened } from './support/orders.ts';
import { depth, told } from './support/told.ts';

/** Two sells of somebody else around one of group 9. */
function sells(own = 3): Market {
  const market = opened();
  told(market, limit(1, 'sell', 100, 2), limit(2, 'sell', 100, own, { group: 9 }), limit(3, 'sell', 101, 2));
  return market;
}

const buyOf = (lots: number, selfTrade: SelfTradeMode) => limit(4, 'buy', 101, lots, { group: 9, selfTrade });

describe('when a taker meets an order of its own group', () => {
  it('expire-taker ends the taker, and what was traded before stays', () => {
    const market = sells();
    expect(told(market, buyOf(6, 'expire-taker'))).toEqual(['accepted 4', 'trade 2@100 4-1', 'done 1: filled', 'done 4: self-trade']);
    expect(depth(market, 'sell')).toEqual(['3@100', '2@101']);
  });

  it('expire-maker ends the maker, and the taker goes on', () => {
    const market = sells();
    expect(told(market, buyOf(6, 'expire-maker'))).toEqual([
      'accepted 4',
      'trade 2@100 4-1',
      'done 1: filled',
      'done 2: self-trade',
      'trade 2@101 4-3',
      'done 3: filled',
    ]);
    expect(depth(market, 'buy')).toEqual(['2@101']);
  });

  it('expire-both ends the maker, then the taker', () => {
    const market = sells();
    expect(told(market, buyOf(6, 'expire-both')).slice(3)).toEqual(['done 2: self-trade', 'done 4: self-trade']);
    expect(depth(market, 'sell')).toEqual(['2@101']);
  });

  it('decrement takes the smaller quantity from both: here the maker is over', () => {
    const market = sells();
    expect(told(market, buyOf(6, 'decrement')).slice(3)).toEqual([
      'done 2: self-trade',
      'reduced 4 to 1: self-trade',
      'trade 1@101 4-3',
      'done 4: filled',
    ]);
  });

  it('decrement takes the smaller quantity from both: here the taker is over', () => {
    const market = sells();
    const events = apply(market, buyOf(4, 'decrement'));
    expect(events.slice(3, 5)).toEqual([
      { type: 'reduced', order: 2, account: 2, reason: 'self-trade', lots: 1, back: 20 },
      { type: 'done', order: 4, account: 4, reason: 'self-trade', lots: 2, back: 2 * 101 * 7 },
    ]);
    expect(depth(market, 'sell')).toEqual(['1@100', '2@101']);
  });

  it('decrement ends both if they are equal', () => {
    expect(told(sells(4), buyOf(6, 'decrement')).slice(3)).toEqual(['done 2: self-trade', 'done 4: self-trade']);
  });

  it('decrement takes from a budget what the lots would have cost', () => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 2, { group: 9 }), limit(2, 'sell', 101, 5));
    const budget = { group: 9, selfTrade: 'decrement', budget: 2_200 } as const;
    const events = apply(market, marketOrder(3, 'buy', 0, budget));
    expect(events[2]).toEqual({ type: 'reduced', order: 3, account: 3, reason: 'self-trade', lots: 0, back: 1_400 });
    expect(events[3]).toMatchObject({ type: 'trade', lots: 1, tick: 101 });
    expect(events[4]).toMatchObject({ type: 'done', order: 3, reason: 'filled', back: 93 });
    told(market, limit(5, 'sell', 100, 2, { group: 9 }));
    expect(told(market, marketOrder(6, 'buy', 0, { ...budget, budget: 700 }))).toEqual([
      'accepted 6',
      'reduced 5 to 1: self-trade',
      'done 6: self-trade',
    ]);
    expect(told(market, marketOrder(7, 'buy', 0, { ...budget, budget: 699 }))).toEqual(['accepted 7', 'done 7: not-filled']);
  });

  it('ends a budget by its mode even if it buys nothing', () => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 2, { group: 9 }), limit(2, 'sell', 100, 2));
    const own = { group: 9, budget: 699 } as const;
    expect(told(market, marketOrder(3, 'buy', 0, { ...own, selfTrade: 'expire-taker' }))).toEqual(['accepted 3', 'done 3: self-trade']);
    expect(told(market, marketOrder(3, 'buy', 0, { ...own, selfTrade: 'expire-maker' }))).toEqual([
      'accepted 3',
      'done 1: self-trade',
      'done 3: not-filled',
    ]);
  });

  it('is of the same group even with another account', () => {
    const market = opened();
    told(market, limit(1, 'buy', 100, 2, { account: 11, group: 9 }));
    expect(told(market, limit(2, 'sell', 100, 1, { account: 12, group: 9 }))).toEqual(['accepted 2', 'done 2: self-trade']);
    expect(told(market, limit(3, 'sell', 100, 1, { account: 12, group: 8 }))).toContain('trade 1@100 1-3');
  });

  it('ends the other leg of a maker that becomes smaller', () => {
    const market = opened();
    told(market, { ...oco(1, 'sell', [100, 95, 94], 5), group: 9 });
    expect(told(market, limit(4, 'buy', 100, 2, { group: 9, selfTrade: 'decrement' }))).toEqual([
      'accepted 4',
      'done 2: oco',
      'reduced 1 to 3: self-trade',
      'done 4: self-trade',
    ]);
  });
});
