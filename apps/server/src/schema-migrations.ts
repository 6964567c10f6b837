import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import type pg from 'pg';
import { pause } from '#platform/clock.ts';
import { withClient } from './with-client.ts';

export interface Migrations {
  ownerUrl: string;
  dir?: string;
  table?: string;
  /** How long a statement waits for a lock. All others wait behind it, so it is short. */
  lockMs?: number;
  tries?: number;
  say?: (line: string) => void;
}

const usual = {
  dir: join(import.meta.dirname, '../../../migrations'),
  table: 'platform_migrations',
  lockMs: 3_000,
  tries: 5,
  say: (line: string) => void process.stderr.write(`${line}\n`),
};
const lockNotAvailable = '55P03';

/**
 * Brings the schema to this release, one migration after the other, each in a transaction of its own. One that cannot have its lock gives
 * up soon, lets those pass who wait behind it, and tries again; after a few tries it stays undone and says so. A new database has nobody
 * who could wait, and gets all of them at once.
 */
export async function migrateSchema(given: Migrations): Promise<void> {
  const migrations = { ...usual, ...given };
  const { done } = await standOf(migrations);
  if (done.size === 0) return void (await run(migrations, Number.POSITIVE_INFINITY));
  while ((await runNext(migrations)) > 0);
}

async function runNext(migrations: Required<Migrations>): Promise<number> {
  const { tries, lockMs, say } = migrations;
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(migrations, 1);
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error;
      if (attempt >= tries)
        throw new Error(`somebody held a lock for ${tries} times ${lockMs} ms; nothing of this migration was done`, { cause: error });
      say(`a lock is held by somebody, try ${attempt} of ${tries}`);
      await pause(lockMs * attempt);
    }
  }
}

async function run({ ownerUrl, dir, table, lockMs, say }: Required<Migrations>, count: number): Promise<number> {
  const quiet = () => undefined;
  const done = await runner({
    databaseUrl: { connectionString: ownerUrl, options: `-c lock_timeout=${lockMs}` },
    dir,
    direction: 'up',
    count,
    migrationsTable: table,
    logger: { debug: quiet, info: quiet, warn: quiet, error: say },
  });
  return done.length;
}

export interface TriedMigration {
  name: string;
  ms: number;
  /** On tables that were there before, as `AccessExclusiveLock p2p_orders_orders`: while it lasts they wait. */
  locks: string[];
}

/**
 * All pending migrations in one transaction that is rolled back, with how long each took and which locks it needed. Locks are held to the
 * end of it, so a busy database is not the place: a restored copy is.
 */
export async function tryMigrations(given: Migrations): Promise<TriedMigration[]> {
  const migrations = { ...usual, ...given };
  const { dir, lockMs, ownerUrl } = migrations;
  const { pending } = await standOf(migrations);
  return await withClient(ownerUrl, async (client) => {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
      const { rows } = await client.query<{ oid: number }>(`SELECT oid::int FROM pg_class WHERE relnamespace = 'public'::regnamespace`);
      const before = rows.map(({ oid }) => oid);
      const tried: TriedMigration[] = [];
      for (const name of pending) tried.push(await tryOne(client, dir, name, before, new Set(tried.flatMap(({ locks }) => locks))));
      return tried;
    } finally {
      await client.query('ROLLBACK');
    }
  });
}

async function tryOne(client: pg.Client, dir: string, name: string, before: number[], had: ReadonlySet<string>): Promise<TriedMigration> {
  const started = performance.now();
  await client.query(readFileSync(join(dir, `${name}.sql`), 'utf8')).catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  });
  const ms = Math.round(performance.now() - started);
  const { rows } = await client.query<{ lock: string }>(
    `SELECT mode || ' ' || relname AS lock FROM pg_locks JOIN pg_class class ON class.oid = relation
     WHERE pid = pg_backend_pid() AND granted AND class.oid = ANY($1::oid[]) AND relkind IN ('r', 'p')
       AND mode IN ('ShareUpdateExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
     ORDER BY relname, mode`,
    [before],
  );
  return { name, ms, locks: rows.map(({ lock }) => lock).filter((lock) => !had.has(lock)) };
}

async function standOf({ ownerUrl, dir, table }: Required<Migrations>): Promise<{ done: ReadonlySet<string>; pending: string[] }> {
  return await withClient(ownerUrl, async (client) => {
    const { rows: tables } = await client.query<{ is_there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is_there', [table]);
    const { rows } = tables[0]?.is_there
      ? await client.query<{ name: string }>(`SELECT name FROM ${client.escapeIdentifier(table)}`)
      : { rows: [] };
    const done = new Set(rows.map(({ name }) => name));
    const names = readdirSync(dir).flatMap((file) => /^(.+)\.sql$/.exec(file)?.[1] ?? []);
    return { done, pending: names.filter((name) => !done.has(name)).sort() };
  });
}
