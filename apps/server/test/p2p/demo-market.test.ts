import { openClient } from '@peerbourse/client';
import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { myAdList } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-list';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replayPrice } from '#modules/core/rates/replay-source.ts';
import { reconcile } from '#modules/money/ledger/reconciliation/reconcile.ts';
import { jobs } from '#modules/p2p/p2p-ads/jobs.ts';
import { sendNotices } from '#modules/p2p/p2p-orders/notices/send-notices.ts';
import { openPool } from '#platform/db/pool.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { tradeOf } from '../../../../packages/client/examples/p2p-trade.ts';
import { demoKeys, seedDemoKeys } from '../../demo/api-keys.ts';
import { demoCustomers, demoFundPassword, seedDemoCustomers } from '../../demo/customers.ts';
import { answerOrders } from '../../demo/market/answer-orders.ts';
import { repriceSome } from '../../demo/market/keep-market-moving.ts';
import { keepPresent, trustDevices } from '../../demo/market/presence.ts';
import { openDemoMarket, seedDemoMarket } from '../../demo/market/seed-demo-market.ts';
import { takeAdsOfCustomers } from '../../demo/market/take-ads-of-customers.ts';
import { tradeAmongTraders } from '../../demo/market/trade-among-traders.ts';
import { Browser } from '../support/browser.ts';
import { giveSession } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const size = { advertisers: 24, fiats: ['EUR', 'USD', 'AED', 'JPY'], ordersPerAd: 2 };
const coins = ['btc', 'eth', 'sol', 'xrp', 'bnb', 'usdc', 'ton'];
const pairs = [...coins.map((coin) => `${coin}_usdt`), ...size.fiats.map((fiat) => `usdt_${fiat.toLowerCase()}`)];
const priceOf = (pair: string) => replayPrice(pair, 0);

let env: TestEnvironment;
let worker: ReturnType<typeof openPool>;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  worker = openPool({ url: env.config.databaseUrl('worker'), size: 2, statementMs: 60_000, name: 'jobs of the tests' });
  await seedDemoCustomers(env.config);
  await seedDemoMarket(env.config, size, priceOf);
  await env.query(`INSERT INTO settings_versions (key, version, value, author) VALUES ('rates.staleAfterSeconds', 1, '86400', 'test')`);
  await env.query(`SELECT rates_publish($1::text[], $2::bigint[], array_fill(1, ARRAY[cardinality($1::text[])]), 'test')`, [
    pairs,
    pairs.map((pair) => String(priceOf(pair))),
  ]);
});

afterAll(async () => {
  await worker.pool.end();
  await env.close();
});

async function asCustomer(name: string): Promise<Browser> {
  const email = demoCustomers.find((customer) => customer.name === name)?.email;
  const [row] = await env.query<{ id: string }>('SELECT id::text FROM accounts_users WHERE email = $1', [email]);
  const browser = new Browser(env);
  await giveSession(env, browser, row?.id ?? '');
  return browser;
}

it('fills the market with ads of every state, and the sweeps find nothing to correct', async () => {
  const states = () =>
    env.query(`
      SELECT state, is_hidden AS "isPrivate", hidden_reasons AS reasons, side, fixed_price IS NOT NULL AS "isFixed", count(*)::int
      FROM p2p_ads_ads GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`);
  const before = await states();
  for (const job of jobs) await job.run({ db: worker.db } as RoleRuntime);
  expect(await states()).toEqual(before);
  for (const side of ['buy', 'sell']) {
    for (const isFixed of [true, false])
      expect(before).toContainEqual(expect.objectContaining({ state: 'online', reasons: [], side, isFixed }));
  }
  expect(new Set(before.map(({ state }) => state))).toEqual(new Set(['online', 'offline', 'editing', 'completed']));
  expect(before).toContainEqual(expect.objectContaining({ isPrivate: true }));
  const reasons = new Set(before.flatMap((row) => row.reasons as string[]));
  expect(reasons).toEqual(new Set(['price_band', 'method_disabled', 'idle', 'approval']));
});

it('every currency has ads on both sides, cheapest first, some of them of people who are online', async () => {
  const guest = new Browser(env);
  for (const fiatCode of size.fiats) {
    for (const side of ['buy', 'sell'] as const) {
      const { ads } = await guest.ask(adList, { side, coinCode: 'USDT', fiatCode });
      expect(ads.length, `${side} ${fiatCode}`).toBeGreaterThan(3);
      expect(ads.some(({ advertiser }) => advertiser.isOnline)).toBe(true);
    }
  }
});

it('Carla has an ad in every state, David trades, and Nina has not begun', async () => {
  const [carla, david, nina] = [await asCustomer('Carla'), await asCustomer('David'), await asCustomer('Nina')];
  const { counts } = await carla.ask(myAdList, {});
  expect(counts).toEqual({ online: 5, offline: 2, editing: 1, completed: 1, hidden: 1 });
  expect(await david.ask(myProfile, {})).toMatchObject({ nickName: 'David Harbour' });
  expect((await nina.call(myProfile, {})).body.code).not.toBe('00000');
});

