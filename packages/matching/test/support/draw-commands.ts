import fc from 'fast-check';
import type { Command, OrderKind, PlaceCommand, PlaceOcoCommand, QuoteLevel } from '../../src/commands.ts';
import { hasLimit, kinds, selfTradeModes, sides, timesInForce, waitsFirst } from '../../src/orders/order-codes.ts';
import { marketStates } from '../../src/states.ts';
import { needOfPlace, parameters } from './orders.ts';

/** Ids of orders are drawn from a few, so that some are open, some are not, and some come twice. */
const id = fc.integer({ min: 1, max: 120 });
const often = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>, weight = 15): fc.Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
const tick = often(fc.integer({ min: 95, max: 105 }), fc.integer({ min: 1, max: 1_100 }), 30);
const lots = often(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 1_100 }), 30);
/** What a hold has beyond its need. */
const spare = often(fc.constantFrom(0, 0, 5), fc.constant(-1), 30);
/** Six accounts in three groups; most orders of an id belong to the same account. */
const ownerOf = (account: number) => ({ account, group: account - ((account - 1) % 2) });
const shift = often(fc.constant(0), fc.integer({ min: 1, max: 5 }), 10);
const accountOf = (order: number, by: number) => ((order + by) % 6) + 1;
const terms = fc.record({
  side: fc.constantFrom(...sides),
  selfTrade: fc.constantFrom(...selfTradeModes),
  makerRate: fc.constantFrom(0, 1_000, 30_000),
  takerRate: fc.constantFrom(0, 2_000, 333_333),
});
const wanted = fc.constantFrom<OrderKind>('limit', 'limit', 'limit', 'limit', 'limit', 'limit', 'market', ...kinds);

type Drawn = fc.Arbitrary<(now: number) => Command>;

const place: Drawn = fc
  .record({
    order: id,
    terms,
    kind: wanted,
    tick,
    lots,
    distance: fc.integer({ min: -1, max: 5 }),
    spare,
    shift,
    life: often(fc.integer({ min: 1, max: 9_000 }), fc.constant(-1)),
    isBudget: fc.boolean(),
    timeInForce: fc.constantFrom('gtc', 'gtc', 'gtc', ...timesInForce),
    triggerBy: fc.constantFrom('last', 'reference'),
  })
  .map((drawn) => (now): PlaceCommand => {
    const { order, kind } = drawn;
    const { side } = drawn.terms;
    const timeInForce = hasLimit(kind) ? drawn.timeInForce : 'ioc';
    const isBudget = drawn.isBudget && !hasLimit(kind) && side === 'buy';
    const size = isBudget ? { lots: 0, budget: drawn.lots * 613 } : { lots: drawn.lots, budget: 0 };
    const upward = kind.startsWith('stop') === (side === 'buy') ? 1 : -1;
    return {
      type: 'place',
      order,
      ...ownerOf(accountOf(order, drawn.shift)),
      ...drawn.terms,
      kind,
      tick: drawn.tick,
      ...size,
      timeInForce,
      expiresAt: timeInForce === 'gtd' ? Math.max(1, now + drawn.life) : 0,
      triggerTick: waitsFirst(kind) ? 100 + upward * drawn.distance : 0,
      triggerBy: waitsFirst(kind) ? drawn.triggerBy : 'none',
      hold: Math.max(0, needOfPlace({ side, tick: drawn.tick, ...size }) + drawn.spare),
    };
  });

const placeOco: Drawn = fc
  .record({
    order: id,
    terms,
    distance: fc.integer({ min: 0, max: 4 }),
    stopDistance: fc.integer({ min: 0, max: 4 }),
    beyond: fc.integer({ min: -2, max: 2 }),
    lots,
    spare,
    stopKind: fc.constantFrom('stop-limit', 'stop-market'),
    stopTimeInForce: fc.constantFrom('gtc', 'gtc', 'ioc', 'fok', 'post-only'),
    triggerBy: fc.constantFrom('last', 'last', 'reference'),
    life: fc.integer({ min: -9_000, max: 9_000 }),
  })
  .map((drawn) => (now): PlaceOcoCommand => {
    const { order, stopKind } = drawn;
    const sign = drawn.terms.side === 'buy' ? -1 : 1;
    const one = 100 + sign * drawn.distance;
    const triggerTick = 100 - sign * drawn.stopDistance;
    const stopTick = triggerTick + drawn.beyond;
    const worst = drawn.terms.side === 'buy' ? Math.max(one, stopTick) : one;
    return {
      type: 'place-oco',
      order,
      ...ownerOf(accountOf(order, 0)),
      ...drawn.terms,
      tick: one,
      stopOrder: order + 1,
      stopKind,
      stopTick,
      stopTimeInForce: stopKind === 'stop-market' ? 'ioc' : drawn.stopTimeInForce,
      triggerTick,
      triggerBy: drawn.triggerBy,
      lots: drawn.lots,
      expiresAt: drawn.life > 0 ? now + drawn.life : 0,
      hold: Math.max(0, needOfPlace({ side: drawn.terms.side, tick: worst, lots: drawn.lots, budget: 0 }) + drawn.spare),
    };
  });

