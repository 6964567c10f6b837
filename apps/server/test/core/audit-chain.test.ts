import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Head } from '#modules/core/audit/chain.rules.ts';
import { checkChain } from '#modules/core/audit/check-chain.ts';
import { audit } from '#modules/core/audit/index.ts';
import { sealBlocks } from '#modules/core/audit/seal-blocks.ts';
import { auditPublicKey } from '#modules/core/audit/signing-key.ts';
import { watchChain } from '#modules/core/audit/watch-chain.ts';
import { pause } from '#platform/clock.ts';
import { type Db, openPool } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { openKeys } from '#platform/keys.ts';
import { makeLog } from '#platform/log.ts';
import { metrics } from '#platform/metrics.ts';
import { sql } from '#platform/sql.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many changes are tried, always the same ones; 1,000 in the nightly run. */
const edits = Number(process.env.PB_AUDIT_EDITS ?? 500);
const rowsBefore = 1_230;

let env: TestEnvironment;
let db: Db;
let known: Head;
const log = makeLog('silent', 'test');

beforeAll(async () => {
  env = await openTestEnvironment();
  ({ db } = openPool({ url: env.config.databaseUrl('worker'), size: 12, statementMs: 30_000, name: 'audit-chain-test' }));
  await write(rowsBefore);
  await seal();
  await write(7);
  await seal();
  await write(3);
  await seal();
  known = await head();
});

afterAll(async () => {
  await db.destroy();
  await env.close();
});

function write(count: number, act = 'settings.written'): Promise<void> {
  return transaction(db, async (tx) => {
    for (let i = 0; i < count; i++) {
      await audit(tx, {
        actor: { kind: 'system', name: 'test' },
        act,
        subject: `subject ${i}`,
        details: { i, text: 'é "quoted"' },
        address: '::1',
      });
    }
  });
}

/** A transaction of another test on the same server may hold the newest rows back for a moment. */
async function seal(): Promise<void> {
  await vi.waitUntil(
    async () => {
      await sealBlocks({ db, config: env.config, log });
      return (await unsealed()) === 0;
    },
    { timeout: 45_000, interval: 20 },
  );
}

async function unsealed(): Promise<number> {
  const [row] = await env.query<{ count: number }>(`
    SELECT (SELECT count(*) FROM audit_entries)::int - (SELECT coalesce(sum(row_count), 0) FROM audit_blocks)::int AS count`);
  return row?.count ?? -1;
}

async function head(): Promise<Head> {
  const [row] = await env.query<Head>(`SELECT block_no::text AS "blockNo", hash FROM audit_blocks ORDER BY block_no DESC LIMIT 1`);
  return row as Head;
}

const pick = fc.nat({ max: 1_000_000 });
const anyRow = (n: number) => `(SELECT id FROM audit_entries ORDER BY id OFFSET ${n} % (SELECT count(*) FROM audit_entries) LIMIT 1)`;
const anyBlock = (n: number) =>
  `(SELECT block_no FROM audit_blocks ORDER BY block_no OFFSET ${n} % (SELECT count(*) FROM audit_blocks) LIMIT 1)`;

const rowChanges = [
  `actor = actor || 'x'`,
  `actor_kind = 'staff'`,
  `act = 'settings.read'`,
  `subject = subject || ' '`,
  `details = details || '{"i": -1}'`,
  `details = '{}'`,
  `address = '127.0.0.1'`,
  `at = at + interval '1 microsecond'`,
  `written_in = '3'::xid8`,
];
const blockChanges = [
  `hash = md5(hash) || md5(hash)`,
  `previous_hash = md5(hash) || md5(hash)`,
  `signature = overlay(signature PLACING CASE WHEN left(signature, 1) = 'A' THEN 'B' ELSE 'A' END FROM 1 FOR 1)`,
  `key_id = 'other'`,
  `sealed_at = sealed_at - interval '1 day'`,
  `first_id = first_id + 1`,
  `last_id = last_id + 1`,
  `last_written_in = '4'::xid8`,
  `row_marks = set_byte(row_marks, 0, (get_byte(row_marks, 0) + 1) % 256)`,
  `block_no = block_no + 1000`,
];

