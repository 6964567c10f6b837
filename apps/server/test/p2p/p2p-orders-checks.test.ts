import type { Call } from '@peerbourse/contract/call';
import { checkDoubtfulOrder } from '@peerbourse/contract/p2p/p2p-orders/checks/check-doubtful-order';
import { checkPriceChange } from '@peerbourse/contract/p2p/p2p-orders/checks/check-price-change';
import { riskHint } from '@peerbourse/contract/p2p/p2p-orders/checks/risk-hint';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { checkPriceWarning } from '@peerbourse/contract/p2p/p2p-prices/check-price-warning';
import { confirmPriceWarning } from '@peerbourse/contract/p2p/p2p-prices/confirm-price-warning';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdvertisingPerson, advertisingPerson, openMarket, publish, setPrice } from '../support/fixtures/advertising-users.ts';
import { type Trade, take, trade } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  await openMarket(env);
});

afterAll(() => env.close());

beforeEach(() => setPrice(env, 'usdt_eur', 100_000_000n));

async function refusalOf(person: AdvertisingPerson, call: Call, input: object): Promise<string | undefined> {
  const { body } = await person.browser.call(call, input as never);
  return body.code === call.ok ? undefined : refusalOfCode(String(body.code));
}

const hold = ({ accountId }: AdvertisingPerson, kind = 'p2p') =>
  env.query(`INSERT INTO accounts_holds (account_id, kind, reason, author) VALUES ($1, $2, 'test', 'staff')`, [accountId, kind]);

const restrict = ({ accountId }: AdvertisingPerson, kind: string) =>
  env.query(
    `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, until, set_by)
     VALUES ((900000000000000000 + $1::bigint)::text, $1, $2, 'price-abuse', '', app_now() + interval '1 day', 'test')`,
    [accountId, kind],
  );

/** The device was seen for the first time this many hours ago. */
const seenBefore = ({ accountId }: AdvertisingPerson, hours: number) =>
  env.query(`UPDATE sessions_devices SET first_seen_at = app_now() - make_interval(hours => $2) WHERE main_id = $1`, [accountId, hours]);

async function complete({ buyer, seller, order: { orderNo } }: Trade): Promise<void> {
  const { order } = await buyer.browser.ask(confirmPaid, { orderNo, version: 1, userPaymethodId: seller.methodNo });
  const release = { orderNo, version: order.version, amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword };
  await seller.browser.ask(releaseCoins, release);
}

/** An ad far above the reference: it was near when it was published, then the market fell. */
async function farAd(price = 94_000_000n): Promise<{ maker: AdvertisingPerson; taker: AdvertisingPerson; adNo: string }> {
  const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
  const { adNo } = await publish(maker);
  await setPrice(env, 'usdt_eur', price);
  return { maker, taker, adNo };
}

describe('p2p-orders/check-price-change', () => {
  it('R7.11 says whether the price that was seen still holds, and what it is now', async () => {
    const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(maker);
    expect(await taker.browser.ask(checkPriceChange, { adNo, price: '1.01' })).toEqual({ isChanged: false, price: '1.01' });
    expect(await taker.browser.ask(checkPriceChange, { adNo, price: '1.02' })).toEqual({ isChanged: true, price: '1.01' });
  });

  it('R7.11 lets a price that follows the market move a little, as an order does', async () => {
    const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(maker, { pricing: { priceType: 'floating', premiumPpm: 10_000 } });
    expect(await taker.browser.ask(checkPriceChange, { adNo, price: '1.0145' })).toMatchObject({ isChanged: false });
    expect(await taker.browser.ask(checkPriceChange, { adNo, price: '1.02' })).toEqual({ isChanged: true, price: '1.01' });
    expect(await refusalOf(taker, placeOrder, { adNo, price: '1.02', amount: '101' })).toBe('p2p-orders.price-changed');
  });

  it('R7.11 knows no ad that is not there', async () => {
    const taker = await advertisingPerson(env);
    expect(await refusalOf(taker, checkPriceChange, { adNo: '100000000000000000', price: '1' })).toBe('p2p-ads.unknown-ad');
  });
});

