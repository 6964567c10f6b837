import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { processMetrics, watchPool } from '../metrics.ts';
import { fence } from './fence.ts';
import { preparing } from './prepared.ts';
import type { DB } from './types.gen.ts';

export type Db = Kysely<DB>;

// int8 carries money: it must never pass through a float, alone or in an array.
const int8 = 20;
const int8Array = 1016 as Parameters<typeof pg.types.getTypeParser>[0];
const parsers = new Map<number, (text: string) => unknown>([
  [int8, BigInt],
  [
    int8Array,
    (text) =>
      (pg.types.getTypeParser(int8Array) as (text: string) => Array<string | null>)(text).map((item) =>
        item === null ? null : BigInt(item),
      ),
  ],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export interface PoolOptions {
  url: string;
  size: number;
  statementMs: number;
  name: string;
  /** Under which name Prometheus knows it; commands are not measured. */
  measuredAs?: string;
  /** The latest epoch of the database that somebody has been told of; see fence.ts. */
  epoch?: number;
}

export function openPool({ url, size, statementMs, name, measuredAs, epoch = 0 }: PoolOptions): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    // A new connection has to plan every statement again. Whoever comes first after a quiet minute should not wait for that.
    idleTimeoutMillis: 10 * 60_000,
    types,
    onConnect: fence(epoch),
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process. So would one that breaks
  // between two statements of a transaction, of which the next statement tells.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (measuredAs !== undefined) watchPool(measuredAs, pool);
  const waited = measuredAs === undefined ? undefined : processMetrics.poolWait.labels(measuredAs);
  const dialect = new PostgresDialect({ pool: preparing(pool, (seconds) => waited?.observe(seconds)) });
  return { db: new Kysely<DB>({ dialect }), pool };
}
