import { askDeletion } from '@peerbourse/contract/identity/privacy/ask-deletion';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '#modules/identity/privacy/jobs.ts';
import { openPool } from '#platform/db/pool.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { giveCoins } from '../support/fixtures/quick-users.ts';
import { mailFactors, newPerson } from '../support/fixtures/users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: ReturnType<typeof openPool>;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  worker = openPool({ url: env.config.databaseUrl('worker'), size: 2, statementMs: 30_000, name: 'jobs of the tests' });
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await worker.pool.end();
  await env.close();
});

async function closeDue(accountId: string): Promise<string> {
  await env.query(`UPDATE accounts_users SET state = 'closing', closes_at = app_now() WHERE id = $1`, [accountId]);
  const job = jobs.find(({ name }) => name === 'privacy.close-accounts');
  await job?.run({ db: worker.db, log: { info: () => undefined } } as unknown as RoleRuntime);
  const [row] = await env.query<{ state: string }>('SELECT state FROM accounts_users WHERE id = $1', [accountId]);
  return row?.state ?? '';
}

/** Of somebody who advertises, and has reserved nothing. */
async function emptyWallet(accountId: string): Promise<void> {
  await env.query(
    `SELECT ledger_post('debit', $2, '', ARRAY[$1, NULL]::bigint[], ARRAY['USDT', 'USDT'], ARRAY['otc', 'opening'], ARRAY['', ''],
      ARRAY[-10000000000, 10000000000]::bigint[], NULL)`,
    [accountId, `closing-test-${accountId}`],
  );
}

it('an account with coins cannot be closed, wherever they lie', async () => {
  const person = await newPerson(env);
  const [row] = await env.query<{ id: string }>('SELECT id::text FROM accounts_users WHERE email = $1', [person.email]);
  await giveCoins(env, row?.id as string, 'USDT', 'earn', 1n);
  const factors = await mailFactors(env, person, 'ask-deletion');
  expect((await person.browser.call(askDeletion, { factors })).body.code).toBe(refusals['privacy.has-coins'].code);
});

it('coins that came in while it waited, or that an ad has reserved, keep it open', async () => {
  const person = await advertisingPerson(env);
  await publish(person, { quantity: '10000' });
  expect(await closeDue(person.accountId)).toBe('closing');
});

it('an order under way keeps it open, and others close all the same', async () => {
  const [busy, idle] = [await advertisingPerson(env), await newPerson(env)];
  const { adNo } = await publish(busy, { side: 'buy', pricing: { priceType: 'fixed', price: '0.99' } });
  await env.query('UPDATE p2p_ads_ads SET remaining = remaining - 5000000, frozen = 5000000 WHERE ad_no = $1', [adNo]);
  await emptyWallet(busy.accountId);
  await env.query(`UPDATE accounts_users SET state = 'closing', closes_at = app_now() WHERE email = $1`, [idle.email]);
  expect(await closeDue(busy.accountId)).toBe('closing');
  expect(await env.query('SELECT FROM accounts_users WHERE email = $1', [idle.email])).toEqual([]);
});

it('its ads are over when it closes', async () => {
  const person = await advertisingPerson(env);
  const { adNo } = await publish(person, { side: 'buy', pricing: { priceType: 'fixed', price: '0.99' } });
  await emptyWallet(person.accountId);
  expect(await closeDue(person.accountId)).toBe('closed');
  expect(await env.query('SELECT state FROM p2p_ads_ads WHERE ad_no = $1', [adNo])).toEqual([{ state: 'deleted' }]);
});