describe('a price far from the reference', () => {
  it('R7.11 is warned of above the setting, in both directions', async () => {
    const taker = await advertisingPerson(env);
    const check = (price: string) =>
      taker.browser.ask(checkPriceWarning, { adNo: '100000000000000000', coinCode: 'USDT', fiatCode: 'EUR', price });
    expect(await check('1.05')).toEqual({ isWarned: false, isConfirmed: false, deviationPpm: 50_000, reference: '1' });
    expect(await check('1.0501')).toMatchObject({ isWarned: true, deviationPpm: 50_100 });
    expect(await check('0.9499')).toMatchObject({ isWarned: true, deviationPpm: -50_100 });
    expect(await check('9999999999999999999999999')).toMatchObject({ isWarned: true });
  });

  it('R7.11 cannot be warned of without a reference', async () => {
    const taker = await advertisingPerson(env);
    const input = { adNo: '100000000000000000', coinCode: 'USDT', fiatCode: 'JPY', price: '150' };
    expect(await taker.browser.ask(checkPriceWarning, input)).toEqual({
      isWarned: false,
      isConfirmed: false,
      deviationPpm: null,
      reference: null,
    });
  });

  it('R7.11 is placed only once this price of this ad was confirmed, within ten minutes', async () => {
    const { taker, adNo } = await farAd();
    const wanted = { adNo, price: '1.01', amount: '101' };
    const check = { adNo, coinCode: 'USDT', fiatCode: 'EUR', price: '1.01' };
    expect(await refusalOf(taker, placeOrder, wanted)).toBe('p2p-prices.unconfirmed');
    await taker.browser.ask(confirmPriceWarning, { adNo, price: '1.02' });
    expect(await refusalOf(taker, placeOrder, wanted)).toBe('p2p-prices.unconfirmed');
    await taker.browser.ask(confirmPriceWarning, { adNo, price: '1.01' });
    expect(await taker.browser.ask(checkPriceWarning, check)).toMatchObject({ isWarned: true, isConfirmed: true });
    await env.query(`UPDATE p2p_prices_confirmations SET confirmed_at = app_now() - interval '601 seconds' WHERE ad_no = $1`, [adNo]);
    expect(await taker.browser.ask(checkPriceWarning, check)).toMatchObject({ isConfirmed: false });
    expect(await refusalOf(taker, placeOrder, wanted)).toBe('p2p-prices.unconfirmed');
    await taker.browser.ask(confirmPriceWarning, { adNo, price: '1.010' });
    expect(await refusalOf(taker, placeOrder, wanted)).toBeUndefined();
  });

  it('R7.11 is confirmed by everybody for themselves', async () => {
    const { taker, adNo } = await farAd();
    const other = await advertisingPerson(env);
    await other.browser.ask(confirmPriceWarning, { adNo, price: '1.01' });
    expect(await refusalOf(taker, placeOrder, { adNo, price: '1.01', amount: '101' })).toBe('p2p-prices.unconfirmed');
  });

  it('R8.5 cannot be confirmed by an account that is held back', async () => {
    const { taker, adNo } = await farAd();
    await hold(taker);
    expect(await refusalOf(taker, confirmPriceWarning, { adNo, price: '1.01' })).toBe('risk.blocked');
  });
});

describe('p2p-orders/check-doubtful-order', () => {
  const doubtsOf = async (taker: AdvertisingPerson, adNo: string) => await taker.browser.ask(checkDoubtfulOrder, { adNo, price: '1.01' });

  it('R8.4 names a first trade, which nobody has to confirm, until one was completed', async () => {
    const given = await trade(env);
    const { adNo } = given.order;
    const first = { isBlocked: false, reasons: [{ code: 'first-trade', mustConfirm: false }] };
    expect(await doubtsOf(given.buyer, adNo)).toEqual(first);
    await complete(given);
    expect(await doubtsOf(given.buyer, adNo)).toEqual({ isBlocked: false, reasons: [] });
    const stranger = await advertisingPerson(env);
    expect(await doubtsOf(stranger, adNo)).toEqual(first);
  });

  it('R8.4 a new device has to be confirmed, or the order is answered with a question about it', async () => {
    const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(maker);
    await seenBefore(taker, 23);
    expect((await doubtsOf(taker, adNo)).reasons).toContainEqual({ code: 'new-device', mustConfirm: true });
    const wanted = { adNo, price: '1.01', amount: '101' };
    const { body } = await taker.browser.call(placeOrder, wanted);
    expect([body.code, body.data]).toEqual(['500054', { params: { requestId: adNo, url: `/p2p-trade/buy/USDT-EUR?ad=${adNo}` } }]);
    expect(await refusalOf(taker, placeOrder, { ...wanted, confirmedDoubts: ['first-trade'] })).toBe('risk.question');
    expect(await refusalOf(taker, placeOrder, { ...wanted, confirmedDoubts: ['new-device'] })).toBeUndefined();
    await seenBefore(taker, 25);
    expect(await refusalOf(taker, placeOrder, wanted)).toBeUndefined();
  });

  it('R8.4 a price far away has to be confirmed until it was', async () => {
    const { taker, adNo } = await farAd();
    expect((await doubtsOf(taker, adNo)).reasons).toContainEqual({ code: 'price-deviation', mustConfirm: true });
    await taker.browser.ask(confirmPriceWarning, { adNo, price: '1.01' });
    expect((await doubtsOf(taker, adNo)).reasons).toContainEqual({ code: 'price-deviation', mustConfirm: false });
  });

  it.each(['buy', 'all'])('R8.5 a restriction of kind %s blocks, whatever is confirmed', async (kind) => {
    const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
    const { adNo } = await publish(maker);
    await restrict(taker, kind);
    expect(await doubtsOf(taker, adNo)).toMatchObject({ isBlocked: true, reasons: [{ code: 'restriction', mustConfirm: false }, {}] });
    const wanted = { adNo, price: '1.01', amount: '101', confirmedDoubts: ['restriction'] };
    expect(await refusalOf(taker, placeOrder, wanted)).toBe('risk.blocked');
  });

  it('R8.5 a hold blocks orders, and one on selling only those that sell', async () => {
    const [maker, taker] = [await advertisingPerson(env), await advertisingPerson(env)];
    const [sale, purchase] = [await publish(maker), await publish(maker, { side: 'buy' })];
    await hold(taker, 'p2p-sell');
    const selling = { adNo: purchase.adNo, price: '1.01', amount: '101', userPaymethodIds: [taker.methodNo], accountPwd: fundPassword };
    expect(await refusalOf(taker, placeOrder, selling)).toBe('risk.blocked');
    expect(await refusalOf(taker, placeOrder, { adNo: sale.adNo, price: '1.01', amount: '101' })).toBeUndefined();
    await hold(taker);
    expect(await refusalOf(taker, placeOrder, { adNo: sale.adNo, price: '1.01', amount: '101' })).toBe('risk.blocked');
  });
});