/** What somebody with every right in the database may do to the log. */
const tampering: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(fc.constantFrom(...rowChanges), pick).map(([change, n]) => `UPDATE audit_entries SET ${change} WHERE id = ${anyRow(n)}`),
  pick.map((n) => `DELETE FROM audit_entries WHERE id = ${anyRow(n)}`),
  pick.map(
    (n) => `INSERT INTO audit_entries (id, written_in, at, actor_kind, actor, act, subject) OVERRIDING SYSTEM VALUE
      SELECT -id, written_in, at, actor_kind, actor, act, subject FROM audit_entries WHERE id = ${anyRow(n)}`,
  ),
  fc.tuple(pick, pick).map(
    ([a, b]) => `UPDATE audit_entries one SET at = other.at, subject = other.subject, details = other.details FROM audit_entries other
      WHERE one.id <> other.id AND one.id IN (${anyRow(a)}, ${anyRow(b)}) AND other.id IN (${anyRow(a)}, ${anyRow(b)})`,
  ),
  fc
    .tuple(fc.constantFrom(...blockChanges), pick)
    .map(([change, n]) => `UPDATE audit_blocks SET ${change} WHERE block_no = ${anyBlock(n)}`),
  pick.map((n) => `DELETE FROM audit_blocks WHERE block_no = ${anyBlock(n)}`),
  fc.constant('DELETE FROM audit_blocks WHERE block_no = (SELECT max(block_no) FROM audit_blocks)'),
);

