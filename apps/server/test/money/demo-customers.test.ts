import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { assetHistory } from '@peerbourse/contract/money/assets/asset-history';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCustomers, seedDemoCustomers } from '../../demo/customers.ts';
import { Browser } from '../support/browser.ts';
import { giveSession } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { openStage, type Stage } from '../support/test-environment.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  await stage.start('api');
});

afterAll(() => stage.close());

it('customers of a demonstration have coins and a history, and a second seed changes nothing', async () => {
  await seedDemoCustomers(stage.config);
  const journals = () => stage.query('SELECT kind, count(*)::int AS count FROM ledger_journals GROUP BY kind ORDER BY kind');
  expect(await journals()).toEqual([
    { kind: 'credit', count: 8 },
    { kind: 'transfer', count: 40 },
  ]);
  await seedDemoCustomers(stage.config);
  expect(await journals()).toMatchObject([{ count: 8 }, { count: 40 }]);
  const carla = demoCustomers[0] as (typeof demoCustomers)[number];
  const browser = new Browser(stage);
  expect(await browser.ask(logIn, { username: carla.email, password: carla.password })).toMatchObject({ state: 'verify' });
  const [row] = await stage.query<{ id: string }>('SELECT id::text FROM accounts_users WHERE email = $1', [carla.email]);
  await giveSession(stage, browser, row?.id ?? '');
  const { coins } = await browser.ask(coinBalances, {});
  expect(coins[0]).toMatchObject({ coin: 'USDT', total: '12500.5' });
  expect((await browser.ask(assetHistory, {})).entries).toHaveLength(44);
  for (const [name, query] of Object.entries(invariants)) expect(await stage.query(query), name).toEqual([]);
});

it('are not made in a live database', async () => {
  await stage.query(`UPDATE platform_identity SET kind = 'live'`);
  await expect(seedDemoCustomers(stage.config)).rejects.toThrow('demonstrations only');
});
