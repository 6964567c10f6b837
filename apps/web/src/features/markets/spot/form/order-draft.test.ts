import { describe, expect, it } from 'vitest';
import { type Market, marketOf } from '../market/market.ts';
import { draftProblem } from './draft-problem.ts';
import { emptyDraft, heldBy, type OrderDraft, orderInput, pairInput, plannedBy, quantityFor, totalOf, withShare } from './order-draft.ts';

const market: Market = marketOf({
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  state: 'open',
  auctionEndsAt: null,
  priceStep: '0.1',
  quantityStep: '0.00001',
  smallestAmount: '5',
  largestPrice: '1000000',
  largestQuantity: '100',
  maker: '0.001',
  taker: '0.001',
});
const ticker = {
  symbol: 'BTCUSDT',
  state: 'open' as const,
  last: '97412.5',
  reference: '97400',
  bid: '97412.5',
  ask: '97412.6',
  open: null,
  high: null,
  low: null,
  quantity: '0',
  amount: '0',
  trades: 0,
};
const now = Date.parse('2026-11-19T12:00:00Z');
const limit: OrderDraft = { ...emptyDraft('limit'), price: '97420.0', quantity: '0.25' };

describe('R1.2 a draft of an order', () => {
  it('totals are exact, and a total buys whole lots', () => {
    expect(totalOf(limit, market)).toBe('24355');
    expect(totalOf({ price: '', quantity: '1' }, market)).toBe('');
    expect(quantityFor('100', '97420', market)).toBe('0.00102');
  });

  it('a share of the balance becomes whole lots of a buy, an amount at market, coins of a sell', () => {
    expect(withShare(limit, 50, '1000', market).quantity).toBe('0.00513');
    expect(withShare({ ...limit, form: 'market' }, 25, '1000.1234567', market).amount).toBe('250.030864');
    expect(withShare({ ...limit, side: 'sell' }, 100, '0.4125000019', market).quantity).toBe('0.4125');
    expect(withShare({ ...limit, side: 'sell' }, 100, '0', market).quantity).toBe('');
  });

  it('a pair sets aside what the dearer of its orders needs', () => {
    const pair: OrderDraft = { ...limit, form: 'oco', price: '95000', triggerPrice: '99000', stopPrice: '99500', quantity: '1' };
    expect(heldBy(pair, market)).toBe('99500');
    expect(heldBy({ ...pair, side: 'sell' }, market)).toBe('1');
  });

  it('says why it cannot be sent, the first thing first', () => {
    const problem = (draft: Partial<OrderDraft>, available?: string) =>
      draftProblem({ ...limit, ...draft }, market, ticker, available)?.key;
    expect(problem({})).toBeUndefined();
    expect(problem({ price: '' })).toBe('enter_price');
    expect(problem({ form: 'stop-limit' })).toBe('enter_trigger');
    expect(problem({ quantity: '0.000001' })).toBe('enter_amount');
    expect(problem({ quantity: '0.00005' })).toBe('below_minimum');
    expect(problem({ quantity: '101' })).toBe('above_maximum');
    expect(problem({}, '24354.99')).toBe('not_enough');
    expect(problem({}, '24355')).toBeUndefined();
    expect(problem({ form: 'market', amount: '4.99' })).toBe('below_minimum');
    expect(draftProblem({ ...limit, form: 'market', amount: '10' }, market, { ...ticker, ask: null }, undefined)?.key).toBe('no_price_now');
  });

  it('says what the state of the market does not allow', () => {
    const problem = (state: Market['state'], draft: Partial<OrderDraft> = {}) =>
      draftProblem({ ...limit, ...draft }, market, { ...ticker, state }, undefined)?.key;
    expect(['announced', 'halted', 'closing', 'delisted'].map((state) => problem(state as Market['state']))).toEqual([
      'state_announced',
      'state_halted',
      'state_closing',
      'state_delisted',
    ]);
    expect([problem('auction'), problem('auction', { form: 'market', amount: '10' }), problem('auction', { timeInForce: 'ioc' })]).toEqual([
      undefined,
      'state_auction',
      'state_auction',
    ]);
    expect([problem('post-only'), problem('post-only', { isPostOnly: true })]).toEqual(['state_post_only', undefined]);
  });

  it('becomes the input of its call', () => {
    expect(orderInput({ ...limit, isPostOnly: true }, market, now)).toEqual({
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'limit',
      price: '97420.0',
      timeInForce: 'post-only',
      quantity: '0.25',
    });
    expect(orderInput({ ...limit, form: 'market', amount: '100.' }, market, now)).toEqual({
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'market',
      amount: '100',
    });
    expect(orderInput({ ...limit, form: 'stop-market', side: 'sell', triggerPrice: '95000' }, market, now)).toEqual({
      symbol: 'BTCUSDT',
      side: 'sell',
      type: 'stop-market',
      quantity: '0.25',
      triggerPrice: '95000',
      triggerBy: 'last',
    });
    expect(pairInput({ ...limit, form: 'oco', triggerPrice: '99000' }, market)).toEqual({
      symbol: 'BTCUSDT',
      side: 'buy',
      quantity: '0.25',
      price: '97420.0',
      triggerPrice: '99000',
      triggerBy: 'last',
    });
  });

  it('only what may fill at once is looked for in the book', () => {
    expect(plannedBy(limit, market)).toEqual({ side: 'buy', tick: 974_200n, lots: 25_000n });
    expect(plannedBy({ ...limit, isPostOnly: true }, market)).toBeUndefined();
    expect(plannedBy({ ...limit, form: 'stop-limit', triggerPrice: '1' }, market)).toBeUndefined();
    expect(plannedBy({ ...limit, form: 'market', amount: '10' }, market)).toEqual({ side: 'buy', budget: 10_000_000n });
  });

  it('a limit order may be good for a while, and what was chosen for it goes with no other kind', () => {
    const hour: OrderDraft = { ...limit, timeInForce: 'hour' };
    expect(orderInput(hour, market, now)).toMatchObject({ timeInForce: 'gtd', expiresAt: '2026-11-19T13:00:00.000Z' });
    expect(orderInput({ ...hour, isPostOnly: true }, market, now)).toMatchObject({ timeInForce: 'post-only' });
    const stop: OrderDraft = { ...limit, form: 'stop-limit', triggerPrice: '97000', timeInForce: 'ioc', isPostOnly: true };
    expect(orderInput(stop, market, now)).toMatchObject({ type: 'stop-limit', timeInForce: 'gtc' });
    expect(plannedBy({ ...limit, form: 'market', side: 'sell', isPostOnly: true }, market)).toMatchObject({ side: 'sell' });
    expect(draftProblem(hour, { ...market, state: 'auction' }, undefined, undefined)).toBeUndefined();
  });
});
