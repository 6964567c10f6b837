import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';
import { point } from '../faults.ts';
import { must, refuse } from '../refusal.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface Submission {
  actor: string;
  call: string;
  key: string | undefined;
  input: unknown;
}

/**
 * The key is claimed before anything is done: of many equal submissions one inserts the row and the others wait for it,
 * then give its answer. A refusal rolls the claim back with everything else, so a refused act may be tried again.
 */
export async function once(tx: Tx, submission: Submission, act: () => Promise<unknown>): Promise<unknown> {
  if (!submission.key || !uuid.test(submission.key)) throw refuse('request.key-missing');
  const bodyHash = createHash('sha256').update(JSON.stringify(submission.input)).digest();
  const isFirst = await claim(tx, submission, bodyHash);
  if (!isFirst) return await firstAnswer(tx, submission, bodyHash);
  await point('idempotency.claimed');
  const answer = await act();
  await sql`
    UPDATE platform_idempotency SET answer = ${JSON.stringify(answer)}::jsonb
    WHERE actor = ${submission.actor} AND call = ${submission.call} AND key = ${submission.key}`.execute(tx);
  return answer;
}

async function claim(tx: Tx, { actor, call, key }: Submission, bodyHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO platform_idempotency (actor, call, key, body_hash) VALUES (${actor}, ${call}, ${key}, ${bodyHash})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length === 1;
}

async function firstAnswer(tx: Tx, { actor, call, key }: Submission, bodyHash: Buffer): Promise<unknown> {
  const { rows } = await sql<{ body_hash: Buffer; answer: unknown }>`
    SELECT body_hash, answer FROM platform_idempotency WHERE actor = ${actor} AND call = ${call} AND key = ${key}`.execute(tx);
  const row = rows[0];
  must(row, 'an idempotency row vanished while its key was asked for');
  if (!bodyHash.equals(row.body_hash)) throw refuse('request.key-reused');
  return row.answer;
}
