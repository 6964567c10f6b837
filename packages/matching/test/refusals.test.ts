import { describe, expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import type { PlaceCommand, PlaceOcoCommand } from '../src/commands.ts';
import { limit, marketOrder, oco, opened } from './support/orders.ts';
import { told } from './support/told.ts';

const stop = { kind: 'stop-limit', triggerTick: 95, triggerBy: 'last' } as const;

describe('place', () => {
  it.each<[string, PlaceCommand]>([
    ['an id of 0', limit(0, 'buy', 99, 1)],
    ['an account of 0', limit(1, 'buy', 99, 1, { account: 0 })],
    ['a group below 0', limit(1, 'buy', 99, 1, { group: -1 })],
    ['a price of 0', limit(1, 'buy', 0, 1)],
    ['a price that is no whole number', limit(1, 'buy', 99.5, 1)],
    ['lots below 0', limit(1, 'buy', 99, -1)],
    ['neither lots nor budget', limit(1, 'buy', 99, 0)],
    ['both lots and budget', marketOrder(1, 'buy', 1, { budget: 1 })],
    ['a budget with a limit', limit(1, 'buy', 99, 0, { budget: 5 })],
    ['a budget of a sell', marketOrder(1, 'sell', 0, { budget: 5 })],
    ['a market order that would rest', marketOrder(1, 'sell', 1, { timeInForce: 'gtc' })],
    ['a time of expiry without gtd', limit(1, 'buy', 99, 1, { expiresAt: 5 })],
    ['gtd without a time of expiry', limit(1, 'buy', 99, 1, { timeInForce: 'gtd' })],
    ['a trigger of an order that does not wait', limit(1, 'buy', 99, 1, { triggerTick: 95 })],
    ['a trigger source of an order that does not wait', limit(1, 'buy', 99, 1, { triggerBy: 'last' })],
    ['a stop order without a trigger', limit(1, 'sell', 99, 1, { ...stop, triggerTick: 0 })],
    ['a stop order without a source', limit(1, 'sell', 99, 1, { ...stop, triggerBy: 'none' })],
    ['a maker rate above the whole', limit(1, 'buy', 99, 1, { makerRate: 1_000_001 })],
    ['a taker rate below 0', limit(1, 'buy', 99, 1, { takerRate: -1 })],
    ['a hold beyond safe integers', limit(1, 'buy', 99, 1, { hold: 2 ** 53 })],
  ])('refuses %s as malformed', (_, command) => {
    expect(told(opened(), command)).toEqual(['refused malformed']);
  });

  it('refuses the id of an open order, and takes it again once that is over', () => {
    const market = opened();
    told(market, limit(1, 'buy', 99, 1));
    expect(told(market, limit(1, 'buy', 98, 1))).toEqual(['refused duplicate-order']);
    told(market, { type: 'cancel', order: 1, account: 1 });
    expect(told(market, limit(1, 'buy', 98, 1))).toEqual(['accepted 1']);
  });

  it('refuses prices, triggers, quantities and budgets beyond the limits, and takes them at the limits', () => {
    const market = opened({ entryHigh: 1_000_000 });
    expect(told(market, limit(1, 'sell', 1_001, 1))).toEqual(['refused price-limit']);
    expect(told(market, limit(1, 'sell', 1_000, 1))).toEqual(['accepted 1']);
    expect(told(market, limit(2, 'buy', 90, 1, { ...stop, triggerTick: 1_001 }))).toEqual(['refused price-limit']);
    expect(told(market, limit(2, 'sell', 100, 1_001))).toEqual(['refused lots-limit']);
    expect(told(market, limit(2, 'sell', 100, 1_000))).toEqual(['accepted 2']);
    expect(told(market, marketOrder(3, 'buy', 0, { budget: 7_000_001 }))).toEqual(['refused lots-limit']);
    expect(told(market, marketOrder(3, 'buy', 0, { budget: 7_000_000 }))).not.toContain('refused lots-limit');
  });

  it('refuses what is too small by value, but asks no market order by lots', () => {
    const market = opened({ minValue: 700 });
    expect(told(market, limit(1, 'buy', 99, 1))).toEqual(['refused value-too-small']);
    expect(told(market, limit(1, 'buy', 100, 1))).toEqual(['accepted 1']);
    expect(told(market, marketOrder(2, 'buy', 0, { budget: 699 }))).toEqual(['refused value-too-small']);
    expect(told(market, marketOrder(2, 'sell', 1))).toContain('accepted 2');
  });

  it('refuses a hold below the need, and gives back all of it', () => {
    const market = opened();
    expect(apply(market, limit(1, 'buy', 99, 2, { hold: 1_385 }))).toEqual([
      { type: 'refused', command: 'place', order: 1, account: 1, reason: 'hold-too-small', back: 1_385 },
    ]);
    expect(told(market, limit(1, 'sell', 101, 2, { hold: 19 }))).toEqual(['refused hold-too-small']);
    expect(told(market, marketOrder(1, 'buy', 0, { budget: 100, hold: 99 }))).toEqual(['refused hold-too-small']);
  });

  it('refuses more open orders than there may be', () => {
    const market = opened({ maxOrders: 2 });
    told(market, limit(1, 'buy', 99, 1));
    expect(told(market, oco(8, 'sell', [105, 95, 94], 1))).toEqual(['refused book-full']);
    expect(told(market, limit(2, 'sell', 94, 1, stop), limit(3, 'buy', 98, 1))).toEqual(['accepted 2', 'refused book-full']);
  });
});

describe('place-oco', () => {
  const good = oco(1, 'sell', [105, 95, 94], 2);
  it.each<[string, Partial<PlaceOcoCommand>, string]>([
    ['two legs of one id', { stopOrder: 1 }, 'malformed'],
    ['no lots', { lots: 0 }, 'malformed'],
    ['a stop leg that ends by a time of its own', { stopTimeInForce: 'gtd' }, 'malformed'],
    ['a stop-market leg that would rest', { stopKind: 'stop-market', stopTimeInForce: 'gtc' }, 'malformed'],
    ['a time below 0', { expiresAt: -1 }, 'malformed'],
    ['a rate above the whole', { takerRate: 1_000_001 }, 'malformed'],
    ['a price beyond the limit', { tick: 1_001 }, 'price-limit'],
    ['a stop price beyond the limit', { stopTick: 1_001 }, 'price-limit'],
    ['a trigger beyond the limit', { triggerTick: 1_001 }, 'price-limit'],
    ['too many lots', { lots: 1_001, hold: 90_000 }, 'lots-limit'],
    ['a small hold', { hold: 19 }, 'hold-too-small'],
    ['a time that has passed', { expiresAt: 50 }, 'expired'],
    ['a trigger that is there already', { triggerTick: 100, triggerBy: 'reference' }, 'would-trigger'],
    ['a limit outside of the band', { tick: 501 }, 'price-band'],
    ['a limit that would take', { tick: 99 }, 'would-take'],
    ['an id that is open', { order: 7 }, 'duplicate-order'],
    ['an id of the stop leg that is open', { stopOrder: 7 }, 'duplicate-order'],
  ])('refuses %s', (_, change, reason) => {
    const market = opened();
    told(market, { type: 'time', now: 50 }, limit(7, 'buy', 99, 1));
    expect(told(market, { ...good, ...change })).toEqual([`refused ${reason}`]);
    expect(told(market, good)).toEqual(['accepted 1', 'accepted 2']);
  });

  it('asks the value of the limit leg, and of a stop leg that has a limit', () => {
    const market = opened({ minValue: 2 * 95 * 7 });
    expect(told(market, good)).toEqual(['refused value-too-small']);
    expect(told(market, { ...good, stopKind: 'stop-market', stopTimeInForce: 'ioc' })).toEqual(['accepted 1', 'accepted 2']);
  });
});

describe('time, reference and parameters', () => {
  it('time never runs back, and may stand still', () => {
    const market = opened();
    expect(told(market, { type: 'time', now: 5 }, { type: 'time', now: 5 })).toEqual([]);
    expect(told(market, { type: 'time', now: 4 }, { type: 'time', now: -1 }, { type: 'time', now: 5.5 })).toEqual([
      'refused time-runs-back',
      'refused malformed',
      'refused malformed',
    ]);
  });

  it('a reference is a price of the market or none', () => {
    expect(told(opened(), { type: 'reference', tick: 1_001 }, { type: 'reference', tick: -1 }, { type: 'reference', tick: 0 })).toEqual([
      'refused price-limit',
      'refused malformed',
    ]);
  });

  it.each([{ unitValue: 8 }, { lotUnits: 11 }, { maxTick: 999 }, { maxLots: 999 }, { maxOrders: 199 }])(
    'parameters may not change to %j under open orders',
    (change) => {
      const market = opened();
      const command = { type: 'parameters', parameters: { ...market.parameters, ...change } } as const;
      expect(told(market, limit(1, 'buy', 99, 1), command)).toEqual(['accepted 1', 'refused orders-open']);
      expect(told(market, { type: 'cancel', order: 1, account: 1 }, command)).toEqual(['done 1: cancelled']);
      expect(market.parameters).toMatchObject(change);
    },
  );

  it('limits may rise and bands may change under open orders', () => {
    const market = opened();
    const change = { maxTick: 2_000, maxLots: 2_000, maxOrders: 300, execution: 100 };
    expect(told(market, limit(1, 'buy', 99, 1), { type: 'parameters', parameters: { ...market.parameters, ...change } })).toEqual([
      'accepted 1',
    ]);
    expect(told(market, { type: 'parameters', parameters: { ...market.parameters, maxLots: 0 } })).toEqual(['refused malformed']);
  });
});
