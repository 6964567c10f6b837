import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/commands.ts';
import type { Event } from '../../src/events.ts';
import type { Parameters } from '../../src/parameters.ts';
import { applyToModel } from './apply-to-model.ts';
import { brief, exampleParameters, level, limit, oco, opening, quote, spend, stop, untilAuction } from './example-market.ts';
import { openModel } from './model-market.ts';

/** Examples of the rules, worked by hand from the README. Levels are left out where they are not the point. */

function eventsOf(parameters: Parameters, before: readonly Command[], commands: readonly Command[]): Event[] {
  const market = openModel(parameters);
  for (const command of before) applyToModel(market, command);
  return commands.flatMap((command) => applyToModel(market, command));
}

function told(commands: readonly Command[], before = opening, parameters = exampleParameters): string[] {
  return eventsOf(parameters, before, commands)
    .filter(({ type }) => type !== 'level')
    .map(brief);
}

/** What the last command does. */
function toldLast(commands: readonly Command[], before = opening, parameters = exampleParameters): string[] {
  return told(commands.slice(-1), [...before, ...commands.slice(0, -1)], parameters);
}

const time = (now: number): Command => ({ type: 'time', now });
const reference = (tick: number): Command => ({ type: 'reference', tick });
const auctionEnd: Command = { type: 'auction-end' };

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

describe('triggers', () => {
  it('a stop enters the book when its price was traded, after the events of the command', () => {
    const before = [limit(1, 'sell', 1, 101), limit(2, 'sell', 1, 102), stop(3, 'buy', 1, 102, 101)];
    expect(toldLast([...before, limit(4, 'buy', 1, 101)])).toEqual([
      'accepted 4: 1 @ 101, sequence 4, held 202, back 0',
      'trade 1: 1 @ 101, 4 from 1, taker buy',
      'done 1: filled, 0 left, back 0',
      'done 4: filled, 0 left, back 0',
      'triggered 3: sequence 5, held 204, taken 0',
      'trade 2: 1 @ 102, 3 from 2, taker buy',
      'done 2: filled, 0 left, back 0',
      'done 3: filled, 0 left, back 0',
    ]);
  });

  it('a price that was only passed counts as well', () => {
    const before = [limit(1, 'buy', 1, 98), limit(2, 'buy', 1, 101), stop(3, 'buy', 1, 101, 101)];
    // The seller trades at 101 and then at 98: the last price is below the stop, the highest reached is not.
    expect(toldLast([...before, limit(4, 'sell', 2, 98)]).at(-1)).toBe('triggered 3: sequence 5, held 202, taken 0');
  });

  it('the lowest trigger goes first on the way up, then the lowest sequence', () => {
    const waiting = [stop(1, 'buy', 1, 99, 102), stop(2, 'buy', 1, 99, 101), stop(3, 'buy', 1, 99, 102)];
    const triggered = toldLast([...waiting, limit(4, 'sell', 1, 102), limit(5, 'buy', 1, 102)]).filter((line) =>
      line.startsWith('triggered'),
    );
    expect(triggered.map((line) => line.slice(0, 11))).toEqual(['triggered 2', 'triggered 1', 'triggered 3']);
  });

  it('by the reference, and not if the price is there already', () => {
    const takeProfit = limit(1, 'buy', 1, 98, { kind: 'take-profit-limit', triggerTick: 99, triggerBy: 'reference' });
    expect(toldLast([takeProfit, reference(99)])).toEqual(['triggered 1: sequence 2, held 196, taken 0']);
    expect(toldLast([reference(99), takeProfit])).toEqual(['refused 1: would-trigger, back 196']);
  });

  it('asks the entry band only when the price has come', () => {
    expect(told([limit(1, 'buy', 1, 120, { kind: 'stop-limit', triggerTick: 104, triggerBy: 'reference' }), reference(104)])).toEqual([
      'accepted 1: 1 @ 120, sequence 1, held 240, back 0',
      'triggered 1: sequence 2, held 240, taken 0',
      'done 1: price-band, 1 left, back 240',
    ]);
  });

  it('waits for the end of an auction', () => {
    const halted: Command = { type: 'state', state: 'auction' };
    expect(
      told([stop(1, 'buy', 1, 99, 101), halted, limit(2, 'buy', 1, 103), limit(3, 'sell', 1, 101), reference(102), auctionEnd]).slice(-5),
    ).toEqual([
      'trade 1: 1 @ 102, 2 from 3, taker none',
      'done 2: filled, 0 left, back 0',
      'done 3: filled, 0 left, back 0',
      'state open: auction-end',
      'triggered 1: sequence 4, held 198, taken 0',
    ]);
  });
});

