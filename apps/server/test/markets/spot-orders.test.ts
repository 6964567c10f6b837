import { randomUUID } from 'node:crypto';
import { headers } from '@peerbourse/contract/headers';
import { amendOrder } from '@peerbourse/contract/markets/spot/amend-order';
import { cancelAll } from '@peerbourse/contract/markets/spot/cancel-all';
import { cancelOrder } from '@peerbourse/contract/markets/spot/cancel-order';
import { fees } from '@peerbourse/contract/markets/spot/fees';
import { myTrades } from '@peerbourse/contract/markets/spot/my-trades';
import { openOrders } from '@peerbourse/contract/markets/spot/open-orders';
import { orderDetail } from '@peerbourse/contract/markets/spot/order-detail';
import { orderHistory } from '@peerbourse/contract/markets/spot/order-history';
import { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveCoins, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { symbol } from '../support/fixtures/spot-market.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  await env.start('api');
  await env.start('matcher');
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

const usdt = 1_000_000n;
const btc = 100_000_000n;

async function trader(): Promise<QuickPerson> {
  const person = await quickPerson(env);
  await giveCoins(env, person.accountId, 'USDT', 'spot', 10_000n * usdt);
  await giveCoins(env, person.accountId, 'BTC', 'spot', btc);
  return person;
}

const limitBuy = { symbol, side: 'buy', type: 'limit', price: '59000', quantity: '0.01' } as const;
const coinsOf = ({ accountId }: QuickPerson, coin: string) => spot.coins(accountId, coin);

describe('placing', () => {
  it('answers when the order has had its turn, in decimals of its coins', async () => {
    const { browser } = await trader();
    const order = await browser.ask(placeOrder, { ...limitBuy, clientOrderId: 'first' });
    expect(order).toMatchObject({
      orderNo: expect.stringMatching(/^\d{18,19}$/),
      clientOrderId: 'first',
      side: 'buy',
      type: 'limit',
      timeInForce: 'gtc',
      price: '59000',
      quantity: '0.01',
      amount: null,
      triggerPrice: null,
      expiresAt: null,
      state: 'open',
      reason: null,
      filledQuantity: '0',
      averagePrice: null,
    });
    expect(await browser.ask(orderDetail, { orderNo: order.orderNo })).toEqual(order);
    expect(await browser.ask(orderDetail, { clientOrderId: 'first' })).toEqual(order);
  });

  it('a market buy for an amount says what it bought, at which average price, and what it paid', async () => {
    const [maker, taker] = [await trader(), await trader()];
    await maker.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '60000', quantity: '0.001' });
    await maker.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '60100', quantity: '0.001' });
    const order = await taker.browser.ask(placeOrder, { symbol, side: 'buy', type: 'market', amount: '89.9' });
    expect(order).toMatchObject({
      state: 'done',
      reason: 'filled',
      filledQuantity: '0.00149',
      price: null,
      feeCoin: 'BTC',
      fee: '0.00000149',
    });
    expect(Number(order.averagePrice)).toBeCloseTo(60_032.9, 0);
    const { trades } = await taker.browser.ask(myTrades, { orderNo: order.orderNo });
    expect(trades.map(({ price, quantity, isMaker }) => [price, quantity, isMaker])).toEqual([
      ['60100', '0.00049', false],
      ['60000', '0.001', false],
    ]);
    expect((await maker.browser.ask(myTrades, {})).trades.map(({ isMaker, feeCoin }) => [isMaker, feeCoin])).toEqual([
      [true, 'USDT'],
      [true, 'USDT'],
    ]);
    await maker.browser.ask(cancelAll, {});
    await spot.settled();
  });

  it('a market buy of a quantity holds more than the price, and has the rest back', async () => {
    const [maker, taker] = [await trader(), await trader()];
    await maker.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '60000', quantity: '0.001' });
    await taker.browser.ask(placeOrder, { symbol, side: 'buy', type: 'market', quantity: '0.001' });
    expect(await coinsOf(taker, 'USDT')).toEqual({ spot: 9_940n * usdt, held: 0n });
  });

  it('twice with one key or one client order id places it once; another order under them is refused', async () => {
    const person = await trader();
    const key = { [headers.idempotencyKey]: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.browser.call(placeOrder, limitBuy, key)));
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['00000']));
    expect(new Set(answers.map(({ body }) => body.data.orderNo)).size).toBe(1);
    expect(await coinsOf(person, 'USDT')).toEqual({ spot: 9_410n * usdt, held: 590n * usdt });
    expect((await person.browser.call(placeOrder, { ...limitBuy, quantity: '0.02' }, key)).body.code).toBe('40003');
    const named = { ...limitBuy, clientOrderId: 'mine' };
    const first = await person.browser.ask(placeOrder, named);
    expect((await person.browser.ask(placeOrder, named)).orderNo).toBe(first.orderNo);
    expect((await person.browser.call(placeOrder, { ...named, price: '58000' })).body.code).toBe('64207');
    expect((await person.browser.call(placeOrder, limitBuy, { [headers.idempotencyKey]: undefined })).body.code).toBe('40002');
    expect((await person.browser.call(placeOrder, limitBuy, { [headers.idempotencyKey]: 'no key' })).body.code).toBe('40002');
  });

  const wrong: ReadonlyArray<[string, Record<string, unknown>, string]> = [
    ['a market that is not there', { ...limitBuy, symbol: 'NOSUCH' }, '64201'],
    ['a price between two steps', { ...limitBuy, price: '59000.05' }, '64203'],
    ['a price below one step', { ...limitBuy, price: '0.01' }, '64203'],
    ['a quantity between two steps', { ...limitBuy, quantity: '0.000001' }, '64204'],
    ['a price above the limit', { ...limitBuy, price: '9999999999999' }, '64205'],
    ['a price of 25 digits', { ...limitBuy, price: '9'.repeat(25) }, '64205'],
    ['a quantity above the limit', { ...limitBuy, quantity: '99999999999' }, '64205'],
    ['an amount above the limit', { symbol, side: 'buy', type: 'market', amount: '9'.repeat(24) }, '64205'],
    ['more than there is', { ...limitBuy, quantity: '1' }, '62001'],
    ['a limit without a price', { symbol, side: 'buy', type: 'limit', quantity: '1' }, '40001'],
    ['a market order with a price', { ...limitBuy, type: 'market' }, '40001'],
    ['an amount for a sale', { symbol, side: 'sell', type: 'market', amount: '10' }, '40001'],
    ['a stop without its price', { ...limitBuy, type: 'stop-limit' }, '40001'],
    ['a trigger for what does not wait', { ...limitBuy, triggerPrice: '1' }, '40001'],
    ['an end that is not asked for', { ...limitBuy, expiresAt: '2099-01-01T00:00:00Z' }, '40001'],
    ['an end without a time', { ...limitBuy, timeInForce: 'gtd' }, '40001'],
  ];

  it.each(wrong)('%s is refused, and nothing is held', async (_name, input, code) => {
    const person = await trader();
    expect((await person.browser.call(placeOrder, input as never)).body.code).toBe(code);
    expect(await coinsOf(person, 'USDT')).toEqual({ spot: 10_000n * usdt, held: 0n });
  });

  it('what the market itself refuses is over, with its reason', async () => {
    const { browser } = await trader();
    const order = await browser.ask(placeOrder, { ...limitBuy, price: '64000' });
    expect(order).toMatchObject({ state: 'done', reason: 'price-band' });
    expect(await browser.ask(placeOrder, { ...limitBuy, price: '60001', timeInForce: 'fok' })).toMatchObject({ reason: 'fill-or-kill' });
    expect(await browser.ask(placeOrder, { ...limitBuy, timeInForce: 'gtd', expiresAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      reason: 'expired',
    });
  });
});

