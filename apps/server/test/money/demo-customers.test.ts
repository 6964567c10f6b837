import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { assetHistory } from '@peerbourse/contract/money/assets/asset-history';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCustomers, seedDemoCustomers } from '../../demo/customers.ts';
import { Browser } from '../support/browser.ts';
import { giveSession } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});

afterAll(() => env.close());

it('customers of a demonstration have coins and a history, and a second seed changes nothing', async () => {
  await seedDemoCustomers(env.config);
  const journals = () => env.query('SELECT kind, count(*)::int AS count FROM ledger_journals GROUP BY kind ORDER BY kind');
  expect(await journals()).toEqual([
    { kind: 'credit', count: 8 },
    { kind: 'transfer', count: 40 },
  ]);
  await seedDemoCustomers(env.config);
  expect(await journals()).toMatchObject([{ count: 8 }, { count: 40 }]);
  const carla = demoCustomers[0] as (typeof demoCustomers)[number];
  const browser = new Browser(env);
  expect(await browser.ask(logIn, { username: carla.email, password: carla.password })).toMatchObject({ state: 'verify' });
  const [row] = await env.query<{ id: string }>('SELECT id::text FROM accounts_users WHERE email = $1', [carla.email]);
  await giveSession(env, browser, row?.id ?? '');
  const { coins } = await browser.ask(coinBalances, {});
  expect(coins[0]).toMatchObject({ coin: 'USDT', total: '12500.5' });
  expect((await browser.ask(assetHistory, {})).entries).toHaveLength(44);
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
});

it('are not made in a live database', async () => {
  await env.query(`UPDATE platform_identity SET kind = 'live'`);
  await expect(seedDemoCustomers(env.config)).rejects.toThrow('demonstrations only');
});
