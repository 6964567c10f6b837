import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSetting } from '#modules/core/settings/index.ts';
import { openPool } from '#platform/db/pool.ts';
import { allowCopies, sharedRead } from '#platform/db/shared-read.ts';
import { transaction } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let copying: ReturnType<typeof openPool>;
let fresh: ReturnType<typeof openPool>;

beforeAll(async () => {
  env = await openTestEnvironment();
  const options = { url: env.config.databaseUrl('api'), size: 2, statementMs: 10_000, name: 'copies of the tests' };
  [copying, fresh] = [openPool(options), openPool(options)];
  allowCopies(copying.db, 60_000);
});

afterAll(async () => {
  await Promise.all([copying.pool.end(), fresh.pool.end()]);
  await env.close();
});

async function writeLimit(version: number, value: number): Promise<void> {
  await env.query(`INSERT INTO settings_versions (key, version, value, author) VALUES ('sub-accounts.limit', $1, $2, 'test')`, [
    version,
    String(value),
  ]);
}

describe('a shared read', () => {
  it('is a copy where copies are allowed, and never within a transaction', async () => {
    await writeLimit(1, 11);
    expect(await readSetting(copying.db, 'sub-accounts.limit')).toBe(11);
    await writeLimit(2, 12);
    expect(await readSetting(copying.db, 'sub-accounts.limit')).toBe(11);
    expect(await readSetting(fresh.db, 'sub-accounts.limit')).toBe(12);
    expect(await transaction(copying.db, (tx) => readSetting(tx, 'sub-accounts.limit'))).toBe(12);
  });

  it('is done once for all who ask at once, and again after a failure', async () => {
    let reads = 0;
    const failing = sharedRead(async (db) => {
      reads++;
      await sql`SELECT ${reads === 1 ? 0 : 1}::int / ${reads === 1 ? 0 : 1}::int`.execute(db);
      return reads;
    });
    await expect(Promise.all([failing(copying.db), failing(copying.db)])).rejects.toThrow('division by zero');
    expect(await Promise.all([failing(copying.db), failing(copying.db)])).toEqual([2, 2]);
  });
});

describe('a statement that comes again and again', () => {
  it('is prepared by name', async () => {
    // Plans belong to a connection, and the pool may give another one for each statement.
    await fresh.db.connection().execute(async (db) => {
      const sum = (value: number) => sql<{ sum: number }>`SELECT ${value}::int + 41 AS sum /* a hot one */`.execute(db);
      for (let i = 0; i < 8; i++) expect((await sum(i)).rows).toEqual([{ sum: 41 + i }]);
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE '%a hot one%'`.execute(db);
      expect(rows).toEqual([{ count: 1 }]);
    });
  });

  it('goes on after a migration that changes what it answers: one request fails at most', async () => {
    await env.query('CREATE TABLE widened (value int); GRANT SELECT ON widened TO pb_api; INSERT INTO widened VALUES (7)');
    const read = () => sql<{ value: unknown }>`SELECT value FROM widened WHERE value > ${0}::int`.execute(fresh.db);
    for (let i = 0; i < 8; i++) await read();
    await env.query('ALTER TABLE widened ALTER COLUMN value TYPE text USING value::text, ADD COLUMN more int');
    await env.query('ALTER TABLE widened ALTER COLUMN value TYPE bigint USING value::bigint');
    await read().catch(() => undefined);
    expect((await read()).rows).toEqual([{ value: 7n }]);
  });
});
