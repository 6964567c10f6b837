import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Migrations, migrateSchema, tryMigrations } from '../../src/schema-migrations.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const dir = mkdtempSync(join(tmpdir(), 'pb-migrations-'));
const write = (name: string, text: string) => writeFileSync(join(dir, `${name}.sql`), text);
let env: TestEnvironment;
let migrations: Migrations;
let reader: pg.Client;

beforeAll(async () => {
  env = await openTestEnvironment();
  migrations = { ownerUrl: env.config.databaseUrl('owner'), dir, table: 'platform_tried_migrations', lockMs: 50, say: () => undefined };
  reader = new pg.Client({ connectionString: env.config.databaseUrl('owner') });
  await reader.connect();
  write('20260101000000_begin', 'CREATE TABLE platform_tried (id int); CREATE TABLE platform_tried_too (id int);');
  await migrateSchema(migrations);
});

afterAll(async () => {
  await reader.end();
  await env.close();
  rmSync(dir, { recursive: true });
});

const columnsOf = (table: string) =>
  env.query<{ name: string }>('SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 ORDER BY attnum', [
    table,
  ]);
const namesOf = async (table: string) => (await columnsOf(table)).map(({ name }) => name);

describe('a dry run', () => {
  it('says how long each pending migration took and which tables it held, and leaves nothing', async () => {
    write('20260102000000_more', 'ALTER TABLE platform_tried ADD COLUMN more int; CREATE TABLE platform_tried_new (id int);');
    write('20260103000000_index', 'CREATE INDEX ON platform_tried_too (id);');
    const tried = await tryMigrations(migrations);
    expect(tried.map(({ name, locks }) => [name, locks])).toEqual([
      ['20260102000000_more', ['AccessExclusiveLock platform_tried']],
      ['20260103000000_index', ['ShareLock platform_tried_too']],
    ]);
    expect(await namesOf('platform_tried')).toEqual(['id']);
    expect(await env.query(`SELECT 1 FROM platform_tried_migrations WHERE name <> '20260101000000_begin'`)).toEqual([]);
  });

  it('names the migration that fails', async () => {
    write('20260104000000_wrong', 'ALTER TABLE platform_nowhere ADD COLUMN more int;');
    await expect(tryMigrations(migrations)).rejects.toThrow('20260104000000_wrong: relation "platform_nowhere" does not exist');
    rmSync(join(dir, '20260104000000_wrong.sql'));
  });
});

describe('a migration that has to wait for a reader', () => {
  it('gives up after a few tries and has done nothing; the ones before it stay', async () => {
    write('20260105000000_held', 'CREATE TABLE platform_tried_last (id int); ALTER TABLE platform_tried_too ADD COLUMN held int;');
    await reader.query('BEGIN; SELECT FROM platform_tried_too');
    const said: string[] = [];
    const attempt = migrateSchema({ ...migrations, tries: 2, say: (line) => said.push(line) });
    await expect(attempt).rejects.toThrow('somebody held a lock for 2 times 50 ms');
    expect(said.filter((line) => line.startsWith('a lock is held'))).toEqual(['a lock is held by somebody, try 1 of 2']);
    expect(await namesOf('platform_tried')).toEqual(['id', 'more']);
    expect(await env.query(`SELECT to_regclass('platform_tried_last') AS last`)).toEqual([{ last: null }]);
  });

  it('is done as soon as the reader has gone', async () => {
    const letGo = (line: string) => {
      if (line.startsWith('a lock is held')) void reader.query('COMMIT');
    };
    await migrateSchema({ ...migrations, say: letGo });
    expect(await namesOf('platform_tried_too')).toEqual(['id', 'held']);
    expect(await tryMigrations(migrations)).toEqual([]);
  });
});
