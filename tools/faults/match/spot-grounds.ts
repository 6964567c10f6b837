import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { sql } from '../../../apps/server/src/platform/sql.ts';
import { WireProxy } from '../../../apps/server/test/support/faults/wire-proxy.ts';
import { freePort } from '../../../apps/server/test/support/free-port.ts';
import type { OwnPostgres } from '../../db/own-postgres.ts';
import { openStack, type Stack } from '../../load/stack.ts';
import { type Customer, logIn } from '../chaos/customers.ts';
import { insertOwners, type Query } from '../harness-database.ts';
import { Matchers } from './matchers.ts';
import { giveOpeningUnits, openSpotMarkets } from './spot-markets.ts';
import { answered, until } from './until.ts';

/** Compiling the statements of the reconciliation would take longer than running them. */
export const withoutJit = { jit: 'off' };
const customerCount = 36;

/** An installation with markets and people, in which things are broken. */
export interface SpotGrounds {
  postgres: OwnPostgres;
  /** Between the roles and PostgreSQL. */
  proxy: WireProxy;
  stack: Stack;
  matchers: Matchers;
  customers: readonly Customer[];
  /** As the owner of the database, past the proxy. */
  query: Query;
  /** Of a worker, past the proxy, over one connection. */
  worker: Db;
  close: () => Promise<void>;
}

export interface SpotGroundsOptions {
  postgres: OwnPostgres;
  /** Read by the matchers before anything else. */
  preloads?: readonly string[];
  variables?: Record<string, string>;
  /** Changes the database before a matcher starts. */
  prepare?: (query: Query) => Promise<void>;
}

export async function openSpotGrounds({ postgres, preloads = [], variables = {}, prepare }: SpotGroundsOptions): Promise<SpotGrounds> {
  const ending: Array<() => Promise<unknown>> = [];
  const close = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  try {
    const proxy = new WireProxy(postgres.port);
    const databaseHost = `127.0.0.1:${await proxy.open(await freePort())}`;
    ending.push(() => proxy.close());
    const compiled = mkdtempSync(join(tmpdir(), 'pb-compiled-'));
    ending.push(async () => rmSync(compiled, { recursive: true, force: true }));
    // Processes start all the time: a third less work for each with what the first one has compiled.
    const given = {
      PB_LOG_LEVEL: process.env.PB_LOG_LEVEL ?? 'fatal',
      PB_LEAVE_MS: '0',
      PB_ENV: 'test',
      PB_PASSWORD_COST: 'test',
      NODE_COMPILE_CACHE: compiled,
      ...variables,
    };
    const stack = await openStack({ apis: 2, roles: ['stream'], superUrl: postgres.superUrl, databaseHost, variables: given });
    ending.push(() => stack.close());
    const query = throughRestarts(stack.query);
    const worker = workerPool(postgres, stack);
    ending.push(() => worker.destroy());
    await openSpotMarkets(query);
    await prepare?.(query);
    const ownerIds = await insertOwners(query, customerCount);
    await giveOpeningUnits(query, ownerIds);
    const customers = await Promise.all(ownerIds.map((ownerId) => logIn(query, ownerId)));
    const matchers = new Matchers(stack.variables, preloads);
    ending.push(() => matchers.close());
    await matchers.open(2);
    return { postgres, proxy, stack, matchers, customers, query, worker, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A session that ended with the server says so once; the next one is a new one. */
function throughRestarts(query: Query): Query {
  return (text, values) => answered('PostgreSQL answers', () => query(text, values));
}

function workerPool(postgres: OwnPostgres, { variables }: Stack): Db {
  const name = new URL((variables.PB_DATABASE_URL as string).replace('{role}', 'worker')).pathname;
  const url = Object.assign(new URL(postgres.superUrl), { username: 'pb_worker', pathname: name }).href;
  return openPool({ url, size: 1, statementMs: 120_000, name: 'match' }).db;
}

/** Until the worker's one connection is one of the server that runs now. */
export async function untilWorkerAnswers({ worker }: Pick<SpotGrounds, 'worker'>): Promise<void> {
  await until('the worker is answered', async () => {
    await sql`SELECT 1`.execute(worker);
    return true;
  });
}

export interface ShardRow {
  epoch: number;
  batch: number;
  halted: string | null;
}

export async function shardOf({ query }: Pick<SpotGrounds, 'query'>): Promise<ShardRow> {
  const [row] = await query<ShardRow>(`SELECT epoch::int, last_batch::int AS batch, halted FROM spot_shards WHERE shard = 1`);
  return row as ShardRow;
}

/** A shard that is halted settles nothing any more, and whoever waits for it would wait for ever. */
export class Halted extends Error {}

/** As `until`, of the shard. */
export async function untilShard(grounds: SpotGrounds, what: string, isSo: (shard: ShardRow) => boolean | Promise<boolean>): Promise<void> {
  await until(what, async () => {
    const shard = await shardOf(grounds);
    if (shard.halted) throw new Halted(`the shard is halted: ${shard.halted}`);
    return await isSo(shard);
  });
}