const levels = fc.array(fc.record({ tick: fc.integer({ min: 95, max: 105 }), lots: fc.integer({ min: 1, max: 6 }) }), { maxLength: 4 });
const quote: Drawn = fc
  .record({
    account: fc.integer({ min: 1, max: 2 }),
    bids: levels,
    asks: levels,
    first: fc.integer({ min: 200, max: 280 }),
    middle: fc.integer({ min: 98, max: 102 }),
  })
  .map(({ account, bids, asks, first, middle }) => () => {
    const named = (side: typeof bids, from: number, sign: 1 | -1): QuoteLevel[] =>
      [...new Map(side.map((one) => [one.tick, one])).values()]
        .filter((one) => sign * one.tick > sign * middle)
        .sort((one, other) => sign * (one.tick - other.tick))
        .map((one, index) => ({ order: from + index, ...one }));
    return { type: 'quote', ...ownerOf(account), makerRate: 1_000, bids: named(bids, first, -1), asks: named(asks, first + 4, 1) };
  });

const reserve: Drawn = fc
  .record({
    account: fc.integer({ min: 1, max: 2 }),
    base: fc.integer({ min: -300, max: 900 }),
    quote: fc.integer({ min: -9_000, max: 60_000 }),
  })
  .map((drawn) => () => ({ type: 'reserve', ...drawn }));

const amend: Drawn = fc
  .record({ order: id, shift, tick, lots, hold: fc.constantFrom(0, 9_000) })
  .map(({ order, shift: by, ...drawn }) => () => ({ type: 'amend', order, account: accountOf(order, by), ...drawn }));

const cancel: Drawn = fc.record({ order: id, shift }).map(({ order, shift: by }) => () => ({
  type: 'cancel',
  order,
  account: accountOf(order, by),
}));

const cancelAll: Drawn = fc
  .record({ account: fc.integer({ min: 1, max: 6 }), side: fc.constantFrom('buy', 'sell', 'both') })
  .map(({ account, side }) => () => ({ type: 'cancel-all', ...ownerOf(account), side }));

const time: Drawn = fc.integer({ min: -50, max: 3_000 }).map((step) => (now) => ({ type: 'time', now: now + step }));
const reference: Drawn = fc.constantFrom(97, 99, 100, 100, 101, 104, 0).map((to) => () => ({ type: 'reference', tick: to }));
const auctionEnd: Drawn = fc.constant(() => ({ type: 'auction-end' }));
const state: Drawn = often(fc.constantFrom('auction', 'auction', 'post-only', 'halted'), fc.constantFrom(...marketStates)).map(
  (to) => () => ({
    type: 'state',
    state: to,
  }),
);
const newParameters: Drawn = fc
  .record({
    volatility: fc.constantFrom(0, 0, 300),
    volatilityWindowMs: fc.constantFrom(1_000, 3_000),
    minValue: fc.constantFrom(0, 0, 1_500),
    maxOrders: fc.constantFrom(200, 200, 200, 210, 190),
  })
  .map((changes) => () => ({ type: 'parameters', parameters: { ...parameters, ...changes } }));

const drawn = fc.oneof(
  { weight: 60, arbitrary: place },
  { weight: 8, arbitrary: placeOco },
  { weight: 14, arbitrary: amend },
  { weight: 6, arbitrary: cancel },
  { weight: 1, arbitrary: cancelAll },
  { weight: 8, arbitrary: quote },
  { weight: 3, arbitrary: reserve },
  { weight: 6, arbitrary: time },
  { weight: 5, arbitrary: reference },
  { weight: 6, arbitrary: auctionEnd },
  { weight: 2, arbitrary: state },
  { weight: 2, arbitrary: newParameters },
);

/** Commands as they may come; each is told the time of the market when its turn comes. */
export const drawnCommands = fc.array(drawn, { minLength: 20, maxLength: 200, size: 'max' });
