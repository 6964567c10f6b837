import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { expect } from 'vitest';
import { jobs } from '#modules/p2p/p2p-ads/jobs.ts';
import { openPool } from '#platform/db/pool.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** A stage with an open market, somebody who only looks, and the hands of the worker. */
export interface MarketEnvironment {
  env: TestEnvironment;
  guest: Browser;
  worker: ReturnType<typeof openPool>;
}

export async function openMarketEnvironment(): Promise<MarketEnvironment> {
  const env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  const worker = openPool({ url: env.config.databaseUrl('worker'), size: 4, statementMs: 60_000, name: 'jobs of the tests' });
  return { env, guest: new Browser(env), worker };
}

/** Each test has the market for itself. */
export async function emptyMarket({ env }: MarketEnvironment): Promise<void> {
  await openMarket(env);
  await env.query(`UPDATE p2p_ads_ads SET state = 'offline', resumes_as = NULL WHERE state IN ('online', 'editing')`);
}

export async function closeMarketEnvironment({ env, worker }: MarketEnvironment): Promise<void> {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await worker.pool.end();
  await env.close();
}

export async function runAdJob({ worker }: MarketEnvironment, name: string): Promise<void> {
  await jobs.find((job) => job.name === name)?.run({ db: worker.db } as RoleRuntime);
}

export const buyUsdt = { side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' } as const;

/** The ads that somebody sees in the hall who wants to buy USDT, the best first. */
export async function listed(browser: Browser, more: object = {}): Promise<string[]> {
  return (await browser.ask(adList, { ...buyUsdt, ...more })).ads.map(({ adNo }) => adNo);
}
