import { describe, expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import type { AmendCommand } from '../src/commands.ts';
import { limit, oco, opened } from './support/orders.ts';
import { depth, told } from './support/told.ts';

const amend = (tick: number, lots: number, hold = 0, order = 1): AmendCommand => ({
  type: 'amend',
  order,
  account: order,
  tick,
  lots,
  hold,
});

/** Orders 1 and 2 at one price; of the first one two of ten lots are gone. */
function half(other: Parameters<typeof limit>[4] = {}) {
  const market = opened();
  told(market, limit(1, 'buy', 99, 10, other), limit(2, 'buy', 99, 5), limit(3, 'sell', 99, 2));
  return market;
}

describe('an amendment', () => {
  it('to fewer lots keeps the place and gives back the difference', () => {
    const market = half();
    expect(apply(market, amend(99, 6, 3))).toEqual([
      { type: 'reduced', order: 1, account: 1, reason: 'amended', lots: 4, back: 4 * 99 * 7 + 3 },
      { type: 'level', side: 'buy', tick: 99, lots: 9 },
    ]);
    expect(told(market, limit(9, 'sell', 99, 1))).toContain('trade 1@99 1-9');
  });

  it('to more lots goes to the end of the level', () => {
    const market = half();
    expect(apply(market, amend(99, 12, 2_000))[0]).toEqual({
      type: 'amended',
      order: 1,
      account: 1,
      tick: 99,
      lots: 10,
      sequence: 4,
      held: 10 * 99 * 7,
      back: 2_000 - 2 * 99 * 7,
    });
    expect(told(market, limit(9, 'sell', 99, 1))).toContain('trade 1@99 2-9');
  });

  it('to another price is a new place, and may take', () => {
    const market = half();
    told(market, limit(4, 'sell', 101, 3));
    expect(told(market, amend(101, 10, 112))).toEqual(['amended 1', 'trade 3@101 1-4', 'done 4: filled']);
    expect(depth(market, 'buy')).toEqual(['5@101', '5@99']);
  });

  it('to a lower price gives back what is needed no more', () => {
    expect(apply(half(), amend(98, 10))[0]).toMatchObject({ held: 8 * 98 * 7, back: 8 * 7 });
  });

  it('of a post-only order never takes, and leaves it as it was', () => {
    const market = half({ timeInForce: 'post-only' });
    told(market, limit(4, 'sell', 101, 3));
    expect(told(market, amend(101, 10, 112))).toEqual(['refused would-take']);
    expect(depth(market, 'buy')).toEqual(['13@99']);
  });

  it('of a post-only order meets nobody in an auction either', () => {
    const market = half({ timeInForce: 'post-only' });
    told(market, { type: 'state', state: 'auction' }, limit(4, 'sell', 101, 3));
    expect(told(market, amend(101, 10, 112))).toEqual(['refused would-take']);
    expect(told(market, amend(100, 10, 56))).toEqual(['amended 1']);
  });

  it('keeps the time of expiry', () => {
    const market = half({ timeInForce: 'gtd', expiresAt: 50 });
    told(market, amend(98, 10));
    expect(told(market, { type: 'time', now: 50 })).toEqual(['done 1: expired']);
  });

  it('counts lots that self-trade prevention took as gone', () => {
    const market = opened();
    told(market, limit(1, 'buy', 99, 10, { group: 9 }), limit(2, 'sell', 99, 4, { group: 9, selfTrade: 'decrement' }));
    expect(told(market, amend(99, 4))).toEqual(['refused lots-gone']);
    expect(told(market, amend(99, 5))).toEqual(['reduced 1 to 1: amended']);
  });

  it.each<[string, AmendCommand, string]>([
    ['no lots', amend(99, 0), 'malformed'],
    ['a hold below 0', amend(99, 5, -1), 'malformed'],
    ['an order that is not open', amend(99, 5, 0, 77), 'unknown-order'],
    ['an order of somebody else', { ...amend(99, 5), account: 2 }, 'unknown-order'],
    ['lots that are gone', amend(99, 2), 'lots-gone'],
    ['a price beyond the limit', amend(1_001, 10), 'price-limit'],
    ['too many lots', amend(99, 1_001), 'lots-limit'],
    ['what it is already', amend(99, 10), 'nothing-to-amend'],
    ['more than is held', amend(99, 11, 692), 'hold-too-small'],
    ['an order that waits', amend(99, 1, 0, 5), 'not-amendable'],
    ['a leg of an OCO', { ...amend(104, 1, 0, 6), account: 6 }, 'not-amendable'],
    ['a level of a quote set', { ...amend(98, 1, 0, 8), account: 8 }, 'not-amendable'],
  ])('is refused for %s, and gives back its hold', (_, command, reason) => {
    const market = half();
    told(market, limit(5, 'sell', 90, 1, { kind: 'stop-limit', triggerTick: 90, triggerBy: 'last' }), oco(6, 'sell', [105, 95, 94], 1));
    told(market, { type: 'reserve', account: 8, base: 0, quote: 9_000 });
    told(market, { type: 'quote', account: 8, group: 8, makerRate: 0, bids: [{ order: 8, tick: 97, lots: 2 }], asks: [] });
    expect(apply(market, command)).toEqual([
      { type: 'refused', command: 'amend', order: command.order, account: command.account, reason, back: command.hold },
    ]);
  });

  it('is refused for what becomes too small', () => {
    const market = opened({ minValue: 3 * 99 * 7 });
    told(market, limit(1, 'buy', 99, 10), limit(3, 'sell', 99, 7));
    expect(told(market, amend(98, 10))).toEqual(['refused value-too-small']);
    expect(told(market, amend(99, 8))).toEqual(['reduced 1 to 1: amended']);
  });
});

describe('cancelling', () => {
  it('ends an order of its account, and no other', () => {
    const market = half();
    expect(told(market, { type: 'cancel', order: 1, account: 2 }, { type: 'cancel', order: 3, account: 3 })).toEqual([
      'refused unknown-order',
      'refused unknown-order',
    ]);
    expect(apply(market, { type: 'cancel', order: 1, account: 1 })).toEqual([
      { type: 'done', order: 1, account: 1, reason: 'cancelled', lots: 8, back: 8 * 99 * 7 },
      { type: 'level', side: 'buy', tick: 99, lots: 5 },
    ]);
    expect(told(market, { type: 'cancel', order: 0, account: 1 })).toEqual(['refused malformed']);
  });

  it('all ends the orders of an account on a side, the oldest first, and of nobody else', () => {
    const market = opened();
    const own = { account: 7, group: 7 };
    told(market, limit(5, 'buy', 97, 1, own), limit(2, 'buy', 98, 1, own), limit(3, 'sell', 102, 1, own));
    told(market, limit(4, 'buy', 98, 1, { account: 8, group: 7 }), { ...oco(10, 'sell', [105, 95, 94], 1), ...own });
    const all = { type: 'cancel-all', ...own } as const;
    expect(told(market, { ...all, side: 'buy' })).toEqual(['done 5: cancelled', 'done 2: cancelled']);
    expect(told(market, { ...all, side: 'both' })).toEqual(['done 3: cancelled', 'done 11: oco', 'done 10: cancelled']);
    expect(told(market, { ...all, side: 'both' }, { ...all, side: 'sell', group: 0 })).toEqual(['refused malformed']);
    expect(depth(market, 'buy')).toEqual(['1@98']);
  });
});
