import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireOrders } from '#modules/p2p/p2p-orders/deadlines/expire-orders.ts';
import { openPool } from '#platform/db/pool.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { paidTrade } from '../support/fixtures/order-ways.ts';
import { type Trade, trade } from '../support/fixtures/ordering-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let pools: Array<ReturnType<typeof openPool>>;

beforeAll(async () => {
  env = await openTestEnvironment();
  // No worker runs by itself: each sweep is one that the test makes.
  await env.start('api');
  await openMarket(env);
  pools = ['one', 'other'].map((name) => openPool({ url: env.config.databaseUrl('worker'), size: 2, statementMs: 30_000, name }));
});

afterAll(async () => {
  await Promise.all(pools.map(({ pool }) => pool.end()));
  await env.close();
});

const sweep = async () => await Promise.all(pools.map(({ db }) => expireOrders({ db, log })));
const log = { error: (details: object) => expect(details).toBeUndefined() } as unknown as RoleRuntime['log'];
const hours = (count: number) => count * 3_600;
const later = (seconds: number) =>
  env.query(`UPDATE platform_identity SET clock_offset = coalesce(clock_offset, interval '0') + make_interval(secs => $1)`, [seconds]);
const nobodyServes = () => env.query(`UPDATE platform_instances SET seen_at = now() - interval '1 day' WHERE role = 'api'`);
const outages = async () =>
  (
    await env.query<{ seconds: number }>(
      'SELECT extract(epoch FROM ended_at - began_at)::float8 AS seconds FROM p2p_orders_outages ORDER BY id',
    )
  ).map(({ seconds }) => seconds);

async function eventsOf({ order }: Trade): Promise<Array<{ code: string; actor: string; seconds: number | null; isWhole: boolean }>> {
  return await env.query(
    `SELECT code, actor, (data->>'seconds')::int AS seconds,
       hash = p2p_orders_hash(coalesce(lag(hash) OVER (ORDER BY seq), ''), seq, code, actor, data, event.at) AS "isWhole"
     FROM p2p_orders_events event JOIN p2p_orders_orders trade ON trade.id = order_id WHERE order_no = $1 ORDER BY seq`,
    [order.orderNo],
  );
}

const seen = async ({ buyer, order }: Trade) => await buyer.browser.ask(orderDetail, { orderNo: order.orderNo });
const movedBy = (before: number | null, after: number | null) => Math.round(((after ?? 0) - (before ?? 0)) / 1_000);

it('R4.20 five minutes without us move every deadline by five minutes, once, however many workers come back', async () => {
  await sweep();
  const [unpaid, paid] = [await trade(env), await paidTrade(env)];
  await sweep();
  const before = [await seen(unpaid), await seen(paid)] as const;
  await later(300);
  await sweep();
  await sweep();
  const after = [await seen(unpaid), await seen(paid)] as const;
  const [lasted = 0] = await outages();
  expect(await outages()).toHaveLength(1);
  expect(lasted).toBeGreaterThanOrEqual(300);
  // An order that was placed just before gets what it lost, which is a little less.
  const isGiven = (seconds: number | null) => expect(Math.abs((seconds ?? 0) - lasted)).toBeLessThan(2);
  isGiven(movedBy(before[0].payTimeoutTimestamp, after[0].payTimeoutTimestamp));
  isGiven(movedBy(before[1].putCoinTimeoutTimestamp, after[1].putCoinTimeoutTimestamp));
  isGiven(movedBy(before[1].undoTimestamp, after[1].undoTimestamp));
  for (const given of [unpaid, paid]) {
    const events = await eventsOf(given);
    const credits = events.filter(({ code }) => code === 'credit-outage');
    expect(credits).toMatchObject([{ actor: 'system', isWhole: true }]);
    isGiven(credits[0]?.seconds ?? null);
    expect(events.every(({ isWhole }) => isWhole)).toBe(true);
    const told = await env.query<{ key: string }>(
      `SELECT key FROM platform_outbox WHERE stream = 'p2p-orders' AND body->>'orderNo' = $1 AND body->>'code' = 'credit-outage'`,
      [given.order.orderNo],
    );
    expect(told.map(({ key }) => key).toSorted()).toEqual([given.buyer.userId, given.seller.userId].toSorted());
  }
});

it('R4.20 an order whose time would be over goes on after an outage, and is over when its time has really passed', async () => {
  await sweep();
  const given = await trade(env);
  await sweep();
  await later(hours(3));
  await sweep();
  expect(await seen(given)).toMatchObject({ orderStatus: 0 });
  // What passes while we are there passes: the sweep has been here a moment ago.
  await env.query(`UPDATE p2p_orders_orders SET pay_by = app_now() - interval '3 seconds' WHERE order_no = $1`, [given.order.orderNo]);
  await sweep();
  expect(await seen(given)).toMatchObject({ orderStatus: 4, closeReason: 'pay-timeout' });
});

it('R4.20 without an api nothing is over for long, and its absence is an outage, too', async () => {
  await sweep();
  const given = await trade(env);
  await sweep();
  const known = (await outages()).length;
  await later(20);
  await sweep();
  expect(await outages()).toHaveLength(known);
  await nobodyServes();
  await env.query(`UPDATE p2p_orders_orders SET pay_by = app_now() + interval '70 seconds' WHERE order_no = $1`, [given.order.orderNo]);
  await later(90);
  await sweep();
  const [row] = await env.query<{ status: number }>('SELECT status FROM p2p_orders_orders WHERE order_no = $1', [given.order.orderNo]);
  expect(row?.status).toBe(0);
  // The api says every few seconds that it is there.
  await expect
    .poll(
      async () => {
        await sweep();
        return (await outages()).length;
      },
      { timeout: 20_000 },
    )
    .toBe(known + 1);
  expect(await seen(given)).toMatchObject({ orderStatus: 0 });
});