describe('an order of somebody else', () => {
  it('is not there: not to see, to change or to cancel', async () => {
    const [owner, other] = [await trader(), await trader()];
    const { orderNo } = await owner.browser.ask(placeOrder, { ...limitBuy, clientOrderId: 'secret' });
    for (const name of [{ orderNo }, { clientOrderId: 'secret' }])
      expect((await other.browser.call(orderDetail, name)).body.code).toBe('64202');
    expect((await other.browser.call(cancelOrder, { orderNo })).body.code).toBe('64202');
    expect((await other.browser.call(amendOrder, { orderNo, price: '1', quantity: '1' })).body.code).toBe('64202');
    expect(await other.browser.ask(openOrders, {})).toEqual({ orders: [], nextCursor: null });
    expect((await other.browser.ask(openOrders, { cursor: orderNo })).orders).toEqual([]);
    expect((await other.browser.ask(myTrades, { orderNo })).trades).toEqual([]);
  });
});

describe('changing', () => {
  it('gives another price and quantity; what cannot be is refused', async () => {
    const { browser, ...person } = await trader();
    const { orderNo } = await browser.ask(placeOrder, limitBuy);
    expect(await browser.ask(amendOrder, { orderNo, price: '58000', quantity: '0.02' })).toEqual({ state: 'open' });
    await spot.settled();
    expect(await browser.ask(orderDetail, { orderNo })).toMatchObject({ price: '58000', quantity: '0.02', state: 'open' });
    expect((await browser.call(amendOrder, { orderNo, price: '58000', quantity: '1' })).body.code).toBe('62001');
    expect((await browser.call(amendOrder, { orderNo, price: '58000.01', quantity: '1' })).body.code).toBe('64203');
    expect(await browser.ask(cancelOrder, { orderNo })).toEqual({ state: 'open' });
    await spot.settled();
    expect(await browser.ask(cancelOrder, { orderNo })).toEqual({ state: 'done' });
    expect((await browser.call(amendOrder, { orderNo, price: '58000', quantity: '0.02' })).body.code).toBe('64202');
    expect(await coinsOf({ browser, ...person }, 'USDT')).toEqual({ spot: 10_000n * usdt, held: 0n });
    const stop = await browser.ask(placeOrder, { ...limitBuy, type: 'stop-limit', price: '62500', triggerPrice: '62000' });
    expect(stop).toMatchObject({ state: 'waiting', triggerPrice: '62000', triggerBy: 'last' });
    expect((await browser.call(amendOrder, { orderNo: stop.orderNo, price: '1', quantity: '1' })).body.code).toBe('64208');
  });

  it('cancel-all ends what was asked for: a side, a market, everything', async () => {
    const { browser } = await trader();
    await browser.ask(placeOrder, limitBuy);
    await browser.ask(placeOrder, { ...limitBuy, side: 'sell', price: '61000' });
    expect(await browser.ask(cancelAll, { side: 'sell' })).toEqual({ orders: 1 });
    await spot.settled();
    expect((await browser.ask(openOrders, {})).orders.map(({ side }) => side)).toEqual(['buy']);
    expect(await browser.ask(cancelAll, { symbol })).toEqual({ orders: 1 });
    await spot.settled();
    expect((await browser.ask(openOrders, { symbol })).orders).toEqual([]);
    expect((await browser.ask(orderHistory, { symbol })).orders).toHaveLength(2);
  });
});

