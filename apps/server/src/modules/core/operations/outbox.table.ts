import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface WaitingStream {
  stream: string;
  waiting: number;
  oldestAt: Date;
}

export async function waitingStreams(db: Db): Promise<WaitingStream[]> {
  const { rows } = await sql<WaitingStream>`
    SELECT stream, count(*)::int AS waiting, min(created_at) AS "oldestAt"
    FROM platform_outbox WHERE published_at IS NULL GROUP BY stream ORDER BY min(created_at)`.execute(db);
  return rows;
}

export interface WaitingFact {
  id: string;
  stream: string;
  key: string;
  seq: number;
  since: Date;
}

/** What a fact says is for its listeners only. */
export async function waitingFacts(db: Db): Promise<WaitingFact[]> {
  const { rows } = await sql<WaitingFact>`
    SELECT id, stream, key, key_seq::int AS seq, created_at AS since FROM platform_outbox
    WHERE published_at IS NULL ORDER BY created_at, id LIMIT 50`.execute(db);
  return rows;
}
