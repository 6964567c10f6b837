import type { OrderNo } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface DueCase {
  id: string;
  orderNo: OrderNo;
}

/** A case whose clock is to be looked at, the most overdue first. */
export async function dueCase(db: Db, seen: readonly string[]): Promise<DueCase | undefined> {
  const { rows } = await sql<DueCase>`
    SELECT id::text, order_no AS "orderNo" FROM p2p_appeals_cases
    WHERE next_at <= app_now() AND id <> ALL (${seen}::bigint[]) ORDER BY next_at LIMIT 1`.execute(db);
  return rows[0];
}

/** Open cases whose clock stands because staff let their time pass: every act in a case starts it again. */
export async function countLate(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM p2p_appeals_cases WHERE closed_at IS NULL AND next_at IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface Noted {
  silence: boolean;
  answer: boolean;
  take: boolean;
  decision: boolean;
}

/** What was written down of its clock already. */
export async function notedOf(tx: Tx, caseId: string): Promise<Noted> {
  const { rows } = await sql<Noted>`
    SELECT silence_noted_at IS NOT NULL AS silence, take_missed_at IS NOT NULL AS take, decision_missed_at IS NOT NULL AS decision,
      NOT EXISTS (
        SELECT FROM p2p_appeals_requests WHERE case_id = found_case.id AND answered_at IS NULL AND silence_noted_at IS NULL) AS answer
    FROM p2p_appeals_cases found_case WHERE id = ${caseId}::bigint`.execute(tx);
  return rows[0] as Noted;
}

export async function noteSilence(tx: Tx, caseId: string): Promise<void> {
  await sql`UPDATE p2p_appeals_cases SET silence_noted_at = app_now() WHERE id = ${caseId}::bigint`.execute(tx);
}

export async function noteNoAnswer(tx: Tx, caseId: string): Promise<void> {
  await sql`
    UPDATE p2p_appeals_requests SET silence_noted_at = app_now()
    WHERE case_id = ${caseId}::bigint AND answered_at IS NULL AND silence_noted_at IS NULL`.execute(tx);
}

export async function noteMissed(tx: Tx, caseId: string, duty: 'take' | 'decide'): Promise<void> {
  const column = duty === 'take' ? sql`take_missed_at` : sql`decision_missed_at`;
  await sql`UPDATE p2p_appeals_cases SET ${column} = app_now() WHERE id = ${caseId}::bigint`.execute(tx);
}

/** Null when nothing happens by itself any more. */
export async function lookAgain(tx: Tx, caseId: string, at: Date | null): Promise<void> {
  await sql`UPDATE p2p_appeals_cases SET next_at = ${at} WHERE id = ${caseId}::bigint`.execute(tx);
}