describe('the audit chain', () => {
  it('is whole after sealing, in blocks of at most 1,000 rows', async () => {
    expect(await checkChain(db, env.config, { known })).toEqual({
      problem: undefined,
      blocks: 4,
      rows: rowsBefore + 10,
      nextBlock: undefined,
    });
    const counts = await env.query<{ row_count: number }>('SELECT row_count FROM audit_blocks ORDER BY block_no');
    expect(counts.map((row) => row.row_count)).toEqual([1_000, 230, 7, 3]);
  });

  it('may be checked in parts', async () => {
    expect(await checkChain(db, env.config, { maxBlocks: 2 })).toMatchObject({ problem: undefined, blocks: 2, nextBlock: '3' });
    expect(await checkChain(db, env.config, { fromBlock: '3', known })).toMatchObject({ problem: undefined, blocks: 2, rows: 10 });
  });

  it.each(['audit_entries', 'audit_blocks'])('%s refuses changes of every role and of the owner', async (table) => {
    const column = table === 'audit_entries' ? 'actor' : 'hash';
    const statements = [`UPDATE ${table} SET ${column} = ''`, `DELETE FROM ${table}`, `TRUNCATE ${table}`];
    for (const role of ['owner', 'api', 'admin', 'worker', 'stream', 'readonly']) {
      const client = new pg.Client({ connectionString: env.config.databaseUrl(role) });
      await client.connect();
      for (const statement of statements) await expect(client.query(statement), role).rejects.toMatchObject({ code: '42501' });
      await client.end();
    }
  });

  it(`finds each of ${edits} changes that a superuser makes past the trigger`, { timeout: 300_000 }, async () => {
    const superUrl = new URL(inject('superUrl'));
    superUrl.pathname = new URL(env.config.databaseUrl('owner')).pathname;
    const { db: superDb } = openPool({ url: superUrl.href, size: 1, statementMs: 30_000, name: 'audit-tampering' });
    const found = new Map<string, number>();
    const unseen: string[] = [];
    let made = 0;
    for (const statement of fc.sample(tampering, { numRuns: edits * 2, seed: 20_261_115 })) {
      if (made === edits) break;
      const outcome = await tamperedWith(superDb, statement);
      if (outcome === 'nothing changed') continue;
      made += 1;
      if (outcome === undefined) unseen.push(statement);
      else found.set(outcome, (found.get(outcome) ?? 0) + 1);
    }
    await superDb.destroy();
    expect(unseen).toEqual([]);
    expect(made).toBe(edits);
    expect([...found.keys()].sort()).toEqual(
      expect.arrayContaining([
        'block-edited',
        'block-missing',
        'key-unknown',
        'link-broken',
        'rows-added',
        'rows-edited',
        'rows-missing',
        'tail-cut',
      ]),
    );
    expect(await checkChain(db, env.config, { known })).toMatchObject({ problem: undefined });
  });

  it('names the row that was changed', async () => {
    const [row] = await env.query<{ id: string }>('SELECT id::text FROM audit_entries ORDER BY audit_entries.id OFFSET 1100 LIMIT 1');
    await env.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_stay');
    await env.query(`UPDATE audit_entries SET actor = 'somebody' WHERE id = $1`, [row?.id]);
    expect((await checkChain(db, env.config)).problem).toEqual({ kind: 'rows-edited', blockNo: '2', entryNo: row?.id });
    await env.query(`UPDATE audit_entries SET actor = 'test' WHERE id = $1`, [row?.id]);
    await env.query('ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_stay');
    expect((await checkChain(db, env.config)).problem).toBeUndefined();
  });

  it('the worker tells by itself when the newest blocks were changed or cut', async () => {
    const watch = async () => {
      await watchChain({ db, config: env.config, log });
      return (await metrics.auditBroken.get()).values[0]?.value;
    };
    expect(await watch()).toBe(0);
    await env.query('ALTER TABLE audit_blocks DISABLE TRIGGER audit_blocks_stay');
    await env.query('CREATE TABLE kept AS SELECT * FROM audit_blocks WHERE block_no = 4');
    await env.query('DELETE FROM audit_blocks WHERE block_no = 4');
    expect(await watch()).toBe(1);
    await env.query('INSERT INTO audit_blocks SELECT * FROM kept');
    await env.query('DROP TABLE kept');
    await env.query('ALTER TABLE audit_blocks ENABLE TRIGGER audit_blocks_stay');
    expect(await watch()).toBe(0);
  });

  it('checks blocks of a key that was removed with its public half', async () => {
    const keys = openKeys([{ id: 'next', secret: 'another-secret-of-at-least-32-characters' }]);
    expect((await checkChain(db, { keys, auditPublicKeys: new Map() })).problem).toEqual({ kind: 'key-unknown', blockNo: '1' });
    const half = auditPublicKey(env.config.keys, 'dev');
    expect((await checkChain(db, { keys, auditPublicKeys: new Map([['dev', half]]) })).problem).toBeUndefined();
    const wrong = auditPublicKey(keys, 'next');
    expect((await checkChain(db, { keys, auditPublicKeys: new Map([['dev', wrong]]) })).problem).toEqual({
      kind: 'signature-wrong',
      blockNo: '1',
    });
  });

  it('does not accept a chain that was made again with another key', async () => {
    const other = { ...env.config, keys: openKeys([{ id: 'dev', secret: 'another-secret-of-at-least-32-characters' }]) };
    expect((await checkChain(db, other)).problem).toEqual({ kind: 'signature-wrong', blockNo: '1' });
  });

  it('seals every row of many writers at once, whichever commits first', async () => {
    const before = await entryCount();
    let isWriting = true;
    const sealing = (async () => {
      while (isWriting) await sealBlocks({ db, config: env.config, log });
    })();
    await Promise.all(Array.from({ length: 8 }, (_, writer) => writeSlowly(writer)));
    isWriting = false;
    await sealing;
    await seal();
    expect(await entryCount()).toBe(before + 8 * 30);
    const report = await checkChain(db, env.config);
    expect(report).toMatchObject({ problem: undefined, rows: before + 8 * 30 });
    // Without rows that came after a larger id the test would prove nothing.
    const late = await env.query(`
      SELECT 1 FROM audit_entries one JOIN audit_entries other ON other.id > one.id AND other.written_in < one.written_in LIMIT 1`);
    expect(late).toHaveLength(1);
  });
});

/** Does it in a transaction that is rolled back, and checks the chain inside of it. */
async function tamperedWith(superDb: Db, statement: string): Promise<string | undefined> {
  const rollBack = new Error('roll back');
  let outcome: string | undefined;
  await superDb
    .transaction()
    .execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      const { numAffectedRows } = await sql.raw(statement).execute(tx);
      outcome = numAffectedRows === 0n ? 'nothing changed' : (await checkChain(tx, env.config, { known })).problem?.kind;
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  return outcome;
}

/** Some transactions have their number before they write, and keep their rows to themselves for a while. */
async function writeSlowly(writer: number): Promise<void> {
  for (let i = 0; i < 30; i++) {
    await transaction(db, async (tx) => {
      if (writer % 2 === 0) await sql`SELECT pg_current_xact_id()`.execute(tx);
      await pause(Math.random() * 10);
      await audit(tx, { actor: { kind: 'system', name: `writer ${writer}` }, act: 'test.written', subject: String(i) });
      await pause(Math.random() * 10);
    });
  }
}

async function entryCount(): Promise<number> {
  const [row] = await env.query<{ count: number }>('SELECT count(*)::int AS count FROM audit_entries');
  return row?.count ?? -1;
}