describe('one cancels the other', () => {
  it('both legs hold the larger need together', () => {
    expect(told([oco({ side: 'buy', tick: 98, triggerTick: 102, stopTick: 103, hold: 420 })])).toEqual([
      'accepted 1: 2 @ 98, sequence 1, held 392, back 8',
      'accepted 2: 2 @ 103, sequence 2, held 20, back 0',
    ]);
  });

  it('a fill of the limit leg ends the stop leg before', () => {
    expect(toldLast([oco({ tick: 101 }), limit(3, 'buy', 1, 101)]).slice(1)).toEqual([
      'done 2: oco, 2 left, back 0',
      'trade 1: 1 @ 101, 3 from 1, taker buy',
      'done 3: filled, 0 left, back 0',
    ]);
  });

  it('the stop leg takes back what both needed', () => {
    const both = oco({ side: 'buy', tick: 98, triggerTick: 102, triggerBy: 'reference', stopTick: 103, hold: 412 });
    expect(told([both, reference(102)]).slice(2)).toEqual([
      'done 1: oco, 2 left, back 392',
      'triggered 2: sequence 3, held 412, taken 392',
    ]);
    const cheaper = oco({ side: 'buy', tick: 98, triggerTick: 102, triggerBy: 'reference', stopTick: 97, hold: 392 });
    expect(told([cheaper, reference(102)]).slice(2)).toEqual([
      'done 1: oco, 2 left, back 392',
      'triggered 2: sequence 3, held 388, taken 388',
    ]);
  });

  it('cancelling one ends the other first', () => {
    expect(toldLast([oco(), { type: 'cancel', order: 2, account: 1 }])).toEqual([
      'done 1: oco, 2 left, back 20',
      'done 2: cancelled, 2 left, back 0',
    ]);
    expect(toldLast([oco(), { type: 'cancel-all', account: 1, group: 1, side: 'both' }])).toEqual([
      'done 2: oco, 2 left, back 0',
      'done 1: cancelled, 2 left, back 20',
    ]);
  });

  it('a leg cannot be amended', () => {
    expect(toldLast([oco(), { type: 'amend', order: 1, account: 1, tick: 104, lots: 1, hold: 3 }])).toEqual([
      'refused 1: not-amendable, back 3',
    ]);
  });
});

describe('amending', () => {
  const amend = (lots: number, tick: number, hold = 0): Command => ({ type: 'amend', order: 1, account: 1, tick, lots, hold });
  const book = [limit(1, 'buy', 5, 99), limit(2, 'buy', 5, 99)];

  it('less keeps the place', () => {
    expect(toldLast([...book, amend(2, 99, 7)])).toEqual(['reduced 1: amended, 2 left, back 601']);
    expect(toldLast([...book, amend(2, 99), limit(3, 'sell', 1, 99)])[1]).toBe('trade 1: 1 @ 99, 1 from 3, taker sell');
  });

  it('anything else goes to the end of its level', () => {
    expect(toldLast([...book, amend(6, 99, 200)])).toEqual(['amended 1: 6 @ 99, sequence 3, held 1188, back 2']);
    expect(toldLast([...book, amend(6, 99, 200), limit(3, 'sell', 1, 99)])[1]).toBe('trade 1: 1 @ 99, 2 from 3, taker sell');
  });

  it('a new price may take', () => {
    expect(toldLast([...book, limit(3, 'sell', 2, 101), amend(5, 101, 20)])).toEqual([
      'amended 1: 5 @ 101, sequence 4, held 1010, back 0',
      'trade 1: 2 @ 101, 1 from 3, taker buy',
      'done 3: filled, 0 left, back 0',
    ]);
  });

  it('needs the hold that is missing', () => {
    expect(toldLast([...book, amend(6, 99, 197)])).toEqual(['refused 1: hold-too-small, back 197']);
  });

  it('is no order of somebody else', () => {
    expect(toldLast([...book, { type: 'amend', order: 1, account: 2, tick: 99, lots: 1, hold: 0 }])).toEqual([
      'refused 1: unknown-order, back 0',
    ]);
  });
});

