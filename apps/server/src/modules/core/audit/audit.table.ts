import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { Block, ChainRow, Place } from './chain.rules.ts';

export interface NewEntry {
  kind: string;
  actor: string;
  act: string;
  subject: string;
  details: Record<string, unknown>;
  address: string;
}

export async function insertEntry(tx: Tx, { kind, actor, act, subject, details, address }: NewEntry): Promise<void> {
  await sql`
    INSERT INTO audit_entries (actor_kind, actor, act, subject, details, address)
    VALUES (${kind}, ${actor}, ${act}, ${subject}, ${JSON.stringify(details)}::jsonb, ${address})`.execute(tx);
}

const exactMoment = (column: 'at' | 'sealed_at') => sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);

const chainColumns = sql`id::text, written_in::text AS "writtenIn", ${exactMoment('at')} AS at, actor_kind AS "actorKind", actor, act, subject,
  details::text AS details, address`;

/** One sealer at a time, until the transaction ends. */
export async function lockSealing(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('audit.seal-blocks'))`.execute(tx);
}

/** Rows that wait for a block, as far as no running transaction can still add one before them. */
export async function settledAfter(tx: Tx, { writtenIn, id }: Place, limit: number): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    SELECT ${chainColumns} FROM audit_entries
    WHERE (written_in, id) > (${writtenIn}::xid8, ${id}::bigint) AND written_in < pg_snapshot_xmin(pg_current_snapshot())
    ORDER BY audit_entries.written_in, audit_entries.id LIMIT ${limit}`.execute(tx);
  return rows;
}

export async function rowsBetween(db: Db, after: Place, upTo: Place, limit: number): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    SELECT ${chainColumns} FROM audit_entries
    WHERE (written_in, id) > (${after.writtenIn}::xid8, ${after.id}::bigint) AND (written_in, id) <= (${upTo.writtenIn}::xid8, ${upTo.id}::bigint)
    ORDER BY audit_entries.written_in, audit_entries.id LIMIT ${limit}`.execute(db);
  return rows;
}

interface BlockRow extends Omit<Block, 'last'> {
  lastId: string;
  lastWrittenIn: string;
}

const blockColumns = sql`block_no::text AS "blockNo", first_id::text AS "firstId", last_id::text AS "lastId",
  last_written_in::text AS "lastWrittenIn", row_count AS "rowCount", encode(row_marks, 'hex') AS "rowMarks", previous_hash AS "previousHash", hash, key_id AS "keyId", signature,
  ${exactMoment('sealed_at')} AS "sealedAt"`;

export async function newestBlock(db: Db): Promise<Block | undefined> {
  const { rows } = await sql<BlockRow>`SELECT ${blockColumns} FROM audit_blocks ORDER BY block_no DESC LIMIT 1`.execute(db);
  return rows.map(asBlock)[0];
}

export async function blocksFrom(db: Db, blockNo: string, limit: number): Promise<Block[]> {
  const { rows } = await sql<BlockRow>`
    SELECT ${blockColumns} FROM audit_blocks WHERE block_no >= ${blockNo}::bigint ORDER BY audit_blocks.block_no LIMIT ${limit}`.execute(
    db,
  );
  return rows.map(asBlock);
}

function asBlock({ lastId, lastWrittenIn, ...row }: BlockRow): Block {
  return { ...row, last: { id: lastId, writtenIn: lastWrittenIn } };
}

export async function insertBlock(tx: Tx, block: Block): Promise<void> {
  await sql`
    INSERT INTO audit_blocks (block_no, first_id, last_id, last_written_in, row_count, row_marks, previous_hash, hash, key_id, signature, sealed_at)
    VALUES (${block.blockNo}, ${block.firstId}, ${block.last.id}, ${block.last.writtenIn}::xid8, ${block.rowCount}, decode(${block.rowMarks}, 'hex'), ${block.previousHash},
      ${block.hash}, ${block.keyId}, ${block.signature}, ${block.sealedAt}::timestamptz)`.execute(tx);
}

export async function exactNow(tx: Tx): Promise<string> {
  const { rows } = await sql<{ now: string }>`
    SELECT to_char(app_now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now`.execute(tx);
  return (rows[0] as { now: string }).now;
}

export async function secondsSince(db: Db, at: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT greatest(0, extract(epoch FROM app_now() - ${at}::timestamptz))::float8 AS seconds`.execute(db);
  return (rows[0] as { seconds: number }).seconds;
}

/** Rows after the newest block, and the age of the oldest of them: more than a few seconds means that nobody seals. */
export async function unsealedFigures(db: Db, { writtenIn, id }: Place): Promise<{ rows: number; oldestSeconds: number }> {
  const { rows } = await sql<{ rows: number; oldestSeconds: number }>`
    SELECT count(*)::int AS rows, coalesce(greatest(0, extract(epoch FROM app_now() - min(at))), 0)::int AS "oldestSeconds"
    FROM audit_entries WHERE (written_in, id) > (${writtenIn}::xid8, ${id}::bigint)`.execute(db);
  return rows[0] as { rows: number; oldestSeconds: number };
}

export interface EntryFilter {
  actor?: string | undefined;
  act?: string | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  before?: string | undefined;
}

export interface EntryRow {
  id: string;
  at: Date;
  actor_kind: 'guest' | 'user' | 'staff' | 'system';
  actor: string;
  act: string;
  subject: string;
  details: Record<string, unknown>;
  address: string;
}

/** Newest first. An act may be named by its area alone. */
export async function entries(db: Db, { actor, act, subject, from, to, before }: EntryFilter, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT id::text, at, actor_kind, actor, act, subject, details, address FROM audit_entries
    WHERE (${actor ?? null}::text IS NULL OR actor = ${actor ?? null})
      AND (${act ?? null}::text IS NULL OR act = ${act ?? null} OR split_part(act, '.', 1) = ${act ?? null})
      AND (${subject ?? null}::text IS NULL OR subject = ${subject ?? null})
      AND (${from ?? null}::timestamptz IS NULL OR at >= ${from ?? null}::timestamptz)
      AND (${to ?? null}::timestamptz IS NULL OR at < ${to ?? null}::timestamptz)
      AND (${before ?? null}::bigint IS NULL OR id < ${before ?? null}::bigint)
    ORDER BY audit_entries.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