it('adds up, and a second run changes nothing', async () => {
  const counts = () =>
    env.query(`
      SELECT (SELECT count(*)::int FROM accounts_users) AS accounts, (SELECT count(*)::int FROM p2p_ads_ads) AS ads,
        (SELECT count(*)::int FROM ledger_journals) AS journals, (SELECT count(*)::int FROM p2p_paymethods_methods) AS methods,
        (SELECT count(*)::int FROM p2p_ads_edits) AS edits, (SELECT sum(version)::int FROM p2p_ads_ads) AS versions,
        (SELECT count(*)::int FROM p2p_orders_orders) AS orders, (SELECT count(*)::int FROM p2p_ratings_ratings) AS ratings`);
  const before = await counts();
  await seedDemoCustomers(env.config);
  await seedDemoMarket(env.config, size, priceOf);
  expect(await counts()).toEqual(before);
  expect((await reconcile(worker.db, { days: null })).isRed).toBe(false);
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
});

it('moves: prices of traders change within their bounds, those of the careless stay', async () => {
  const prices = () =>
    env.query<{ no: string; price: string; owner: string }>(`
      SELECT ad_no AS no, fixed_price::text AS price, email AS owner FROM p2p_ads_ads ad JOIN accounts_users account ON account.id = account_id
      WHERE fixed_price IS NOT NULL AND ad.state = 'online' ORDER BY ad_no`);
  const before = await prices();
  const owner = openPool({ url: env.config.databaseUrl('owner'), size: 1, statementMs: 60_000, name: 'motion of the tests' });
  for (let round = 0; round < 5; round++) await repriceSome(owner.db);
  await owner.pool.end();
  const after = await prices();
  const moved = after.filter(({ price }, i) => price !== before[i]?.price);
  expect(moved.length).toBeGreaterThan(10);
  expect(moved.every((ad) => ad.owner.startsWith('trader-'))).toBe(true);
  for (const job of jobs) await job.run({ db: worker.db } as RoleRuntime);
  const out = await env.query(
    `
    SELECT ad_no FROM p2p_ads_ads WHERE 'price_band' = ANY (hidden_reasons) AND ad_no = ANY($1)`,
    [moved.map(({ no }) => no)],
  );
  expect(out).toEqual([]);
});

/** Every number that somebody sees of a trader, beside what the rows say; the ones that differ. */
const unproven = `
  SELECT counter.account_id FROM p2p_users_counters counter
  CROSS JOIN LATERAL (
    SELECT count(*) AS total, count(*) FILTER (WHERE seller_id = counter.account_id) AS sold,
      count(DISTINCT CASE seller_id WHEN counter.account_id THEN buyer_id ELSE seller_id END) AS others, min(closed_at) AS first_at
    FROM p2p_orders_orders WHERE status = 3 AND counter.account_id IN (buyer_id, seller_id)) trades
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE is_good) AS good, count(*) FILTER (WHERE NOT is_good) AS bad
    FROM p2p_ratings_ratings WHERE rated_id = counter.account_id) ratings
  WHERE (orders_total, orders_sold, orders_bought, completed_30d, counterparties, cancelled_30d, good_ratings, bad_ratings)
      IS DISTINCT FROM (total, sold, total - sold, total, others, 0, good, bad)
    OR date_trunc('milliseconds', first_trade_at) IS DISTINCT FROM first_at`;

const unprovenAds = `
  SELECT ad_no FROM p2p_ads_ads ad
  WHERE executed <> (SELECT coalesce(sum(quantity), 0) FROM p2p_orders_orders trade WHERE trade.ad_no = ad.ad_no AND status = 3)`;

it('R4.20 begins with a history: behind every number of a trader and every share of an ad that is sold there are orders', async () => {
  const [made] = await env.query<{ orders: number; sellers: number; ratings: number; late: number; slowest: number; fastest: number }>(`
    SELECT count(*)::int AS orders, count(DISTINCT seller_id)::int AS sellers, count(rating_no)::int AS ratings,
      count(*) FILTER (WHERE trade.status <> 3 OR closed_at > app_now() OR trade.created_at < ad.created_at)::int AS late,
      max(extract(epoch FROM closed_at - paid_at))::int AS slowest, min(extract(epoch FROM closed_at - paid_at))::int AS fastest
    FROM p2p_orders_orders trade JOIN p2p_ads_ads ad USING (ad_no) LEFT JOIN p2p_ratings_ratings USING (order_no)`);
  expect(made?.orders).toBeGreaterThan(12);
  expect(made?.sellers).toBeGreaterThan(8);
  expect(made?.ratings).toBeGreaterThan(5);
  expect(made?.late).toBe(0);
  expect(made?.fastest).toBeGreaterThanOrEqual(40);
  expect(made?.slowest).toBeLessThanOrEqual(540);
  expect(await env.query(unproven)).toEqual([]);
  expect(await env.query(unprovenAds)).toEqual([]);
  expect(await env.query(`SELECT FROM p2p_ads_ads WHERE executed > 0 AND state = 'online'`)).not.toEqual([]);
  expect(await env.query('SELECT clock_offset FROM platform_identity')).toEqual([{ clock_offset: null }]);
  expect(await env.query('SELECT FROM p2p_orders_untold')).toEqual([]);
});