describe('lists', () => {
  it('lead from page to page, each row once', async () => {
    const { browser, accountId } = await trader();
    await giveCoins(env, accountId, 'USDT', 'spot', 100_000n * usdt);
    const placed: string[] = [];
    for (let count = 0; count < 103; count++)
      placed.push((await browser.ask(placeOrder, { ...limitBuy, quantity: '0.001', answer: 'ack' })).orderNo);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    let pages = 0;
    do {
      const page = await browser.ask(openOrders, cursor ? { cursor: cursor as never } : {});
      seen.push(...page.orders.map(({ orderNo }) => orderNo));
      cursor = page.nextCursor;
      pages += 1;
    } while (cursor);
    expect(seen).toEqual(placed.toReversed());
    expect(pages).toBe(3);
    await browser.ask(cancelAll, {});
    await spot.settled();
  });

  it('of trades too, though many happen in one moment', async () => {
    const [maker, taker] = [await trader(), await trader()];
    for (let count = 0; count < 60; count++)
      await maker.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '60000', quantity: '0.0001', answer: 'ack' });
    await spot.settled();
    await taker.browser.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price: '60000', quantity: '0.006' });
    const first = await taker.browser.ask(myTrades, { symbol });
    const second = await taker.browser.ask(myTrades, { symbol, cursor: first.nextCursor as string });
    const numbers = [...first.trades, ...second.trades].map(({ tradeNo }) => Number(tradeNo));
    expect(numbers).toHaveLength(60);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(new Set(numbers).size).toBe(60);
    expect(second.nextCursor).toBeNull();
  });

  it('fees are those of each market', async () => {
    const { browser } = await trader();
    expect(await browser.ask(fees, {})).toEqual({ fees: [{ symbol, maker: '0.001', taker: '0.001' }] });
  });
});
