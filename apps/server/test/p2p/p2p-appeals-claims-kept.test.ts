import { withdrawClaim } from '@peerbourse/contract/p2p/p2p-appeals/withdraw-claim';
import { releaseMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/release-merchant-status';
import { topUpDeposit } from '@peerbourse/contract/p2p/p2p-merchants/top-up-deposit';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '#modules/identity/privacy/jobs.ts';
import { keepDeadlines } from '#modules/p2p/p2p-merchants/keeping/keep-deadlines.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { depositOf } from '../support/fixtures/merchants.ts';
import { giveMerchantStatus } from '../support/fixtures/quick-users.ts';
import { claimedTrade } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** What has to stay while somebody questions a closed order, however long staff take. */
let env: TestEnvironment;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  worker = startRole('worker', env.config);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
});

it('R1.4 R7.12 the deposit of a merchant stays while a claim on one of their orders is open, and goes back when it is over', async () => {
  const { buyer, seller, order } = await claimedTrade(env);
  await giveMerchantStatus(env, buyer.accountId);
  await buyer.browser.ask(topUpDeposit, { amount: '500' });
  expect(refusalOfCode(String((await buyer.browser.call(releaseMerchantStatus, {})).body.code))).toBe('p2p-merchants.still-trading');

  const noticeIsOver = async () => {
    await env.query(
      `UPDATE p2p_merchants_merchants SET state = 'releasing', due_at = app_now() - interval '1 hour', version = version + 1 WHERE account_id = $1`,
      [buyer.accountId],
    );
    await env.query(`UPDATE p2p_orders_orders SET closed_at = closed_at - interval '60 days' WHERE order_no = $1`, [order.orderNo]);
  };
  await noticeIsOver();
  await keepDeadlines(worker);
  expect(await depositOf(env, buyer)).toBe(500_000_000n);
  const byHand = env.queryAs(
    'worker',
    `UPDATE p2p_merchants_merchants SET state = 'released', deposit = 0, ended_at = app_now(), due_at = NULL, version = version + 1
     WHERE account_id = $1`,
    [buyer.accountId],
  );
  await expect(byHand).rejects.toMatchObject({ code: 'PB009' });

  await seller.browser.ask(withdrawClaim, { orderNo: order.orderNo });
  await noticeIsOver();
  await keepDeadlines(worker);
  expect(await depositOf(env, buyer)).toBe(0n);
});

it('R6.3 an account without coins stays open while a claim is, and closes when it is over', async () => {
  const { buyer, seller, order } = await claimedTrade(env);
  const coins = await env.query<{ asset: string; purpose: string; balance: string }>(
    'SELECT asset, purpose, balance::text FROM ledger_account_balances WHERE owner_id = $1 AND balance > 0',
    [buyer.accountId],
  );
  for (const { asset, purpose, balance } of coins) {
    await env.query(
      `SELECT ledger_post('debit', gen_random_uuid()::text, '', ARRAY[$1, NULL]::bigint[], ARRAY[$2, $2], ARRAY[$3, 'opening'], '{"",""}',
         ARRAY[-$4::bigint, $4::bigint])`,
      [buyer.accountId, asset, purpose, balance],
    );
  }
  const stateAfterClosing = async () => {
    await env.query(`UPDATE accounts_users SET state = 'closing', closes_at = app_now() WHERE id = $1`, [buyer.accountId]);
    await jobs.find(({ name }) => name === 'privacy.close-accounts')?.run(worker);
    return (await env.query('SELECT state FROM accounts_users WHERE id = $1', [buyer.accountId]))[0]?.state;
  };
  expect(await stateAfterClosing()).toBe('closing');
  await seller.browser.ask(withdrawClaim, { orderNo: order.orderNo });
  expect(await stateAfterClosing()).toBe('closed');
});