it('R4.20 advertisers answer: whoever pays gets the coins', async () => {
  await openDemoMarket(env.config);
  const david = await asCustomer('David');
  const owner = openPool({ url: env.config.databaseUrl('owner'), size: 1, statementMs: 60_000, name: 'answers of the tests' });
  const answered = async (orderNo: string) => {
    await env.query(
      `UPDATE p2p_orders_events SET at = at - interval '20 seconds' FROM p2p_orders_orders WHERE id = order_id AND order_no = $1`,
      [orderNo],
    );
    await answerOrders(owner.db, env.config);
    return await david.ask(orderDetail, { orderNo });
  };
  await trustDevices(owner.db);
  const { ads: sellAds } = await david.ask(adList, { side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' });
  const sold = sellAds.find(({ reasons, advertiser }) => reasons.length === 0 && advertiser.nickName !== 'Carla Corner');
  const bought = await david.ask(placeOrder, { adNo: sold?.adNo ?? '', price: sold?.price ?? '', amount: sold?.minAmount ?? '' });
  let order = bought.acceptance === 'waiting' ? await answered(bought.orderNo) : bought;
  expect(order).toMatchObject({ orderStatus: 0, isShowContact: true });
  const { orderNo, version, paymethods } = order;
  order = (await david.ask(confirmPaid, { orderNo, version, userPaymethodId: paymethods[0]?.userPaymethodId ?? '' })).order;
  expect(await answered(orderNo)).toMatchObject({ orderStatus: 3 });
  await owner.pool.end();
});

it('R4.20 traders trade with each other: one takes an ad, and both do their part, one after the other', async () => {
  const owner = openPool({ url: env.config.databaseUrl('owner'), size: 1, statementMs: 60_000, name: 'trades of the tests' });
  const open = () => env.query<{ no: string }>(`SELECT order_no AS no FROM p2p_orders_orders WHERE status < 3`);
  await keepPresent(owner.db);
  for (let attempt = 0; attempt < 20 && (await open()).length === 0; attempt++) await tradeAmongTraders(owner.db, env.config);
  const [order] = await open();
  const statuses = new Set<number>();
  for (let round = 0; round < 4; round++) {
    await env.query(`UPDATE p2p_orders_events SET at = at - interval '20 seconds'`);
    await answerOrders(owner.db, env.config);
    const [row] = await env.query<{ status: number }>('SELECT status FROM p2p_orders_orders WHERE order_no = $1', [order?.no]);
    statuses.add(row?.status ?? -1);
  }
  await owner.pool.end();
  expect([...statuses].slice(-2)).toEqual([1, 3]);
  await sendNotices({ db: worker.db, config: env.config } as RoleRuntime);
  expect(await env.query('SELECT FROM notifications_entries')).not.toEqual([]);
  expect(await env.query(`SELECT FROM messages_outgoing WHERE recipient LIKE 'trader-%'`)).toEqual([]);
  expect(await env.query(unproven)).toEqual([]);
});

it('R4.20 somebody takes an ad of Carla while she is here, and only one at a time', async () => {
  const carla = await asCustomer('Carla');
  const owner = openPool({ url: env.config.databaseUrl('owner'), size: 1, statementMs: 60_000, name: 'takers of the tests' });
  await keepPresent(owner.db);
  await env.query(`
    INSERT INTO p2p_users_presence (account_id, seen_at) SELECT id, app_now() FROM accounts_users WHERE email = 'carla@peerbourse.test'
    ON CONFLICT (account_id) DO UPDATE SET seen_at = app_now()`);
  for (let round = 0; round < 2; round++) await takeAdsOfCustomers(owner.db, env.config);
  await owner.pool.end();
  const { orders } = await carla.ask(orderList, { tab: 'open' });
  expect(orders).toMatchObject([{ orderStatus: 0, currencyUserSide: 'sell' }]);
});

it('programs trade with each other with the keys that it prints', async () => {
  await seedDemoKeys(env.config);
  await seedDemoKeys(env.config);
  await Promise.all([env.start('stream'), env.start('worker')]);
  const [seller, buyer] = demoKeys.map(({ keyId, secret }) =>
    openClient({
      url: env.addressOf('api'),
      liveUrl: `${env.addressOf('stream').replace('http', 'ws')}/live`,
      key: { id: keyId, kind: 'hmac', secret },
    }),
  );
  const { receipt } = await tradeOf(seller ?? expect.unreachable(), buyer ?? expect.unreachable(), demoFundPassword, () => undefined);
  expect(receipt).toContain('"signature"');
});

it('is not made in a live database', async () => {
  await env.query(`UPDATE platform_identity SET kind = 'live'`);
  await expect(seedDemoMarket(env.config, size)).rejects.toThrow('demonstrations only');
});
