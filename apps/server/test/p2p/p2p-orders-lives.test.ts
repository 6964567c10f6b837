import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '#platform/db/pool.ts';
import { Dice } from '../support/faults/dice.ts';
import { liveOrders } from '../support/orders/live-orders.ts';
import { type OrderGrounds, openOrderMarket } from '../support/orders/order-market.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** `npm run -s faults -- p2p-orders --long` breaks twenty times as much. */
const faults = 100;

let env: TestEnvironment;
let grounds: OrderGrounds;

beforeAll(async () => {
  env = await openTestEnvironment();
  const poolOf = (role: 'api' | 'worker') =>
    openPool({ url: env.config.databaseUrl(role), size: 4, statementMs: 30_000, name: `lives-${role}` }).db;
  grounds = { query: env.query, pools: { api: poolOf('api'), worker: poolOf('worker') }, config: env.config };
  await openOrderMarket(grounds);
});

afterAll(async () => {
  await Promise.all(Object.values(grounds.pools).map((db) => db.destroy()));
  await env.close();
});

it(`R4.20 orders lose and double nothing while ${faults} things break, all of them end, and their receipts hold`, async () => {
  const { config, variables } = env;
  const urlOf = (role: string) => config.databaseUrl(role);
  const result = await liveOrders({ grounds, urlOf, variables, faults, dice: new Dice(17) });
  expect(result).toMatchObject({ lost: [], doubled: [], problems: [] });
  expect(Object.values(result.faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(faults);
  expect(result.orders.completed).toBeGreaterThan(0);
  if (process.env.PB_SHOW) process.stdout.write(`${JSON.stringify(result, null, 1)}\n`);
});
