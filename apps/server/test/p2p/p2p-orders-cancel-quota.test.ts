import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { refusals } from '@peerbourse/contract/refusals';
import { buyPauseMinutes, cancelQuota } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import { freeCancelMs } from '@peerbourse/rules/p2p-orders/order-times';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdvertisingPerson, advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { paidTrade } from '../support/fixtures/order-ways.ts';
import { take, trade } from '../support/fixtures/ordering-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
  await openMarket(env);
});

afterAll(() => env.close());

const quotaOf = async ({ browser }: AdvertisingPerson, orderNo: string) => (await browser.ask(orderDetail, { orderNo })).cancelQuota;

/** After the time in which it costs nothing. */
async function cancelLate({ browser }: AdvertisingPerson, { orderNo, version }: { orderNo: string; version: number }): Promise<void> {
  await env.query(`UPDATE p2p_orders_orders SET created_at = created_at - $2::int * interval '1 ms' WHERE order_no = $1`, [
    orderNo,
    freeCancelMs + 1_000,
  ]);
  await browser.ask(cancelOrder, { orderNo, version, reason: 'changed-mind' });
}

it('R4.20 the buyer is told how many cancelled orders count so far and what one more costs, and exactly that happens', async () => {
  const [maker, buyer] = [await advertisingPerson(env), await advertisingPerson(env)];
  const { adNo } = await publish(maker);
  const { unpaid: limit } = cancelQuota(3, true);
  for (let used = 0; used <= limit; used += 1) {
    const { order } = await take(maker, buyer, adNo, false);
    expect(await quotaOf(buyer, order.orderNo)).toEqual({ limit, used, pauseMinutes: buyPauseMinutes(1) });
    await cancelLate(buyer, order);
  }
  const { body } = await buyer.browser.call(placeOrder, { adNo, price: '1.01', amount: '101' });
  expect(body.code).toBe(refusals['risk.blocked'].code);
  const pauses = `SELECT extract(epoch FROM until - set_at)::int / 60 AS minutes FROM p2p_users_restrictions WHERE account_id = $1`;
  expect(await env.query(pauses, [buyer.accountId])).toEqual([{ minutes: buyPauseMinutes(1) }]);
});

it('R4.20 sellers and closed orders have no such count, and paid orders are counted apart', async () => {
  const { buyer, seller, order } = await trade(env);
  expect(await quotaOf(seller, order.orderNo)).toBeNull();
  await cancelLate(buyer, order);
  expect(await quotaOf(buyer, order.orderNo)).toBeNull();
  const paid = await paidTrade(env);
  expect(await quotaOf(paid.buyer, paid.order.orderNo)).toMatchObject({ limit: cancelQuota(3, true).afterPaid, used: 0 });
});
