import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { expect } from 'vitest';
import { jobs } from '#modules/p2p/p2p-ads/jobs.ts';
import { openPool } from '#platform/db/pool.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { invariants } from '../support/invariants.ts';
import { openStage, type Stage } from '../support/test-environment.ts';

/** A stage with an open market, somebody who only looks, and the hands of the worker. */
export interface MarketStage {
  stage: Stage;
  guest: Browser;
  worker: ReturnType<typeof openPool>;
}

export async function openMarketStage(): Promise<MarketStage> {
  const stage = await openStage();
  await Promise.all([stage.start('api'), stage.start('admin')]);
  await openMarket(stage);
  const worker = openPool({ url: stage.config.databaseUrl('worker'), size: 4, statementMs: 60_000, name: 'jobs of the tests' });
  return { stage, guest: new Browser(stage), worker };
}

/** Each test has the market for itself. */
export async function emptyMarket({ stage }: MarketStage): Promise<void> {
  await openMarket(stage);
  await stage.query(`UPDATE p2p_ads_ads SET state = 'offline', resumes_as = NULL WHERE state IN ('online', 'editing')`);
}

export async function closeMarketStage({ stage, worker }: MarketStage): Promise<void> {
  for (const [name, query] of Object.entries(invariants)) expect(await stage.query(query), name).toEqual([]);
  await worker.pool.end();
  await stage.close();
}

export async function runAdJob({ worker }: MarketStage, name: string): Promise<void> {
  await jobs.find((job) => job.name === name)?.run({ db: worker.db } as RoleRuntime);
}

export const buyUsdt = { side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' } as const;

/** The ads that somebody sees in the hall who wants to buy USDT, the best first. */
export async function listed(browser: Browser, more: object = {}): Promise<string[]> {
  return (await browser.ask(adList, { ...buyUsdt, ...more })).ads.map(({ adNo }) => adNo);
}
