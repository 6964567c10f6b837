import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { freePort } from '../../../apps/server/test/support/free-port.ts';
import { perform, publishAct } from '../../../apps/server/test/support/orders/order-acts.ts';
import { newTraders, type OrderTrader, openOrderMarket } from '../../../apps/server/test/support/orders/order-market.ts';
import { openOwnPostgres } from '../../db/own-postgres.ts';
import { logIn } from '../../faults/chaos/customers.ts';
import { Service } from '../../load/service.ts';
import { openStack } from '../../load/stack.ts';
import { countingStatements } from '../cost-growth.ts';
import { familyCpuSeconds, postgresSettings } from '../ledger/postgres-server.ts';
import { bareSql } from './bare-sql.ts';

export const connections = 16;
const [makerCount, takerCount] = [40, 400];
const groupSize = 50;

export interface BenchTrader extends OrderTrader {
  cookie: string;
}

export type OrderBench = Awaited<ReturnType<typeof openOrderBench>>;

/** An api with orders, people who are logged in, and ads that have more than a bench can take. */
export async function openOrderBench(roles: readonly ('stream' | 'worker')[] = []) {
  const postgres = await openOwnPostgres({ ...postgresSettings, ...countingStatements, track_commit_timestamp: 'on' });
  const stack = await openStack({ apis: 0, roles, superUrl: postgres.superUrl });
  const config = readConfig(stack.variables);
  const folder = mkdtempSync(join(tmpdir(), 'pb-bench-'));
  const poolOf = (role: 'api' | 'worker') =>
    openPool({ url: config.databaseUrl(role), size: 4, statementMs: 600_000, name: `bench-${role}` }).db;
  const pools = { api: poolOf('api'), worker: poolOf('worker') };
  const superuser = new pg.Pool({
    connectionString: Object.assign(new URL(config.databaseUrl('api')), { username: 'postgres' }).href,
    max: 2,
  });
  await superuser.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const grounds = { query: stack.query, pools, config };
  await openOrderMarket(grounds);
  // Where a worker runs, prices move away from what the ads ask for.
  await stack.query(
    `INSERT INTO settings_versions (key, version, value, author) VALUES ('p2p-prices.warning', 1, '{"warnAbovePpm": 500000}', 'bench')`,
  );
  const [makers, takers] = [await people(grounds, makerCount), await people(grounds, takerCount)];
  const ads: string[] = [];
  for (const maker of makers) {
    const act = publishAct(maker, 'sell', { quantity: '90000', minAmount: '10' });
    ads.push(((await transaction(pools.api, (tx) => perform(tx, config, act))) as { adNo: string }).adNo);
  }
  await tellPgbench(stack.query, ads, takers);
  const api = await startApi(stack.variables);
  const postgresCpu = () => familyCpuSeconds(postgres.service.pid);
  for (const [name, text] of Object.entries(bareSql)) writeFileSync(join(folder, `${name}.sql`), text);
  return {
    ...grounds,
    stack,
    superuser,
    makers,
    takers,
    ads,
    api,
    postgresCpu,
    ownCpuSeconds: async () => {
      const { postgres: _seenByStack, ...others } = await stack.cpuSeconds();
      return Object.values(others).reduce((sum, part) => sum + part, api.service.cpuSeconds() + postgresCpu());
    },
    /** Answers transactions per second. */
    pgbench: async (name: keyof typeof bareSql, { clients, hot, limit }: PgbenchOptions) => {
      const who = ['-D', 'first_ad=1', '-D', `last_ad=${hot ? 1 : ads.length}`, '-D', `takers=${takers.length}`];
      const role = name === 'sweep' ? 'worker' : 'api';
      const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', ...limit, ...who, '-f', join(folder, `${name}.sql`)];
      const { stdout } = await promisify(execFile)('pgbench', [...args, config.databaseUrl(role)], { maxBuffer: 1e8 });
      const [, perSecond] = /tps = ([\d.]+) \(without initial connection time\)/.exec(stdout) ?? [];
      if (perSecond === undefined || !/number of failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`);
      return Number(perSecond);
    },
    close: async () => {
      rmSync(folder, { recursive: true, force: true });
      await api.service.stop();
      await Promise.all([pools.api.destroy(), pools.worker.destroy(), superuser.end()]);
      await stack.close();
      await postgres.close();
    },
  };
}

interface PgbenchOptions {
  clients: number;
  hot?: boolean;
  /** `-T seconds` or `-t transactions`. */
  limit: readonly string[];
}

async function people(grounds: Parameters<typeof newTraders>[0], count: number): Promise<BenchTrader[]> {
  const traders: OrderTrader[] = [];
  while (traders.length < count) traders.push(...(await newTraders(grounds, Math.min(groupSize, count - traders.length))));
  return await Promise.all(traders.map(async (trader) => ({ ...trader, cookie: (await logIn(grounds.query, trader.accountId)).cookie })));
}

/** What a script of pgbench draws from. */
async function tellPgbench(query: Parameters<typeof newTraders>[0]['query'], ads: readonly string[], takers: readonly OrderTrader[]) {
  await query(
    `CREATE TABLE bench_ads AS SELECT row_number() OVER (ORDER BY ad.id)::int AS n, ad.id AS ad_id, ad.ad_no, ad.account_id, owner.user_id,
       (SELECT method_no FROM p2p_paymethods_methods method WHERE method.account_id = ad.account_id LIMIT 1) AS method_no
     FROM p2p_ads_ads ad JOIN accounts_users owner ON owner.id = ad.account_id WHERE ad_no = ANY ($1)`,
    [ads],
  );
  await query(
    `CREATE TABLE bench_takers AS SELECT row_number() OVER (ORDER BY id)::int AS n, id AS account_id, user_id FROM accounts_users WHERE id = ANY ($1::bigint[])`,
    [takers.map(({ accountId }) => accountId)],
  );
  for (const table of ['bench_ads', 'bench_takers']) {
    await query(`CREATE UNIQUE INDEX ON ${table} (n)`);
    await query(`GRANT SELECT ON ${table} TO pb_api`);
  }
}

async function startApi(variables: Record<string, string>) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const args = ['tools/bench/p2p-orders/orders-api.ts'];
  const service = new Service({
    name: 'api of orders',
    command: process.execPath,
    args,
    variables: { ...variables, PB_API_PORT: String(port) },
    isReady,
  });
  return { service: await service.start(), address, origin: variables.PB_ORIGINS as string };
}
