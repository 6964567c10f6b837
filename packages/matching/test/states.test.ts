import { describe, expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import type { Command } from '../src/commands.ts';
import { type Market, openMarket } from '../src/market.ts';
import { allowedActs, type MarketAct, type MarketState, marketActs, marketStates, nextStates } from '../src/states.ts';
import { limit, marketOrder, oco, opened, parameters } from './support/orders.ts';
import { depth, told } from './support/told.ts';

/** The steps that lead from a draft to each state. */
const ways: Record<MarketState, Command[]> = {
  draft: [],
  announced: [to('announced')],
  auction: [to('announced'), to('auction')],
  open: [to('announced'), to('auction'), { type: 'auction-end' }],
  'post-only': [to('announced'), to('post-only')],
  halted: [to('announced'), to('auction'), to('halted')],
  closing: [to('announced'), to('auction'), to('closing')],
  delisted: [to('delisted')],
};

function to(state: MarketState): Command {
  return { type: 'state', state };
}

function inState(state: MarketState): Market {
  const market = openMarket(parameters);
  apply(market, { type: 'reference', tick: 100 });
  for (const command of ways[state]) apply(market, command);
  expect(market.state).toBe(state);
  return market;
}

/** Commands of each act that nothing but the state could refuse as `state`. */
const commands: Record<MarketAct, Command[]> = {
  limit: [limit(1, 'buy', 99, 1), limit(1, 'buy', 99, 1, { timeInForce: 'gtd', expiresAt: 5 })],
  immediate: [marketOrder(1, 'sell', 1), limit(1, 'buy', 99, 1, { timeInForce: 'ioc' }), limit(1, 'buy', 99, 1, { timeInForce: 'fok' })],
  'post-only': [limit(1, 'buy', 99, 1, { timeInForce: 'post-only' })],
  trigger: [
    limit(1, 'sell', 90, 1, { kind: 'stop-limit', triggerTick: 95, triggerBy: 'last' }),
    marketOrder(1, 'sell', 1, { kind: 'take-profit-market', triggerTick: 105, triggerBy: 'reference' }),
    oco(1, 'sell', [105, 95, 94], 1),
  ],
  amend: [{ type: 'amend', order: 1, account: 1, tick: 99, lots: 1, hold: 0 }],
  quote: [{ type: 'quote', account: 1, group: 1, makerRate: 0, bids: [{ order: 1, tick: 99, lots: 1 }], asks: [] }],
  cancel: [
    { type: 'cancel', order: 1, account: 1 },
    { type: 'cancel-all', account: 1, group: 1, side: 'both' },
    { type: 'quote', account: 1, group: 1, makerRate: 0, bids: [], asks: [] },
  ],
};

describe.each(marketStates)('in state %s', (state) => {
  it.each(marketActs)('%s is possible exactly if the table says so', (act) => {
    for (const command of commands[act]) {
      const isRefused = told(inState(state), command).includes('refused state');
      expect(isRefused).toBe(!allowedActs[state].includes(act));
    }
  });

  it.each(marketStates)('a command leads to %s exactly if the table says so', (next) => {
    const market = inState(state);
    const isPossible = nextStates[state].includes(next);
    expect(told(market, to(next))).toEqual([isPossible ? `state ${next}: command` : 'refused transition']);
    expect(market.state).toBe(isPossible ? next : state);
  });

  it('an auction ends only if there is one', () => {
    const expected = state === 'auction' ? ['auction 0@0', 'state open: auction-end'] : ['refused not-in-auction'];
    expect(told(inState(state), { type: 'auction-end' })).toEqual(expected);
  });
});

it('without a reference an open market allows what a post-only one does, and no more', () => {
  for (const act of marketActs) {
    for (const command of commands[act]) {
      const market = inState('open');
      apply(market, { type: 'reference', tick: 0 });
      expect(told(market, command).includes('refused state')).toBe(!allowedActs['post-only'].includes(act));
    }
  }
});

it('an order that is replaced in a post-only market may not take, whatever it was', () => {
  const market = opened();
  told(market, limit(1, 'buy', 99, 5), limit(2, 'sell', 101, 5), to('post-only'));
  expect(told(market, { type: 'amend', order: 1, account: 1, tick: 101, lots: 5, hold: 70 })).toEqual(['refused would-take']);
  expect(told(market, { type: 'amend', order: 1, account: 1, tick: 100, lots: 5, hold: 35 })).toEqual(['amended 1']);
});

it('a market that closes ends all orders, the oldest first, and gives back what they held', () => {
  const market = opened();
  told(market, limit(3, 'buy', 98, 5), limit(2, 'sell', 103, 5), oco(5, 'sell', [104, 95, 94], 2));
  const events = apply(market, to('closing'));
  expect(events.filter(({ type }) => type === 'done')).toEqual([
    { type: 'done', order: 3, account: 3, reason: 'market-closing', lots: 5, back: 98 * 5 * 7 },
    { type: 'done', order: 2, account: 2, reason: 'market-closing', lots: 5, back: 50 },
    { type: 'done', order: 6, account: 5, reason: 'oco', lots: 2, back: 0 },
    { type: 'done', order: 5, account: 5, reason: 'market-closing', lots: 2, back: 20 },
  ]);
  expect([...depth(market, 'buy'), ...depth(market, 'sell')]).toEqual([]);
});

it('a halt keeps the book, and only an auction opens it again', () => {
  const market = opened();
  told(market, limit(1, 'buy', 99, 5), to('halted'));
  expect(depth(market, 'buy')).toEqual(['5@99']);
  expect(told(market, to('open'), to('post-only'), to('auction'), { type: 'auction-end' })).toEqual([
    'refused transition',
    'refused transition',
    'state auction: command',
    'auction 0@0',
    'state open: auction-end',
  ]);
});