describe('quote sets', () => {
  const reserve: Command = { type: 'reserve', account: 9, base: 100, quote: 2_000 };
  const first = quote([level(1, 2, 99), level(2, 3, 98)], [level(3, 4, 101)]);

  it('repeated levels keep their place and id, others are replaced', () => {
    expect(toldLast([reserve, first, quote([level(4, 1, 99), level(5, 4, 98)], [level(6, 4, 102)])])).toEqual([
      'reduced 1: quote-replaced, 1 left, back 0',
      'done 2: quote-replaced, 3 left, back 0',
      'done 3: quote-replaced, 4 left, back 0',
      'accepted 5: 4 @ 98, sequence 4, held 0, back 0',
      'accepted 6: 4 @ 102, sequence 5, held 0, back 0',
    ]);
  });

  it('trades move the reserve', () => {
    const events = eventsOf(
      exampleParameters,
      [...opening, reserve, first],
      [limit(7, 'sell', 2, 99), { type: 'reserve', account: 9, base: 0, quote: 0 }],
    );
    // Two lots are 20 base units, of which two are the fee, and cost 396 of 2000 quote units.
    expect(events.map(brief)).toContain('reserved 9: 118 base, 1604 quote');
    expect(events[1]).toMatchObject({ buyFrom: 'reserve', buyBack: 0, buyFee: 2, sellFrom: 'hold' });
  });

  it('stay within the reserve, and the reserve is not taken from under them', () => {
    expect(told([reserve, quote([level(1, 11, 99)], [])])[1]).toBe('refused 0: reserve-too-small, back 0');
    expect(toldLast([reserve, first, { type: 'reserve', account: 9, base: -61, quote: 0 }])).toEqual([
      'refused 0: reserve-too-small, back 0',
    ]);
    expect(toldLast([reserve, first, { type: 'reserve', account: 9, base: -60, quote: -1_016 }])).toEqual([
      'reserved 9: 40 base, 984 quote',
    ]);
  });

  it('an own level is not in the way of the next set, an own order is', () => {
    expect(toldLast([reserve, first, quote([level(4, 1, 101)], [level(5, 1, 102)])]).at(-1)).toMatch('accepted 5');
    expect(toldLast([reserve, limit(8, 'sell', 1, 101, { account: 9 }), quote([level(4, 1, 101)], [])])).toEqual([
      'refused 0: would-take, back 0',
    ]);
  });

  it('are cleared when nothing else is possible', () => {
    const halt: Command = { type: 'state', state: 'halted' };
    expect(toldLast([reserve, first, halt, quote([], [])])).toEqual([
      'done 1: quote-replaced, 2 left, back 0',
      'done 2: quote-replaced, 3 left, back 0',
      'done 3: quote-replaced, 4 left, back 0',
    ]);
    expect(toldLast([reserve, first, halt, first])).toEqual(['refused 0: state, back 0']);
  });
});

describe('time and states', () => {
  it('orders expire by their time, then by their id', () => {
    const until = (order: number, expiresAt: number) => limit(order, 'buy', 1, 99, { timeInForce: 'gtd', expiresAt });
    expect(toldLast([until(3, 50), until(2, 60), until(1, 60), until(4, 61), time(60)])).toEqual([
      'done 3: expired, 1 left, back 198',
      'done 1: expired, 1 left, back 198',
      'done 2: expired, 1 left, back 198',
    ]);
    expect(told([time(60), until(1, 60), time(59)])).toEqual(['refused 1: expired, back 198', 'refused 0: time-runs-back, back 0']);
  });

  it('closing ends every order, in the order of their sequences', () => {
    expect(toldLast([limit(5, 'buy', 1, 99), oco(), { type: 'state', state: 'closing' }])).toEqual([
      'state closing: command',
      'done 5: market-closing, 1 left, back 198',
      'done 2: oco, 2 left, back 0',
      'done 1: market-closing, 2 left, back 20',
    ]);
  });

  it('an open market is reached by an auction alone', () => {
    expect(told([{ type: 'state', state: 'open' }], untilAuction)).toEqual(['refused 0: transition, back 0']);
  });

  it('units stay while an order is open', () => {
    const parameters = { ...exampleParameters, lotUnits: 11 };
    expect(told([{ type: 'parameters', parameters }])).toEqual([]);
    expect(toldLast([limit(1, 'buy', 1, 99), { type: 'parameters', parameters }])).toEqual(['refused 0: orders-open, back 0']);
    expect(toldLast([limit(1, 'buy', 1, 99), { type: 'parameters', parameters: { ...exampleParameters, execution: 0 } }])).toEqual([]);
  });
});

describe('refusals', () => {
  const small = { ...exampleParameters, minValue: 200, maxOrders: 2 };

  it.each<[string, Command]>([
    ['malformed', limit(1, 'buy', 1, 99, { timeInForce: 'gtd' })],
    ['malformed', limit(1, 'buy', 1, 99, { budget: 1 })],
    ['malformed', limit(1, 'sell', 0, 99, { kind: 'market', timeInForce: 'ioc', budget: 200 })],
    ['malformed', limit(1, 'buy', 1, 99, { kind: 'market' })],
    ['malformed', limit(1, 'buy', 1, 99, { triggerTick: 98 })],
    ['malformed', limit(1, 'buy', 1, 99, { takerRate: 1_000_001 })],
    ['malformed', limit(1, 'buy', 1.5, 99)],
    ['price-limit', limit(1, 'buy', 1, 1_001)],
    ['lots-limit', limit(1, 'buy', 101, 99)],
    ['lots-limit', spend(1, 1_000 * 100 * 2 + 1)],
    ['value-too-small', limit(1, 'buy', 1, 99)],
    ['hold-too-small', limit(1, 'buy', 2, 99, { hold: 395 })],
    ['book-full', oco()],
    ['price-band', limit(1, 'buy', 2, 106)],
  ])('%s', (reason, command) => {
    const [event] = eventsOf(small, [...opening, limit(9, 'buy', 2, 98)], [command]);
    expect(event).toMatchObject({ type: 'refused', reason });
  });

  it('take no sequence', () => {
    expect(told([limit(1, 'buy', 1, 106), limit(2, 'buy', 1, 99)]).at(-1)).toBe('accepted 2: 1 @ 99, sequence 1, held 198, back 0');
  });
});
