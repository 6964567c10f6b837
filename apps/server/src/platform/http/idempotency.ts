import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { escapeLiteral } from 'pg';
import type { Db } from '../db/pool.ts';
import { withCommit } from '../db/prepared.ts';
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
 * Both statements have no parameters, so that they travel together with BEGIN and COMMIT.
 */
export async function once(tx: Tx, submission: Submission, act: () => Promise<unknown>): Promise<unknown> {
  requireKey(submission);
  const isFirst = await claim(tx, submission);
  if (!isFirst) {
    const first = await firstAnswer(tx, submission);
    must(first, 'an idempotency row vanished while its key was asked for');
    return first.answer;
  }
  await point('idempotency.claimed');
  const answer = await act();
  const { actor, call, key = '' } = submission;
  await sql
    .raw(
      `${withCommit}UPDATE platform_idempotency SET answer = ${escapeLiteral(JSON.stringify(answer))}::jsonb
       WHERE actor = ${escapeLiteral(actor)} AND call = ${escapeLiteral(call)} AND key = ${escapeLiteral(key)}`,
    )
    .execute(tx);
  return answer;
}

/** What was answered when this key came first; nothing if it never did. */
export async function firstAnswer(db: Db, submission: Submission): Promise<{ answer: unknown } | undefined> {
  requireKey(submission);
  const { rows } = await sql<{ body_hash: Buffer; answer: unknown }>`
    SELECT body_hash, answer FROM platform_idempotency
    WHERE actor = ${submission.actor} AND call = ${submission.call} AND key = ${submission.key}`.execute(db);
  const row = rows[0];
  if (row && !bodyHash(submission).equals(row.body_hash)) throw refuse('request.key-reused');
  return row && { answer: row.answer };
}

function requireKey({ key }: Submission): void {
  if (!key || !isSubmissionKey(key)) throw refuse('request.key-missing');
}

export const isSubmissionKey = (key: string): boolean => uuid.test(key);

function bodyHash({ input }: Submission): Buffer {
  return createHash('sha256').update(JSON.stringify(input)).digest();
}

async function claim(tx: Tx, submission: Submission): Promise<boolean> {
  const { actor, call, key = '' } = submission;
  const { rows } = await sql
    .raw(
      `INSERT INTO platform_idempotency (actor, call, key, body_hash)
       VALUES (${escapeLiteral(actor)}, ${escapeLiteral(call)}, ${escapeLiteral(key)}, '\\x${bodyHash(submission).toString('hex')}')
       ON CONFLICT DO NOTHING RETURNING 1`,
    )
    .execute(tx);
  return rows.length === 1;
}
