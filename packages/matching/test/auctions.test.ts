import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import type { Side } from '../src/commands.ts';
import type { Market } from '../src/market.ts';
import { auctionPrice } from '../src/trading/auction-price.ts';
import { limit, oco, opened } from './support/orders.ts';
import { depth, told } from './support/told.ts';

function inAuction(orders: ReadonlyArray<readonly [Side, number, number]>, reference = 100): Market {
  const market = opened({ entryNear: 10_000 }, reference);
  apply(market, { type: 'state', state: 'auction' });
  orders.forEach(([side, tick, lots], index) => apply(market, limit(index + 1, side, tick, lots)));
  return market;
}

const price = (market: Market) => {
  const { tick, lots } = auctionPrice(market);
  return `${lots}@${tick}`;
};

describe('the price of an auction', () => {
  it('has the largest volume', () => {
    expect(
      price(
        inAuction([
          ['buy', 103, 2],
          ['buy', 101, 5],
          ['sell', 99, 2],
          ['sell', 101, 5],
          ['sell', 102, 5],
        ]),
      ),
    ).toBe('7@101');
  });

  it('then has the smallest surplus', () => {
    // From 98 to 103 five lots meet; at 98 and 99 there are six to buy.
    const market = inAuction([
      ['buy', 103, 5],
      ['buy', 99, 1],
      ['sell', 98, 5],
    ]);
    apply(market, { type: 'reference', tick: 98 });
    expect(price(market)).toBe('5@100');
  });

  it('then is the nearest to the reference, also between the prices of orders', () => {
    const orders = [
      ['buy', 103, 5],
      ['sell', 98, 5],
    ] as const;
    expect(price(inAuction(orders, 101))).toBe('5@101');
    expect(price(inAuction(orders, 107))).toBe('5@103');
    expect(price(inAuction(orders, 96))).toBe('5@98');
  });

  it('without a reference is the nearest to the last price, and the lowest if there is none', () => {
    const market = inAuction([
      ['buy', 103, 5],
      ['sell', 98, 5],
    ]);
    apply(market, { type: 'reference', tick: 0 });
    expect(price(market)).toBe('5@98');
    apply(market, { type: 'auction-end' });
    expect(market.last).toBe(98);
    apply(market, { type: 'state', state: 'auction' });
    told(market, limit(21, 'buy', 110, 5), limit(22, 'sell', 90, 5));
    expect(price(market)).toBe('5@98');
  });

  it('is that of every tick tried one by one', () => {
    const order = fc.tuple(fc.constantFrom<Side>('buy', 'sell'), fc.integer({ min: 92, max: 108 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(fc.array(order, { maxLength: 14 }), fc.integer({ min: 95, max: 105 }), (orders, reference) => {
        const market = inAuction(orders, reference);
        const tried = Array.from({ length: 200 }, (_, index) => {
          const tick = index + 1;
          const buys = sum(orders.filter(([side, at]) => side === 'buy' && at >= tick));
          const sells = sum(orders.filter(([side, at]) => side === 'sell' && at <= tick));
          return [-Math.min(buys, sells), Math.abs(buys - sells), Math.abs(tick - reference), tick] as const;
        });
        const [best] = tried.toSorted((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2] || one[3] - other[3]);
        expect(price(market)).toBe(best?.[0] === 0 ? '0@0' : `${-(best?.[0] ?? 0)}@${best?.[3]}`);
        apply(market, { type: 'auction-end' });
        const [bid, ask] = [market.ladders[0]?.levels.at(-1)?.tick ?? 0, market.ladders[1]?.levels.at(-1)?.tick ?? 999];
        expect(bid).toBeLessThan(ask);
      }),
      { numRuns: 500 },
    );
  });
});

const sum = (orders: ReadonlyArray<readonly [Side, number, number]>): number => orders.reduce((lots, [, , more]) => lots + more, 0);

describe('the end of an auction', () => {
  it('trades at one price by price and time, tells the price first, and opens the market', () => {
    const market = inAuction([
      ['buy', 101, 3],
      ['buy', 102, 2],
      ['buy', 101, 4],
      ['sell', 99, 5],
      ['sell', 100, 3],
    ]);
    expect(told(market, { type: 'auction-end' })).toEqual([
      'auction 8@100',
      'trade 2@100 2-4',
      'done 2: filled',
      'trade 3@100 1-4',
      'done 1: filled',
      'done 4: filled',
      'trade 3@100 3-5',
      'done 5: filled',
      'state open: auction-end',
    ]);
    expect(depth(market, 'buy')).toEqual(['1@101']);
  });

  it('gives buyers back what their limits were above the price, and asks both sides for the rate of makers', () => {
    const market = opened({}, 100);
    apply(market, { type: 'state', state: 'auction' });
    const rates = { makerRate: 100_000, takerRate: 500_000 };
    told(market, limit(1, 'buy', 105, 10, rates), limit(2, 'sell', 95, 10, rates));
    const trade = apply(market, { type: 'auction-end' }).find(({ type }) => type === 'trade');
    expect(trade).toMatchObject({ taker: 'none', tick: 100, buyBack: 5 * 10 * 7, buyFee: 10, sellFee: 700 });
  });

  it('says so if nothing meets', () => {
    const market = inAuction([
      ['buy', 99, 1],
      ['sell', 100, 1],
    ]);
    expect(told(market, { type: 'auction-end' })).toEqual(['auction 0@0', 'state open: auction-end']);
  });

  it('lets orders that wait see its price', () => {
    const market = opened();
    told(market, limit(1, 'sell', 94, 1, { kind: 'stop-limit', triggerTick: 96, triggerBy: 'last' }), oco(8, 'sell', [104, 95, 94], 1));
    told(market, { type: 'state', state: 'auction' }, limit(3, 'buy', 96, 1), limit(4, 'sell', 96, 1));
    expect(told(market, { type: 'auction-end' })).toEqual([
      'auction 1@96',
      'trade 1@96 3-4',
      'done 3: filled',
      'done 4: filled',
      'state open: auction-end',
      'triggered 1',
    ]);
  });

  it('ends the other leg of an order that it fills', () => {
    const market = opened();
    told(market, oco(1, 'sell', [101, 95, 94], 1), oco(3, 'buy', [99, 106, 106], 1));
    told(market, { type: 'state', state: 'auction' }, limit(5, 'buy', 101, 1), limit(6, 'sell', 99, 1));
    // The new orders meet each other first by price and time; the legs meet those that come to them.
    expect(told(market, { type: 'auction-end' })).not.toContain('done 2: oco');
    told(market, { type: 'state', state: 'auction' }, limit(7, 'buy', 101, 1), limit(8, 'sell', 99, 1));
    told(market, { type: 'cancel', order: 8, account: 8 });
    expect(told(market, { type: 'auction-end' }).slice(1, 5)).toEqual([
      'done 2: oco',
      'trade 1@101 7-1',
      'done 7: filled',
      'done 1: filled',
    ]);
  });
});

describe('while an auction collects orders', () => {
  it('an order that reaches one of its own group is refused', () => {
    const market = inAuction([]);
    told(market, limit(1, 'sell', 100, 1, { group: 9 }));
    expect(told(market, limit(2, 'buy', 100, 1, { group: 9, selfTrade: 'expire-maker' }))).toEqual(['refused self-trade']);
    expect(told(market, limit(2, 'buy', 99, 1, { group: 9 }))).toEqual(['accepted 2']);
    expect(told(market, { type: 'amend', order: 2, account: 2, tick: 101, lots: 1, hold: 70 })).toEqual(['refused self-trade']);
    expect(told(market, { type: 'amend', order: 2, account: 2, tick: 98, lots: 1, hold: 0 })).toEqual(['amended 2']);
  });

  it('the book may be crossed, and a halt keeps it for the next auction', () => {
    const market = inAuction([
      ['buy', 102, 1],
      ['sell', 99, 1],
    ]);
    told(market, { type: 'state', state: 'halted' }, { type: 'state', state: 'auction' });
    expect(told(market, { type: 'auction-end' })).toContain('trade 1@100 1-2');
  });
});
