import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '#modules/money/ledger/reconciliation/reconcile.ts';
import { openPool } from '#platform/db/pool.ts';
import { Dice } from '../support/faults/dice.ts';
import { invariants } from '../support/invariants.ts';
import { type OrderGrounds, openOrderMarket } from '../support/orders/order-market.ts';
import { race } from '../support/orders/order-races.ts';
import { raceKinds } from '../support/orders/race-kinds.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** Of each pair. `PB_ORDER_RACES=1000` is the long form. */
const races = Number(process.env.PB_ORDER_RACES ?? 10);
const seed = process.env.PB_ORDER_SEED ?? '17';

let env: TestEnvironment;
let grounds: OrderGrounds;

beforeAll(async () => {
  env = await openTestEnvironment();
  const poolOf = (role: 'api' | 'worker') =>
    openPool({ url: env.config.databaseUrl(role), size: 8, statementMs: 30_000, name: `races-${role}` }).db;
  grounds = { query: env.query, pools: { api: poolOf('api'), worker: poolOf('worker') }, config: env.config };
  await openOrderMarket(grounds);
});

afterAll(async () => {
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  expect((await reconcile(grounds.pools.worker, { days: null })).isRed, 'the ledger does not add up').toBe(false);
  await Promise.all(Object.values(grounds.pools).map((db) => db.destroy()));
  const [row] = await env.query<{ deadlocks: string }>('SELECT deadlocks::text FROM pg_stat_database WHERE datname = current_database()');
  expect(row?.deadlocks, 'circles of locks that PostgreSQL had to break').toBe('0');
  await env.close();
});

describe('two acts at once', () => {
  it.each(Object.keys(raceKinds))(`R4.20 %s: one is done, the other is told so, over ${races} drawn schedules`, async (name) => {
    const result = await race(grounds, name, races, new Dice(`${seed}/${name}`));
    expect(result.problems).toEqual([]);
    expect(result.races).toBe(races);
  });
});
