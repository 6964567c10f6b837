import { describe, expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import { limit, marketOrder, opened } from './support/orders.ts';
import { depth, told } from './support/told.ts';

describe('a limit order', () => {
  it('trades with the best price first and with the oldest order of a price', () => {
    const market = opened();
    told(market, limit(1, 'sell', 101, 2), limit(2, 'sell', 100, 2), limit(3, 'sell', 100, 2));
    expect(told(market, limit(4, 'buy', 101, 5))).toEqual([
      'accepted 4',
      'trade 2@100 4-2',
      'done 2: filled',
      'trade 2@100 4-3',
      'done 3: filled',
      'trade 1@101 4-1',
      'done 4: filled',
    ]);
    expect(depth(market, 'sell')).toEqual(['1@101']);
  });

  it('rests with what it did not find, and tells every level that changed, the best first', () => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 2), limit(2, 'sell', 101, 2), limit(3, 'buy', 98, 1));
    const events = apply(market, limit(4, 'buy', 101, 9));
    expect(events.slice(-3)).toEqual([
      { type: 'level', side: 'buy', tick: 101, lots: 5 },
      { type: 'level', side: 'sell', tick: 100, lots: 0 },
      { type: 'level', side: 'sell', tick: 101, lots: 0 },
    ]);
    expect(depth(market, 'buy')).toEqual(['5@101', '1@98']);
  });

  it('pays the price of the maker, gets back what its limit was above it, and pays fees out of what it receives', () => {
    const market = opened();
    told(market, limit(1, 'sell', 98, 3));
    const [accepted, trade] = apply(market, limit(2, 'buy', 100, 3, { hold: 2_105 }));
    expect(accepted).toMatchObject({ type: 'accepted', held: 2_100, back: 5 });
    expect(trade).toEqual({
      type: 'trade',
      trade: 1,
      tick: 98,
      lots: 3,
      value: 2_058,
      taker: 'buy',
      buyOrder: 2,
      buyer: 2,
      // 0.2 % of 30 base units is less than one; 0.1 % of 2,058 quote units is two and a bit.
      buyFee: 0,
      buyBack: 42,
      buyFrom: 'hold',
      sellOrder: 1,
      seller: 1,
      sellFee: 2,
      sellFrom: 'hold',
    });
  });

  it('pays the rate of a taker or of a maker, whichever it is', () => {
    const market = opened();
    told(market, limit(1, 'buy', 100, 100, { makerRate: 10_000, takerRate: 500_000 }));
    const [, trade] = apply(market, limit(2, 'sell', 100, 100, { makerRate: 500_000, takerRate: 20_000 }));
    expect(trade).toMatchObject({ taker: 'sell', buyFee: 10, sellFee: 1_400, buyBack: 0 });
  });

  it('ends when its time comes, and not before', () => {
    const market = opened();
    told(market, limit(1, 'buy', 99, 2, { timeInForce: 'gtd', expiresAt: 1_000 }), limit(2, 'buy', 99, 2));
    expect(told(market, { type: 'time', now: 999 })).toEqual([]);
    expect(told(market, { type: 'time', now: 1_000 })).toEqual(['done 1: expired']);
    expect(told(market, limit(3, 'buy', 99, 2, { timeInForce: 'gtd', expiresAt: 1_000 }))).toEqual(['refused expired']);
    expect(depth(market, 'buy')).toEqual(['2@99']);
  });

  it('ends with others in the order of their times, then of their ids', () => {
    const market = opened();
    const until = (order: number, expiresAt: number) => limit(order, 'buy', 99, 1, { timeInForce: 'gtd', expiresAt });
    told(market, until(5, 30), until(4, 20), until(3, 30), until(2, 10), until(1, 40), { type: 'cancel', order: 4, account: 4 });
    expect(told(market, { type: 'time', now: 35 })).toEqual(['done 2: expired', 'done 3: expired', 'done 5: expired']);
  });
});

