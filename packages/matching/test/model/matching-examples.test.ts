import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/commands.ts';
import { brief, exampleParameters, limit, oco, opening, spend, untilAuction } from './example-market.ts';
import { subjects } from './subjects.ts';

/** How orders meet, in examples that were worked by hand from the README. */
const time = (now: number): Command => ({ type: 'time', now });
const reference = (tick: number): Command => ({ type: 'reference', tick });
const auctionEnd: Command = { type: 'auction-end' };

describe.each(subjects)('$name', ({ eventsOf, told, toldLast }) => {
  describe('trades', () => {
    it('a better price is the one of the maker, and the rest comes back', () => {
      // The hold is 5 x 102 x 2 = 1020. Three lots cost 300 x 2 = 600 and give back 3 x 2 x 2 = 12; two lots keep 2 x 102 x 2.
      expect(toldLast([limit(1, 'sell', 3, 100), limit(2, 'buy', 5, 102)])).toEqual([
        'accepted 2: 5 @ 102, sequence 2, held 1020, back 0',
        'trade 1: 3 @ 100, 2 from 1, taker buy',
        'done 1: filled, 0 left, back 0',
      ]);
    });

    it('value, fees and what is given back are exact and floored', () => {
      const maker = limit(1, 'sell', 3, 100, { makerRate: 1_000 });
      const taker = limit(2, 'buy', 5, 102, { takerRate: 33_333 });
      // The buyer gets 30 base units, of which 0.99999 are the fee; the seller 600 quote units, of which 0.6 are.
      const [trade] = eventsOf(exampleParameters, [...opening, maker], [taker]).filter(({ type }) => type === 'trade');
      expect(trade).toEqual({
        type: 'trade',
        trade: 1,
        tick: 100,
        lots: 3,
        value: 600,
        taker: 'buy',
        buyOrder: 2,
        buyer: 2,
        buyFee: 0,
        buyBack: 12,
        buyFrom: 'hold',
        sellOrder: 1,
        seller: 1,
        sellFee: 0,
        sellFrom: 'hold',
      });
    });

    it('price goes before sequence', () => {
      const makers = [limit(1, 'sell', 1, 101), limit(2, 'sell', 1, 100), limit(3, 'sell', 1, 100)];
      expect(toldLast([...makers, limit(4, 'buy', 3, 101)])).toEqual([
        'accepted 4: 3 @ 101, sequence 4, held 606, back 0',
        'trade 1: 1 @ 100, 4 from 2, taker buy',
        'done 2: filled, 0 left, back 0',
        'trade 2: 1 @ 100, 4 from 3, taker buy',
        'done 3: filled, 0 left, back 0',
        'trade 3: 1 @ 101, 4 from 1, taker buy',
        'done 1: filled, 0 left, back 0',
        'done 4: filled, 0 left, back 0',
      ]);
    });

    it('levels come last, buys from the highest, then sells from the lowest', () => {
      const events = eventsOf(
        exampleParameters,
        [...opening, limit(1, 'sell', 3, 100), limit(2, 'sell', 2, 101), limit(3, 'buy', 1, 98)],
        [limit(4, 'buy', 6, 101)],
      );
      expect(events.slice(-3).map(brief)).toEqual(['level: buy 1 @ 101', 'level: sell 0 @ 100', 'level: sell 0 @ 101']);
    });

    it('immediate orders do not rest', () => {
      expect(toldLast([limit(1, 'sell', 1, 100), limit(2, 'buy', 3, 100, { timeInForce: 'ioc', hold: 650 })])).toEqual([
        'accepted 2: 3 @ 100, sequence 2, held 600, back 50',
        'trade 1: 1 @ 100, 2 from 1, taker buy',
        'done 1: filled, 0 left, back 0',
        'done 2: not-filled, 2 left, back 400',
      ]);
    });

    it('fill-or-kill takes all or nothing', () => {
      const makers = [limit(1, 'sell', 1, 100), limit(2, 'sell', 2, 101)];
      const taker = (lots: number) => limit(3, 'buy', lots, 101, { timeInForce: 'fok' });
      expect(toldLast([...makers, taker(4)])).toEqual([
        'accepted 3: 4 @ 101, sequence 3, held 808, back 0',
        'done 3: fill-or-kill, 4 left, back 808',
      ]);
      expect(toldLast([...makers, taker(3)]).at(-1)).toBe('done 3: filled, 0 left, back 0');
    });

    it('fill-or-kill counts what self-trade prevention would leave', () => {
      const makers = [limit(1, 'sell', 2, 100, { group: 7 }), limit(2, 'sell', 2, 100)];
      const taker = (selfTrade: 'expire-maker' | 'expire-taker') => limit(3, 'buy', 2, 100, { timeInForce: 'fok', group: 7, selfTrade });
      expect(toldLast([...makers, taker('expire-taker')]).at(-1)).toBe('done 3: fill-or-kill, 2 left, back 400');
      expect(toldLast([...makers, taker('expire-maker')]).slice(1)).toEqual([
        'done 1: self-trade, 2 left, back 20',
        'trade 1: 2 @ 100, 3 from 2, taker buy',
        'done 2: filled, 0 left, back 0',
        'done 3: filled, 0 left, back 0',
      ]);
    });

    it('post-only orders never take', () => {
      const maker = limit(1, 'sell', 1, 100);
      const postOnly = (tick: number) => limit(2, 'buy', 1, tick, { timeInForce: 'post-only' });
      expect(toldLast([maker, postOnly(100)])).toEqual(['refused 2: would-take, back 200']);
      expect(toldLast([maker, postOnly(99)])).toEqual(['accepted 2: 1 @ 99, sequence 2, held 198, back 0']);
    });
  });

  describe('budgets', () => {
    it('a budget takes whole lots and gives back what is left', () => {
      // Two lots at 100 cost 400; 205 are left, which is one lot at 101 for 202.
      const makers = [limit(1, 'sell', 2, 100), limit(2, 'sell', 5, 101)];
      expect(toldLast([...makers, spend(3, 605)])).toEqual([
        'accepted 3: 0 @ 110, sequence 3, held 605, back 0',
        'trade 1: 2 @ 100, 3 from 1, taker buy',
        'done 1: filled, 0 left, back 0',
        'trade 2: 1 @ 101, 3 from 2, taker buy',
        'done 3: filled, 0 left, back 3',
      ]);
    });

    it('one that does not come to a lot is not filled', () => {
      expect(toldLast([limit(1, 'sell', 2, 100), spend(2, 199)]).at(-1)).toBe('done 2: not-filled, 0 left, back 199');
    });

    it('one that is spent to the last unit is filled, and an empty book leaves it not filled', () => {
      expect(toldLast([limit(1, 'sell', 2, 100), spend(2, 400)]).slice(-2)).toEqual([
        'done 1: filled, 0 left, back 0',
        'done 2: filled, 0 left, back 0',
      ]);
      expect(toldLast([limit(1, 'sell', 1, 100), spend(2, 400)]).at(-1)).toBe('done 2: not-filled, 0 left, back 200');
    });
  });

  describe('self trades', () => {
    const makers = [limit(1, 'sell', 2, 100, { group: 7 }), limit(2, 'sell', 2, 100)];
    const taker = (lots: number, selfTrade: 'expire-taker' | 'expire-maker' | 'expire-both' | 'decrement') =>
      limit(3, 'buy', lots, 101, { group: 7, selfTrade });

    it('expire-taker ends the taker', () => {
      expect(toldLast([...makers, taker(3, 'expire-taker')]).slice(1)).toEqual(['done 3: self-trade, 3 left, back 606']);
    });

    it('expire-both ends the maker, then the taker', () => {
      expect(toldLast([...makers, taker(3, 'expire-both')]).slice(1)).toEqual([
        'done 1: self-trade, 2 left, back 20',
        'done 3: self-trade, 3 left, back 606',
      ]);
    });

    it('decrement takes the smaller quantity from both, the maker first', () => {
      expect(toldLast([...makers, taker(3, 'decrement')]).slice(1)).toEqual([
        'done 1: self-trade, 2 left, back 20',
        'reduced 3: self-trade, 1 left, back 404',
        'trade 1: 1 @ 100, 3 from 2, taker buy',
        'done 3: filled, 0 left, back 0',
      ]);
      expect(toldLast([...makers, taker(1, 'decrement')]).slice(1)).toEqual([
        'reduced 1: self-trade, 1 left, back 10',
        'done 3: self-trade, 1 left, back 202',
      ]);
    });

    it('a budget is decremented by what the lots would cost', () => {
      // 450 are two lots at 100; the 50 that are left are less than a lot, and lots of it are gone.
      expect(toldLast([...makers, spend(3, 450, { group: 7, selfTrade: 'decrement' })]).slice(1)).toEqual([
        'done 1: self-trade, 2 left, back 20',
        'reduced 3: self-trade, 0 left, back 400',
        'done 3: filled, 0 left, back 50',
      ]);
      expect(toldLast([...makers, spend(3, 400, { group: 7, selfTrade: 'decrement' })]).slice(1)).toEqual([
        'done 1: self-trade, 2 left, back 20',
        'done 3: self-trade, 0 left, back 400',
      ]);
    });

    it('what decrement took is gone, and is part of the new total', () => {
      const amend = (lots: number): Command => ({ type: 'amend', order: 1, account: 1, tick: 100, lots, hold: 0 });
      expect(toldLast([...makers, taker(1, 'decrement'), amend(1)])).toEqual(['refused 1: lots-gone, back 0']);
      expect(toldLast([...makers, taker(1, 'decrement'), amend(2)])).toEqual(['refused 1: nothing-to-amend, back 0']);
    });
  });

  describe('bands', () => {
    it.each([
      ['buy', 19, 'refused'],
      ['buy', 20, 'accepted'],
      ['buy', 105, 'accepted'],
      ['buy', 106, 'refused'],
      ['sell', 94, 'refused'],
      ['sell', 95, 'accepted'],
      ['sell', 500, 'accepted'],
      ['sell', 501, 'refused'],
    ] as const)('a %s may not be entered far from the reference: %d is %s', (side, tick, outcome) => {
      expect(told([limit(1, side, 1, tick)])[0]).toMatch(outcome);
    });

    it('edges are rounded to the inside', () => {
      // Of 99: buys to 103.95, sells from 94.05.
      expect(told([reference(99), limit(1, 'buy', 1, 104)])).toEqual(['refused 1: price-band, back 208']);
      expect(told([reference(99), limit(1, 'sell', 1, 94)])).toEqual(['refused 1: price-band, back 10']);
    });

    it('a taker does not trade beyond the execution limit, and does not rest either', () => {
      expect(toldLast([limit(1, 'sell', 1, 103), limit(2, 'sell', 1, 104), limit(3, 'buy', 3, 105)]).slice(1)).toEqual([
        'trade 1: 1 @ 103, 3 from 1, taker buy',
        'done 1: filled, 0 left, back 0',
        'done 3: price-range, 2 left, back 420',
      ]);
    });

    it('without a reference an open market is post-only', () => {
      const orders = [limit(1, 'buy', 1, 1), limit(2, 'buy', 1, 1, { timeInForce: 'post-only' })];
      expect(told([reference(0), ...orders])).toEqual(['refused 1: state, back 2', 'accepted 2: 1 @ 1, sequence 1, held 2, back 0']);
    });

    const moving = { ...exampleParameters, volatility: 200, volatilityWindowMs: 1_000 };
    const tradeAt = (order: number, tick: number) => [limit(order, 'sell', 1, tick), limit(order + 1, 'buy', 1, tick)];

    it('a move of more than the band from the price of a while ago opens an auction', () => {
      const before = [...tradeAt(1, 100), time(0), time(1_000)];
      expect(toldLast([...before, ...tradeAt(3, 102)], opening, moving).at(-1)).toBe('done 4: filled, 0 left, back 0');
      expect(toldLast([...before, ...tradeAt(3, 103)], opening, moving).at(-1)).toBe('state auction: volatility');
    });

    it('a taker that self-trade prevention ends has moved the price as well', () => {
      const before = [...tradeAt(1, 100), time(0), time(1_000), limit(3, 'sell', 1, 103), limit(4, 'sell', 1, 103, { group: 7 })];
      expect(toldLast([...before, limit(5, 'buy', 2, 103, { group: 7 })], opening, moving).slice(-2)).toEqual([
        'done 5: self-trade, 1 left, back 206',
        'state auction: volatility',
      ]);
    });

    it('there is no anchor before the window is over', () => {
      expect(toldLast([...tradeAt(1, 100), time(0), time(999), ...tradeAt(3, 103)], opening, moving).at(-1)).toMatch('done 4');
    });
  });

  describe('auctions', () => {
    const early: Command[] = [limit(1, 'buy', 5, 103), limit(2, 'buy', 2, 101), limit(3, 'sell', 4, 99), limit(4, 'sell', 2, 102)];

    it('matches at the one price with the largest volume and the smallest surplus', () => {
      // At 102 and 103 five would buy and six sell; at 100 and 101 seven would buy and four sell: 5 at 102, nearer to 100.
      expect(toldLast([...early, auctionEnd], untilAuction)).toEqual([
        'auction: 5 @ 102',
        'trade 1: 4 @ 102, 1 from 3, taker none',
        'done 3: filled, 0 left, back 0',
        'trade 2: 1 @ 102, 1 from 4, taker none',
        'done 1: filled, 0 left, back 0',
        'state open: auction-end',
      ]);
    });

    it('takes the nearest to the reference among equals, although nobody named it', () => {
      const meeting = [limit(1, 'buy', 1, 105), limit(2, 'sell', 1, 96)];
      expect(toldLast([...meeting, auctionEnd], untilAuction)[0]).toBe('auction: 1 @ 100');
      expect(toldLast([...meeting, reference(200), auctionEnd], untilAuction)[0]).toBe('auction: 1 @ 105');
      expect(toldLast([...meeting, reference(0), auctionEnd], untilAuction)[0]).toBe('auction: 1 @ 96');
    });

    it('buyers get the difference back, and both pay as makers', () => {
      const meeting = [limit(1, 'buy', 3, 105, { makerRate: 100_000, takerRate: 9 }), limit(2, 'sell', 3, 96, { makerRate: 10_000 })];
      const events = eventsOf(exampleParameters, [...untilAuction, ...meeting], [auctionEnd]);
      expect(events[1]).toMatchObject({ tick: 100, value: 600, buyBack: 30, buyFee: 3, sellFee: 6, taker: 'none' });
    });

    it('nothing meets', () => {
      expect(toldLast([limit(1, 'buy', 1, 99), limit(2, 'sell', 1, 100), auctionEnd], untilAuction)).toEqual([
        'auction: 0 @ 0',
        'state open: auction-end',
      ]);
    });

    it('nobody may meet an order of the own group', () => {
      expect(toldLast([limit(1, 'buy', 1, 101, { group: 7 }), limit(2, 'sell', 1, 101, { group: 7 })], untilAuction)).toEqual([
        'refused 2: self-trade, back 10',
      ]);
    });

    it('takes no immediate, post-only or waiting orders', () => {
      const others = [limit(1, 'buy', 1, 99, { timeInForce: 'ioc' }), limit(1, 'buy', 1, 99, { timeInForce: 'post-only' }), oco()];
      expect(told(others, untilAuction)).toEqual(['refused 1: state, back 198', 'refused 1: state, back 198', 'refused 1: state, back 20']);
    });
  });
});