describe('commands of an account that is held back', () => {
  it('R8.5 do not release coins, but get out of an order', async () => {
    const given = await trade(env);
    const { orderNo } = given.order;
    await hold(given.seller);
    await hold(given.buyer);
    const { order } = await given.buyer.browser.ask(confirmPaid, { orderNo, version: 1, userPaymethodId: given.seller.methodNo });
    const release = { orderNo, version: order.version, amountSeen: '101', isPayerTheBuyer: true, accountPwd: fundPassword };
    expect(await refusalOf(given.seller, releaseCoins, release)).toBe('risk.blocked');
    const other = await trade(env);
    await hold(other.buyer);
    expect(await refusalOf(other.buyer, cancelOrder, { orderNo: other.order.orderNo, version: 1, reason: 'changed-mind' })).toBeUndefined();
  });
});

describe('p2p-orders/risk-hint', () => {
  it('R8.4 tells both what to look at, the gravest reason deciding the level', async () => {
    const { buyer, seller, order } = await trade(env);
    const { orderNo } = order;
    const pays = async () => await buyer.browser.ask(riskHint, { orderNo, act: 'pay' });
    const releases = async () => await seller.browser.ask(riskHint, { orderNo, act: 'release' });
    expect(await pays()).toEqual({ level: 'low', reasons: ['first-trade'] });
    await setPrice(env, 'usdt_eur', 94_000_000n);
    expect(await pays()).toEqual({ level: 'medium', reasons: ['price-deviation', 'first-trade'] });
    await seenBefore(seller, 1);
    expect(await releases()).toEqual({ level: 'high', reasons: ['new-device', 'price-deviation', 'first-trade'] });
    await restrict(seller, 'sell');
    expect(await pays()).toEqual({ level: 'high', reasons: ['restriction', 'price-deviation', 'first-trade'] });
  });

  it('R8.4 says nothing when two people who know each other trade at the usual price', async () => {
    const given = await trade(env);
    await complete(given);
    const { order, buyer } = await take(given.maker, given.taker, given.order.adNo, false);
    expect(await buyer.browser.ask(riskHint, { orderNo: order.orderNo, act: 'pay' })).toEqual({ level: 'none', reasons: [] });
  });

  it('R8.4 is for the side that acts, and for nobody else', async () => {
    const { buyer, seller, order } = await trade(env);
    const { orderNo } = order;
    expect(await refusalOf(buyer, riskHint, { orderNo, act: 'release' })).toBe('p2p-orders.not-now');
    expect(await refusalOf(seller, riskHint, { orderNo, act: 'pay' })).toBe('p2p-orders.not-now');
    expect(await refusalOf(await advertisingPerson(env), riskHint, { orderNo, act: 'pay' })).toBe('p2p-orders.unknown-order');
  });
});
