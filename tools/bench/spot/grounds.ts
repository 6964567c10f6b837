import pg from 'pg';
import type { NewOrder } from '../../../apps/server/src/modules/markets/spot/order.table.ts';
import { insertOrders } from '../../../apps/server/src/modules/markets/spot/order.table.ts';
import type { AskedOrder } from '../../../apps/server/src/modules/markets/spot/placing/asked-order.ts';
import { type Config, readConfig } from '../../../apps/server/src/platform/config.ts';
import { type Db, openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { publicNumber } from '../../../apps/server/src/platform/ids.ts';
import { listMarket, reference, symbol } from '../../../apps/server/test/support/fixtures/spot-market.ts';
import type { TestEnvironment } from '../../../apps/server/test/support/test-environment.ts';
import type { AccountId } from '../../../packages/contract/src/ids.ts';
import { openOwnPostgres } from '../../db/own-postgres.ts';
import { insertOwners, type Query } from '../../faults/harness-database.ts';
import { openStack, type StackOptions } from '../../load/stack.ts';
import { familyCpuSeconds, postgresSettings } from '../ledger/postgres-server.ts';

const ownerCount = 512;
export const ordersAtOnce = 64;

interface SpotBenchOptions extends Pick<StackOptions, 'apis' | 'matchers'> {
  roles?: StackOptions['roles'];
}

export type SpotBench = Awaited<ReturnType<typeof openSpotBench>>;

/** A market that is open, and people with coins of both kinds, on a PostgreSQL of its own that waits for the disk. */
export async function openSpotBench({ apis, matchers = 0, roles = [] }: SpotBenchOptions) {
  const postgres = await openOwnPostgres(postgresSettings);
  let owners: readonly AccountId[] = [];
  const prepare = async (made: Config) => {
    owners = await fill(made, roles.includes('worker'));
  };
  const stack = await openStack({ apis, matchers, roles, superUrl: postgres.superUrl, prepare });
  const config = readConfig(stack.variables);
  const poolOf = (role: string): Db => openPool({ url: config.databaseUrl(role), size: 8, statementMs: 600_000, name: `bench-${role}` }).db;
  const pools = { api: poolOf('api'), matcher: poolOf('matcher') };
  return {
    stack,
    config,
    pools,
    owners,
    postgresCpu: () => familyCpuSeconds(postgres.service.pid),
    close: async () => {
      await Promise.all([pools.api.destroy(), pools.matcher.destroy()]);
      await stack.close();
      await postgres.close();
    },
  };
}

/** Before any role runs: nothing may match before the market is there. */
async function fill(config: Config, hasWorker: boolean): Promise<AccountId[]> {
  const client = new pg.Client({ connectionString: config.databaseUrl('owner') });
  await client.connect();
  const query: Query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
  await listMarket({ query } as Pick<TestEnvironment, 'query'> as TestEnvironment);
  // A worker publishes prices of its own, and would take one that is far from them for a mistake.
  if (hasWorker) await query(`DELETE FROM rates_prices WHERE pair = 'btc_usdt'`);
  const owners = await insertOwners(query, ownerCount);
  for (const [coin, units] of [
    ['USDT', 10n ** 14n],
    ['BTC', 10n ** 12n],
  ] as const) {
    // biome-ignore format: two coins
    await query(
      `SELECT ledger_post('credit', 'bench:${coin}:' || owner, 'bench', ARRAY[NULL, owner], ARRAY['${coin}', '${coin}'],
         ARRAY['opening', 'spot'], ARRAY['', ''], ARRAY[-$2::bigint, $2::bigint]) FROM unnest($1::bigint[]) AS owner`,
      [owners, String(units)],
    );
  }
  await client.end();
  return owners;
}

/** A sale and a purchase in turn, the second at the price of the first: each pair is a trade. */
export function nextOrder(owners: readonly AccountId[], n: number): NewOrder {
  const asked: AskedOrder = {
    symbol,
    side: n % 2 === 0 ? 'sell' : 'buy',
    kind: 'limit',
    timeInForce: 'gtc',
    selfTrade: 'expire-taker',
    tick: BigInt(reference),
    lots: 100n,
    budget: 0n,
    triggerTick: 0n,
    triggerBy: 'none',
    expiresAt: 0,
  };
  return { ...asked, owner: owners[n % owners.length] as AccountId, orderNo: publicNumber(), clientOrderId: `bench-${n}`, content: 'aa' };
}

/** Accepts so many orders, as many at once as the api takes. */
export async function acceptMany({ pools, owners }: SpotBench, first: number, count: number): Promise<void> {
  for (let from = first; from < first + count; from += ordersAtOnce) {
    const orders = Array.from({ length: Math.min(ordersAtOnce, first + count - from) }, (_, n) => nextOrder(owners, from + n));
    const answers = await transaction(pools.api, (tx) => insertOrders(tx, orders));
    const refused = answers.find(({ outcome }) => outcome !== 'accepted');
    if (refused) throw new Error(`an order of the bench was refused: ${refused.outcome}`);
  }
}
