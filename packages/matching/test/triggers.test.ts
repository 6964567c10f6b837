import { describe, expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import type { Command, OrderKind, PlaceCommand, Side } from '../src/commands.ts';
import type { Market } from '../src/market.ts';
import { limit, marketOrder, oco, opened } from './support/orders.ts';
import { depth, told } from './support/told.ts';

/** An order that waits for a price. */
function waiting(order: number, side: Side, kind: OrderKind, triggerTick: number, other: Partial<PlaceCommand> = {}): PlaceCommand {
  const triggers = { kind, triggerTick, triggerBy: 'last', ...other } as const;
  return kind.endsWith('market') ? marketOrder(order, side, 1, triggers) : limit(order, side, 100, 1, triggers);
}

/** Two orders that trade at a tick and leave nothing. */
const tradeAt = (tick: number, order = 900): Command[] => [limit(order, 'sell', tick, 1), limit(order + 1, 'buy', tick, 1)];

function traded(tick: number): Market {
  const market = opened();
  told(market, ...tradeAt(tick));
  return market;
}

describe.each([
  ['buy', 'stop-market', 'up'],
  ['sell', 'stop-market', 'down'],
  ['buy', 'take-profit-market', 'down'],
  ['sell', 'take-profit-market', 'up'],
  ['buy', 'stop-limit', 'up'],
  ['sell', 'stop-limit', 'down'],
  ['buy', 'take-profit-limit', 'down'],
  ['sell', 'take-profit-limit', 'up'],
] as const)('a %s of kind %s', (side, kind, direction) => {
  const sign = direction === 'up' ? 1 : -1;

  it(`waits for a last price that goes ${direction} to its trigger`, () => {
    const market = traded(100);
    expect(told(market, waiting(1, side, kind, 100 + 2 * sign))).toEqual(['accepted 1']);
    expect(told(market, ...tradeAt(100 + sign))).not.toContain('triggered 1');
    expect(told(market, ...tradeAt(100 + 2 * sign))).toContain('triggered 1');
  });

  it(`waits for a reference that goes ${direction} to its trigger`, () => {
    const market = opened();
    told(market, waiting(1, side, kind, 100 + 2 * sign, { triggerBy: 'reference' }));
    expect(told(market, ...tradeAt(100 + 2 * sign), { type: 'reference', tick: 100 + sign })).not.toContain('triggered 1');
    expect(told(market, { type: 'reference', tick: 100 + 3 * sign })).toContain('triggered 1');
  });

  it('is refused if the price is there already, but not if there is none', () => {
    const market = traded(100);
    expect(told(market, waiting(1, side, kind, 100))).toEqual(['refused would-trigger']);
    expect(told(market, waiting(1, side, kind, 100, { triggerBy: 'reference' }))).toEqual(['refused would-trigger']);
    expect(told(opened(), waiting(1, side, kind, 100))).toEqual(['accepted 1']);
  });
});

describe('a triggered order', () => {
  it('with a limit enters like a new one, with a new place', () => {
    const market = traded(100);
    told(market, waiting(1, 'buy', 'stop-limit', 101), limit(2, 'buy', 100, 1));
    const events = told(market, ...tradeAt(101));
    expect(events.at(-1)).toBe('triggered 1');
    expect(told(market, limit(3, 'sell', 100, 2))).toEqual([
      'accepted 3',
      'trade 1@100 2-3',
      'done 2: filled',
      'trade 1@100 1-3',
      'done 1: filled',
      'done 3: filled',
    ]);
  });

  it('may end at once: by its band, as post-only, as FOK, as market order', () => {
    const market = traded(100);
    told(
      market,
      waiting(1, 'buy', 'stop-limit', 101, { tick: 120 }),
      waiting(2, 'buy', 'stop-limit', 101, { tick: 105, timeInForce: 'post-only' }),
      waiting(3, 'buy', 'stop-limit', 101, { tick: 103, timeInForce: 'fok' }),
      waiting(4, 'buy', 'stop-market', 101, { tick: 103 }),
      limit(5, 'sell', 104, 1),
    );
    expect(told(market, ...tradeAt(101)).slice(-8)).toEqual([
      'triggered 1',
      'done 1: price-band',
      'triggered 2',
      'done 2: would-take',
      'triggered 3',
      'done 3: fill-or-kill',
      'triggered 4',
      'done 4: not-filled',
    ]);
  });

  it('with a budget spends it', () => {
    const market = traded(100);
    told(market, marketOrder(1, 'buy', 0, { kind: 'stop-market', triggerTick: 101, triggerBy: 'last', budget: 1_500 }));
    told(market, limit(2, 'sell', 101, 5));
    const events = apply(market, limit(3, 'buy', 101, 1));
    expect(events.find(({ type }) => type === 'triggered')).toMatchObject({ order: 1, held: 1_500, taken: 0 });
    expect(events.findLast(({ type }) => type === 'done')).toMatchObject({ order: 1, reason: 'filled', back: 1_500 - 2 * 707 });
  });

  it('that expires while it waits never sees its price', () => {
    const market = traded(100);
    told(market, waiting(1, 'buy', 'stop-limit', 101, { timeInForce: 'gtd', expiresAt: 10 }));
    expect(told(market, { type: 'time', now: 10 })).toEqual(['done 1: expired']);
    expect(told(market, ...tradeAt(101))).not.toContain('triggered 1');
  });
});

describe('a cascade', () => {
  it('lets each stop trade before it looks for the next', () => {
    const market = traded(100);
    told(market, limit(1, 'buy', 99, 1), limit(2, 'buy', 98, 1), limit(3, 'buy', 97, 1), limit(4, 'buy', 96, 9));
    told(market, waiting(11, 'sell', 'stop-market', 99), waiting(12, 'sell', 'stop-market', 98), waiting(13, 'sell', 'stop-market', 97));
    expect(told(market, marketOrder(20, 'sell', 1))).toEqual([
      'accepted 20',
      'trade 1@99 1-20',
      'done 1: filled',
      'done 20: filled',
      'triggered 11',
      'trade 1@98 2-11',
      'done 2: filled',
      'done 11: filled',
      'triggered 12',
      'trade 1@97 3-12',
      'done 3: filled',
      'done 12: filled',
      'triggered 13',
      'trade 1@96 4-13',
      'done 13: filled',
    ]);
  });

  it('sees every price on the way, not only the last one', () => {
    const market = traded(100);
    told(market, limit(1, 'buy', 101, 1), limit(2, 'buy', 99, 1), waiting(11, 'buy', 'stop-limit', 101, { tick: 95 }));
    expect(told(market, limit(3, 'sell', 99, 2)).slice(-2)).toEqual(['done 3: filled', 'triggered 11']);
    // What was reached once is not remembered for orders that come later.
    expect(told(market, waiting(12, 'buy', 'stop-limit', 101), { type: 'time', now: 1 })).toEqual(['accepted 12']);
  });

  it('takes upward ones by last price first, then downward ones, then those by reference; near ones first, then old ones', () => {
    const market = opened();
    told(
      market,
      waiting(1, 'buy', 'stop-limit', 102, { tick: 90 }),
      waiting(2, 'buy', 'stop-limit', 101, { tick: 90 }),
      waiting(3, 'buy', 'stop-limit', 101, { tick: 90 }),
      waiting(4, 'sell', 'stop-limit', 103, { tick: 110 }),
      waiting(5, 'sell', 'stop-limit', 104, { tick: 110 }),
      waiting(6, 'buy', 'stop-limit', 105, { tick: 90, triggerBy: 'reference' }),
    );
    told(market, limit(900, 'sell', 102, 1));
    const events = told(market, limit(901, 'buy', 102, 1), { type: 'reference', tick: 105 });
    expect(events.filter((event) => event.startsWith('triggered'))).toEqual([
      'triggered 2',
      'triggered 3',
      'triggered 1',
      'triggered 5',
      'triggered 4',
      'triggered 6',
    ]);
  });

  it('stops when it runs into an auction, and goes on after it with what was reached', () => {
    const market = opened({ volatility: 200, volatilityWindowMs: 1_000 });
    told(market, ...tradeAt(100), { type: 'time', now: 1_000 }, { type: 'time', now: 2_000 });
    told(market, limit(1, 'buy', 99, 1), limit(2, 'buy', 97, 1), limit(3, 'buy', 96, 9));
    told(market, waiting(11, 'sell', 'stop-market', 99), waiting(12, 'sell', 'stop-limit', 97, { tick: 96 }));
    expect(told(market, marketOrder(20, 'sell', 1)).slice(4)).toEqual([
      'triggered 11',
      'trade 1@97 2-11',
      'done 2: filled',
      'done 11: filled',
      'state auction: volatility',
    ]);
    expect(told(market, { type: 'auction-end' })).toEqual([
      'auction 0@0',
      'state open: auction-end',
      'triggered 12',
      'trade 1@96 3-12',
      'done 12: filled',
    ]);
  });

  it('waits while there is no reference', () => {
    const market = traded(100);
    told(market, waiting(1, 'sell', 'take-profit-market', 102, { triggerBy: 'last' }), { type: 'state', state: 'auction' });
    told(market, ...tradeAt(102), { type: 'reference', tick: 0 });
    expect(told(market, { type: 'auction-end' })).not.toContain('triggered 1');
    expect(told(market, { type: 'reference', tick: 100 })).toContain('triggered 1');
  });
});

describe('an OCO', () => {
  it('holds the larger need of its legs, and gives back the rest', () => {
    const events = apply(traded(100), { ...oco(1, 'buy', [97, 103, 105], 2), hold: 1_500 });
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'accepted', order: 1, kind: 'limit', timeInForce: 'post-only', held: 2 * 97 * 7, back: 30 },
      { type: 'accepted', order: 2, kind: 'stop-limit', held: 2 * 8 * 7, back: 0 },
    ]);
    expect(apply(traded(100), { ...oco(1, 'buy', [98, 103, 97], 2), hold: 1_372 }).slice(0, 2)).toMatchObject([
      { held: 2 * 98 * 7, back: 0 },
      { held: 0, back: 0 },
    ]);
  });

  it('ends the stop leg with the first fill of the limit leg', () => {
    const market = traded(100);
    told(market, oco(1, 'buy', [97, 103, 105], 2));
    const events = apply(market, limit(5, 'sell', 97, 1));
    expect(events.slice(1, 3)).toMatchObject([
      { type: 'done', order: 2, reason: 'oco', lots: 2, back: 2 * 8 * 7 },
      { type: 'trade', buyOrder: 1 },
    ]);
    expect(depth(market, 'buy')).toEqual(['1@97']);
    expect(told(market, { type: 'amend', order: 1, account: 1, tick: 96, lots: 2, hold: 0 })).toEqual(['amended 1']);
  });

  it('ends the limit leg when the stop leg is triggered, and holds what the stop leg needs', () => {
    const market = traded(100);
    told(market, oco(1, 'buy', [97, 103, 105], 2));
    const events = [...tradeAt(103)].flatMap((command) => apply(market, command));
    expect(events.filter(({ type }) => type === 'triggered' || type === 'done').slice(-2)).toEqual([
      { type: 'done', order: 1, account: 1, reason: 'oco', lots: 2, back: 2 * 97 * 7 },
      { type: 'triggered', order: 2, account: 1, sequence: 7, held: 2 * 105 * 7, taken: 2 * 97 * 7 },
    ]);
  });

  it('takes again only what the stop leg needs, if that is less', () => {
    const market = traded(100);
    told(market, oco(1, 'buy', [99, 103, 97], 2));
    const events = [...tradeAt(103)].flatMap((command) => apply(market, command));
    expect(events.find(({ type }) => type === 'triggered')).toMatchObject({ held: 2 * 97 * 7, taken: 2 * 97 * 7 });
  });

  it.each([1, 2])('ends wholly when leg %i is cancelled, and gives back all it holds', (order) => {
    const market = traded(100);
    told(market, oco(1, 'buy', [97, 103, 105], 2));
    const events = apply(market, { type: 'cancel', order, account: 1 });
    expect(events.filter(({ type }) => type === 'done')).toMatchObject([
      { order: 3 - order, reason: 'oco' },
      { order, reason: 'cancelled' },
    ]);
    expect(events.reduce((back, event) => back + ('back' in event ? event.back : 0), 0)).toBe(2 * 105 * 7);
    expect(market.orders.open).toBe(0);
  });

  it('ends wholly with its time, and its legs cannot be amended', () => {
    const market = traded(100);
    told(market, { ...oco(1, 'sell', [103, 97, 96], 2), expiresAt: 50 });
    expect(told(market, { type: 'amend', order: 1, account: 1, tick: 104, lots: 2, hold: 0 })).toEqual(['refused not-amendable']);
    expect(told(market, { type: 'time', now: 50 })).toEqual(['done 2: oco', 'done 1: expired']);
  });
});
