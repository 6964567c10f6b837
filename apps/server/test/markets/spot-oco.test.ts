import { amendOrder } from '@peerbourse/contract/markets/spot/amend-order';
import { cancelOrder } from '@peerbourse/contract/markets/spot/cancel-order';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import { orderDetail } from '@peerbourse/contract/markets/spot/order-detail';
import { placeOco } from '@peerbourse/contract/markets/spot/place-oco';
import { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
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

afterEach(async () => {
  await spot.settled();
  expect(await spot.wrongHolds()).toEqual([]);
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

const usdt = 1_000_000n;
const btc = 100_000_000n;

async function trader(): Promise<QuickPerson> {
  const person = await quickPerson(env);
  await giveCoins(env, person.accountId, 'USDT', 'spot', 1_000n * usdt);
  await giveCoins(env, person.accountId, 'BTC', 'spot', btc);
  return person;
}

const pair = { symbol, side: 'buy', quantity: '0.01', price: '59000', triggerPrice: '61000', stopPrice: '61500' } as const;
const coins = ({ accountId }: QuickPerson) => spot.coins(accountId, 'USDT');
const after = ({ browser }: QuickPerson, { orderNo }: Pick<SpotOrder, 'orderNo'>) => browser.ask(orderDetail, { orderNo });

it('a pair sets the larger need aside, and a cancel of one leg ends both', async () => {
  const person = await trader();
  const { limit, stop } = await person.browser.ask(placeOco, { ...pair, clientOrderId: 'pair' });
  expect(await coins(person)).toEqual({ spot: 385n * usdt, held: 615n * usdt });
  await spot.settled();
  expect(await after(person, limit)).toMatchObject({ type: 'limit', timeInForce: 'post-only', state: 'open', clientOrderId: 'pair' });
  expect(await after(person, stop)).toMatchObject({
    type: 'stop-limit',
    state: 'waiting',
    triggerPrice: '61000',
    pairedOrderNo: limit.orderNo,
  });
  expect(limit.pairedOrderNo).toBe(stop.orderNo);
  expect((await person.browser.call(placeOco, { ...pair, quantity: '0.001', clientOrderId: 'pair' })).body.code).toBe('64207');
  await person.browser.ask(cancelOrder, { orderNo: limit.orderNo });
  await spot.settled();
  expect(await after(person, stop)).toMatchObject({ state: 'done', reason: 'oco', pairedOrderNo: null });
  expect(await coins(person)).toEqual({ spot: 1_000n * usdt, held: 0n });
});

it('neither of a pair is amended while both are there, and nothing is set aside for it', async () => {
  const [person, seller] = [await trader(), await trader()];
  const { limit } = await person.browser.ask(placeOco, pair);
  await spot.settled();
  const before = await coins(person);
  const more = { orderNo: limit.orderNo, price: '59000', quantity: '0.016' };
  expect((await person.browser.call(amendOrder, more)).body.code).toBe('64208');
  expect(await coins(person)).toEqual(before);
  await seller.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '59000', quantity: '0.004' });
  await spot.settled();
  expect((await after(person, limit)).pairedOrderNo).toBeNull();
  expect((await person.browser.call(amendOrder, { ...more, quantity: '0.008' })).body.code).toBe('00000');
  await person.browser.ask(cancelOrder, { orderNo: limit.orderNo });
});

it('a fill of the limit leg ends the stop leg, and gives back what only that one needed', async () => {
  const [person, seller] = [await trader(), await trader()];
  const { limit, stop } = await person.browser.ask(placeOco, pair);
  await seller.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '59000', quantity: '0.004' });
  await spot.settled();
  expect(await after(person, limit)).toMatchObject({ state: 'open', filledQuantity: '0.004' });
  expect(await after(person, stop)).toMatchObject({ state: 'done', reason: 'oco' });
  expect(await coins(person)).toEqual({ spot: 410n * usdt, held: 354n * usdt });
  await person.browser.ask(cancelOrder, { orderNo: limit.orderNo });
});

it('the stop leg takes over the hold when its price comes, also where nothing else moves, and after a takeover', async () => {
  const [person, maker, taker] = [await trader(), await trader(), await trader()];
  const { limit, stop } = await person.browser.ask(placeOco, { ...pair, triggerPrice: '60200', stopPrice: '60200' });
  await spot.settled();
  await env.stop('matcher');
  await env.query(`UPDATE spot_shards SET lease_until = '-infinity'`);
  await env.start('matcher');
  await maker.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '60200', quantity: '0.001' });
  await taker.browser.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price: '60200', quantity: '0.001' });
  await spot.settled();
  expect(await after(person, limit)).toMatchObject({ state: 'done', reason: 'oco' });
  expect(await after(person, stop)).toMatchObject({ state: 'open', filledQuantity: '0' });
  expect(await coins(person)).toEqual({ spot: 398n * usdt, held: 602n * usdt });
  await person.browser.ask(cancelOrder, { orderNo: stop.orderNo });
});

it('a stop by the reference price moves a hold, and no coin', async () => {
  const person = await trader();
  const { stop } = await person.browser.ask(placeOco, { ...pair, triggerPrice: '60500', stopPrice: '60500', triggerBy: 'reference' });
  await spot.settled();
  const journals = await spot.count('ledger_journals');
  await env.query(`UPDATE rates_prices SET price = $1 WHERE pair = 'btc_usdt'`, [60_600n * btc]);
  await expect.poll(async () => (await after(person, stop)).state).toBe('open');
  expect(await spot.count('ledger_journals')).toBe(journals);
  await env.query(`UPDATE rates_prices SET price = $1 WHERE pair = 'btc_usdt'`, [60_000n * btc]);
  await person.browser.ask(cancelOrder, { orderNo: stop.orderNo });
  await expect.poll(() => env.query('SELECT FROM spot_markets WHERE reference = 600000').then(({ length }) => length)).toBe(1);
});

it('a pair that the market refuses is over with its reason, both legs, and holds nothing', async () => {
  const person = await trader();
  const { limit, stop } = await person.browser.ask(placeOco, { ...pair, triggerPrice: '59500', stopPrice: '61500' });
  await spot.settled();
  for (const leg of [limit, stop]) expect(await after(person, leg)).toMatchObject({ state: 'done', reason: 'would-trigger' });
  expect(await coins(person)).toEqual({ spot: 1_000n * usdt, held: 0n });
});

it('a pair without a stop price is at market; one that nobody can pay is refused', async () => {
  const person = await trader();
  const { stop } = await person.browser.ask(placeOco, { symbol, side: 'sell', quantity: '0.5', price: '62000', triggerPrice: '58000' });
  expect(stop).toMatchObject({ type: 'stop-market', price: null });
  expect(await spot.coins(person.accountId, 'BTC')).toEqual({ spot: btc / 2n, held: btc / 2n });
  expect((await person.browser.call(placeOco, { ...pair, quantity: '0.1' })).body.code).toBe('62001');
  expect((await person.browser.call(placeOco, { ...pair, price: '59000.01' })).body.code).toBe('64203');
  expect((await person.browser.call(placeOco, { ...pair, stopPrice: '9000000' })).body.code).toBe('64205');
  await person.browser.ask(cancelOrder, { orderNo: stop.orderNo });
});
