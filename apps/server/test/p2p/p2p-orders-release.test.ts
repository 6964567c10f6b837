import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { paidTrade, pay, releaseOf } from '../support/fixtures/order-ways.ts';
import { type Trade, take } from '../support/fixtures/ordering-users.ts';
import { giveFactors } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
});

afterAll(() => env.close());

type Input = Partial<ReturnType<typeof releaseOf>> & { factors?: Record<string, string> };

async function release(given: Trade, more: Input = {}): Promise<string> {
  const { body } = await given.seller.browser.call(releaseCoins, { ...releaseOf(given), ...more });
  return body.code === releaseCoins.ok ? 'done' : (refusalOfCode(String(body.code)) ?? String(body.code));
}

const statusOf = async ({ seller, order }: Trade) => (await seller.browser.ask(orderDetail, { orderNo: order.orderNo })).orderStatus;

describe('a release', () => {
  it('R7.20 is sealed for one order: its fund password releases no other, with whatever it is put together', async () => {
    const meant = await paidTrade(env);
    const other = await pay(await take(meant.maker, meant.taker, meant.order.adNo, false));
    const { browser } = meant.seller;
    const sealed = await browser.seal(releaseCoins, releaseOf(meant));
    const moved = { ...(JSON.parse(sealed.body) as object), orderNo: other.order.orderNo, version: other.order.version };
    const stolen = await browser.send(releaseCoins, JSON.stringify(moved), sealed.headers);
    expect(refusalOfCode(String(stolen.body.code))).toBe('security.seal-broken');
    expect([await statusOf(meant), await statusOf(other)]).toEqual([1, 1]);
    const sent = await browser.send(releaseCoins, sealed.body, sealed.headers);
    expect(sent.body.code).toBe(releaseCoins.ok);
    expect([await statusOf(meant), await statusOf(other)]).toEqual([3, 1]);
  });

  it('R7.20 does nothing when its screen showed other coins or another buyer, and needs neither to be named', async () => {
    const given = await paidTrade(env);
    expect(await release(given, { orderAmount: '99' })).toBe('p2p-orders.changed');
    expect(await release(given, { buyerUserId: given.seller.userId })).toBe('p2p-orders.changed');
    expect(await statusOf(given)).toBe(1);
    const { orderAmount: _coins, buyerUserId: _buyer, ...plain } = releaseOf(given);
    expect(await given.seller.browser.ask(releaseCoins, plain)).toMatchObject({ isDone: true });
  });

  it('R7.20 from a device that is younger than a day takes the codes of the account as well', async () => {
    const given = await paidTrade(env);
    await env.query(`UPDATE sessions_devices SET first_seen_at = app_now() - interval '23 hours' WHERE main_id = $1`, [
      given.seller.accountId,
    ]);
    const { body } = await given.seller.browser.call(releaseCoins, releaseOf(given));
    expect(refusalOfCode(String(body.code))).toBe('security.factors-missing');
    expect(body.data).toMatchObject({ methods: 'email' });
    expect(await release(given, { factors: { emailCode: '135791' } })).toBe('security.wrong-code');
    const factors = await giveFactors(env, given.seller, 'release-coins');
    expect(await release(given, { factors, accountPwd: '111222' })).toBe('security.wrong-fund-password');
    expect(await release(given, { factors })).toBe('done');
  });

  it('R7.20 of more than the setting allows takes them too, and a code of another act is worth nothing', async () => {
    expect(await changeSetting(env, 'p2p-orders.rules', { lotHours: 24, releaseFactorAbove: 99 })).toBe('00000');
    const given = await paidTrade(env);
    expect(await release(given)).toBe('security.factors-missing');
    expect(await release(given, { factors: await giveFactors(env, given.seller, 'change-password') })).toBe('security.wrong-code');
    expect(await release(given, { factors: await giveFactors(env, given.seller, 'release-coins') })).toBe('done');
    expect(await changeSetting(env, 'p2p-orders.rules', { lotHours: 24, releaseFactorAbove: 100 })).toBe('00000');
    expect(await release(await paidTrade(env))).toBe('done');
  });
});
