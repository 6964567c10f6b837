import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '#platform/db/pool.ts';
import { withCommit } from '#platform/db/prepared.ts';
import { snapshot, type Tx, transaction } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let api: ReturnType<typeof openPool>;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.query('CREATE TABLE notes (text text PRIMARY KEY); GRANT ALL ON notes TO pb_api');
  api = openPool({ url: env.config.databaseUrl('api'), size: 1, statementMs: 10_000, name: 'transactions of the tests' });
});

beforeEach(() => env.query('DELETE FROM notes'));

afterAll(async () => {
  await api.pool.end();
  await env.close();
});

const notes = async () => (await env.query<{ text: string }>('SELECT text FROM notes ORDER BY text')).map(({ text }) => text);
const write = (tx: Tx, text: string) => sql`INSERT INTO notes VALUES (${text})`.execute(tx);
const writeLast = (tx: Tx, text: string) => sql.raw(`${withCommit}INSERT INTO notes VALUES ('${text}')`).execute(tx);
const isOpen = async () =>
  (await sql<{ id: string | null }>`SELECT pg_current_xact_id_if_assigned()::text AS id`.execute(api.db)).rows[0]?.id;

describe('a transaction', () => {
  it.each([
    ['with parameters', (tx: Tx) => write(tx, 'first')],
    ['without parameters', (tx: Tx) => sql.raw(`INSERT INTO notes VALUES ('first')`).execute(tx)],
  ])('begins with its first statement, %s, and is undone as a whole', async (_, first) => {
    const failed = transaction(api.db, async (tx) => {
      await first(tx);
      await write(tx, 'second');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual([]);
  });

  it('answers the first statement, though BEGIN was sent with it', async () => {
    const { rows } = await transaction(api.db, (tx) => sql.raw(`INSERT INTO notes VALUES ('first') RETURNING text`).execute(tx));
    expect(rows).toEqual([{ text: 'first' }]);
    expect(await notes()).toEqual(['first']);
  });

  it('commits its last statement with the others', async () => {
    await transaction(api.db, async (tx) => {
      await write(tx, 'first');
      await writeLast(tx, 'last');
    });
    expect(await notes()).toEqual(['first', 'last']);
  });

  it('is undone when the last statement fails on its way with COMMIT', async () => {
    const failed = transaction(api.db, async (tx) => {
      await write(tx, 'first');
      await writeLast(tx, 'first');
    });
    await expect(failed).rejects.toThrow('duplicate key');
    expect(await notes()).toEqual([]);
  });

  it('does not send the last statement when the act fails after it', async () => {
    const failed = transaction(api.db, async (tx) => {
      await writeLast(tx, 'last');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual([]);
  });

  it('sends what was thought to be last when another statement follows', async () => {
    await transaction(api.db, async (tx) => {
      await writeLast(tx, 'last');
      await write(tx, 'later');
    });
    expect(await notes()).toEqual(['last', 'later']);
  });

  it('without statements leaves nothing open', async () => {
    await transaction(api.db, async () => undefined);
    await expect(transaction(api.db, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await isOpen()).toBeNull();
    await write(api.db as Tx, 'by itself');
    expect(await notes()).toEqual(['by itself']);
  });
});

describe('a statement that is prepared, after a migration has changed what it answers', () => {
  const all = (db: Tx) => sql<{ text: string }>`SELECT * FROM notes WHERE text <> ${'none'}`.execute(db);
  let added = 0;
  const prepareThenMigrate = async () => {
    for (let turn = 0; turn < 10; turn++) await all(api.db as Tx);
    const { rows } = await sql<{ name: string }>`SELECT name FROM pg_prepared_statements WHERE statement LIKE '%FROM notes WHERE%'`.execute(
      api.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    await env.query(`ALTER TABLE notes ADD COLUMN added_${++added} text`);
  };

  it('is asked again by itself', async () => {
    await prepareThenMigrate();
    await expect(all(api.db as Tx)).resolves.toBeDefined();
  });

  it('is asked again with the whole of its transaction', async () => {
    await prepareThenMigrate();
    let attempts = 0;
    await transaction(api.db, async (tx) => {
      attempts += 1;
      await write(tx, 'once');
      await all(tx);
    });
    expect({ attempts, notes: await notes() }).toEqual({ attempts: 2, notes: ['once'] });
  });

  it('is asked again with the whole of its snapshot', async () => {
    await prepareThenMigrate();
    await expect(snapshot(api.db, (tx) => all(tx))).resolves.toBeDefined();
    expect(await isOpen()).toBeNull();
  });
});