describe('an order that never rests', () => {
  it('takes what there is and ends with the rest (IOC)', () => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 2));
    expect(told(market, limit(2, 'buy', 100, 5, { timeInForce: 'ioc' }))).toEqual([
      'accepted 2',
      'trade 2@100 2-1',
      'done 1: filled',
      'done 2: not-filled',
    ]);
    expect(depth(market, 'buy')).toEqual([]);
  });

  it('is filled at once and wholly, or not at all (FOK)', () => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 2), limit(2, 'sell', 101, 2), limit(3, 'sell', 102, 2));
    expect(told(market, limit(4, 'buy', 101, 5, { timeInForce: 'fok' }))).toEqual(['accepted 4', 'done 4: fill-or-kill']);
    expect(depth(market, 'sell')).toEqual(['2@100', '2@101', '2@102']);
    expect(told(market, limit(5, 'buy', 101, 4, { timeInForce: 'fok' })).at(-1)).toBe('done 5: filled');
    told(market, limit(6, 'buy', 100, 2), limit(7, 'buy', 99, 2));
    expect(told(market, limit(8, 'sell', 99, 5, { timeInForce: 'fok' })).at(-1)).toBe('done 8: fill-or-kill');
    expect(told(market, limit(8, 'sell', 99, 4, { timeInForce: 'fok' })).at(-1)).toBe('done 8: filled');
  });

  it.each([
    ['expire-taker', 'fill-or-kill'],
    ['expire-both', 'fill-or-kill'],
    ['decrement', 'fill-or-kill'],
    ['expire-maker', 'filled'],
  ] as const)('counts for FOK what mode %s would leave of the book', (selfTrade, end) => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 2), limit(2, 'sell', 100, 2, { group: 9 }), limit(3, 'sell', 101, 2));
    const own = { group: 9, selfTrade, timeInForce: 'fok' } as const;
    expect(told(market, limit(4, 'buy', 101, 4, own)).at(-1)).toBe(`done 4: ${end}`);
    // Own orders make no difference behind what is wanted.
    const other = opened();
    told(other, limit(1, 'sell', 100, 2), limit(2, 'sell', 100, 2, { group: 9 }));
    expect(told(other, limit(4, 'buy', 101, 2, own)).at(-1)).toBe('done 4: filled');
  });

  it('does not count for FOK with own orders passed over more than is there', () => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 2), limit(2, 'sell', 100, 2, { group: 9 }), limit(3, 'sell', 101, 1));
    const own = { group: 9, selfTrade: 'expire-maker', timeInForce: 'fok' } as const;
    expect(told(market, limit(4, 'buy', 101, 4, own))).toEqual(['accepted 4', 'done 4: fill-or-kill']);
    expect(depth(market, 'sell')).toEqual(['4@100', '1@101']);
  });
});

describe('a post-only order', () => {
  it('is refused if it would take, and rests beside the other side otherwise', () => {
    const market = opened();
    told(market, limit(1, 'sell', 101, 2));
    expect(told(market, limit(2, 'buy', 101, 1, { timeInForce: 'post-only' }))).toEqual(['refused would-take']);
    expect(told(market, limit(2, 'buy', 100, 1, { timeInForce: 'post-only' }))).toEqual(['accepted 2']);
    expect(told(market, limit(3, 'sell', 100, 1, { timeInForce: 'post-only' }))).toEqual(['refused would-take']);
  });
});

describe('a market order', () => {
  it('by lots takes up to the price that its hold was made for, and gives back the rest', () => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 2), limit(2, 'sell', 102, 2), limit(3, 'sell', 104, 2));
    const events = apply(market, marketOrder(4, 'buy', 9, { tick: 102 }));
    expect(events[0]).toMatchObject({ type: 'accepted', held: 9 * 102 * 7, back: 0 });
    expect(events.find((event) => event.type === 'done' && event.order === 4)).toEqual({
      type: 'done',
      order: 4,
      account: 4,
      reason: 'not-filled',
      lots: 5,
      back: 5 * 102 * 7,
    });
    expect(depth(market, 'sell')).toEqual(['2@104']);
  });

  it('by lots sells down to the execution limit, and the rest ends with price-range', () => {
    const market = opened();
    told(market, limit(1, 'buy', 95, 2), limit(2, 'buy', 94, 2));
    expect(told(market, marketOrder(3, 'sell', 3))).toEqual(['accepted 3', 'trade 2@95 1-3', 'done 1: filled', 'done 3: price-range']);
  });

  it('by budget buys whole lots as long as the budget lasts, and gives back what is left', () => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 2), limit(2, 'sell', 101, 5));
    const events = apply(market, marketOrder(3, 'buy', 0, { budget: 3_000 }));
    // Two lots for 1,400; of the remaining 1,600 two lots at 707.
    expect(events.filter(({ type }) => type === 'trade')).toMatchObject([
      { lots: 2, tick: 100, value: 1_400, buyBack: 0 },
      { lots: 2, tick: 101, value: 1_414, buyBack: 0 },
    ]);
    expect(events.findLast(({ type }) => type === 'done')).toEqual({
      type: 'done',
      order: 3,
      account: 3,
      reason: 'filled',
      lots: 0,
      back: 186,
    });
  });

  it('by budget is filled when the budget comes out even, and not filled if it buys nothing', () => {
    const market = opened();
    told(market, limit(1, 'sell', 100, 5));
    expect(told(market, marketOrder(2, 'buy', 0, { budget: 699 }))).toEqual(['accepted 2', 'done 2: not-filled']);
    expect(told(market, marketOrder(3, 'buy', 0, { budget: 1_400 }))).toEqual(['accepted 3', 'trade 2@100 3-1', 'done 3: filled']);
    expect(told(market, marketOrder(4, 'buy', 0, { budget: 14_000 })).at(-1)).toBe('done 4: not-filled');
  });

  it('is asked for no entry band', () => {
    expect(told(opened(), marketOrder(1, 'buy', 1, { tick: 500 }))).toEqual(['accepted 1', 'done 1: not-filled']);
  });
});
