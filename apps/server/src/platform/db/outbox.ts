import { sql } from 'kysely';
import type { Db } from './pool.ts';
import type { Tx } from './transaction.ts';

/** Something that happened, numbered without gaps within (stream, key). */
export interface Fact {
  id: string;
  stream: string;
  key: string;
  seq: number;
  body: unknown;
}

/** Tells a fact in the caller's transaction; it travels after the commit. */
export async function emit(tx: Tx, stream: string, key: string, body: unknown): Promise<number> {
  const { rows } = await sql<{ seq: bigint }>`
    SELECT platform_emit(${stream}, ${key}, ${JSON.stringify(body)}::jsonb) AS seq`.execute(tx);
  return Number((rows[0] as { seq: bigint }).seq);
}

interface FactRow {
  id: string;
  created_at: Date;
  stream: string;
  key: string;
  key_seq: bigint;
  body: unknown;
}

/** Takes facts that were not handed on yet; other workers pass them by until this transaction ends. */
export async function claimWaiting(tx: Tx, limit: number): Promise<Fact[]> {
  const { rows } = await sql<FactRow>`
    SELECT id, created_at, stream, key, key_seq, body FROM platform_outbox
    WHERE published_at IS NULL ORDER BY created_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows.map(asFact);
}

export async function markPublished(tx: Tx, facts: readonly Fact[]): Promise<void> {
  await sql`
    UPDATE platform_outbox SET published_at = app_now()
    WHERE id = ANY(${facts.map((fact) => fact.id)}::uuid[]) AND published_at IS NULL`.execute(tx);
}

export async function factsAfter(db: Db, stream: string, key: string, seq: number, limit: number): Promise<Fact[]> {
  const { rows } = await sql<FactRow>`
    SELECT id, created_at, stream, key, key_seq, body FROM platform_outbox
    WHERE stream = ${stream} AND key = ${key} AND key_seq > ${seq} ORDER BY key_seq LIMIT ${limit}`.execute(db);
  return rows.map(asFact);
}

export async function factHeads(db: Db, wanted: readonly { stream: string; key: string }[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ stream: string; key: string; last_seq: bigint }>`
    SELECT stream, key, last_seq FROM platform_fact_heads
    WHERE (stream, key) IN (SELECT * FROM unnest(${wanted.map((w) => w.stream)}::text[], ${wanted.map((w) => w.key)}::text[]))`.execute(db);
  return new Map(rows.map((row) => [`${row.stream}/${row.key}`, Number(row.last_seq)]));
}

export async function databaseEpoch(db: Db): Promise<string> {
  const row = await db.selectFrom('platform_identity').select('epoch').executeTakeFirstOrThrow();
  return row.epoch;
}

function asFact(row: FactRow): Fact {
  return { id: row.id, stream: row.stream, key: row.key, seq: Number(row.key_seq), body: row.body };
}
