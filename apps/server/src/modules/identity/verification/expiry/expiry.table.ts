import type { MainId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface EndingDocument {
  /** Of the application. */
  id: string;
  accountId: MainId;
  expiresOn: string;
  /** Days before the end that are to be told now: 30, 7, or 0 when it is over. */
  stage: number;
  /** A newer document waits for staff. */
  isRenewing: boolean;
}

const day = sql`(app_now() AT TIME ZONE 'UTC')::date`;
const isRenewing = sql`EXISTS (SELECT FROM verification_cases r WHERE r.account_id = c.account_id AND r.state = 'renewing')`;

/** A document whose owner has not been told yet what there is to tell, held until the transaction ends. */
export async function lockEndingDocument(tx: Tx, seen: readonly string[]): Promise<EndingDocument | undefined> {
  const { rows } = await sql<EndingDocument>`
    SELECT c.id::text, c.account_id::text AS "accountId", c.expires_on::text AS "expiresOn", stage, ${isRenewing} AS "isRenewing"
    FROM verification_cases c JOIN accounts_directory u ON u.id = c.account_id,
      LATERAL (SELECT CASE WHEN c.expires_on < ${day} THEN 0 WHEN c.expires_on <= ${day} + 7 THEN 7 ELSE 30 END AS stage) told
    WHERE c.state = 'approved' AND c.expires_on <= ${day} + 30 AND (c.expiry_told IS NULL OR c.expiry_told > stage) AND u.state <> 'closed'
      AND c.id <> ALL (${seen}::bigint[])
    ORDER BY c.expires_on, c.id LIMIT 1 FOR NO KEY UPDATE OF c SKIP LOCKED`.execute(tx);
  return rows[0];
}

export async function noteTold(tx: Tx, caseId: string, stage: number): Promise<void> {
  await sql`UPDATE verification_cases SET expiry_told = ${stage} WHERE id = ${caseId}`.execute(tx);
}

export interface LapsingAccount {
  /** Of the application. */
  id: string;
  accountId: MainId;
  userId: string;
}

/** A verified account whose document ended longer ago than this, and which has sent no other. */
export async function lockLapsingAccount(tx: Tx, graceDays: number, seen: readonly string[]): Promise<LapsingAccount | undefined> {
  const { rows } = await sql<LapsingAccount>`
    SELECT c.id::text, c.account_id::text AS "accountId", u.user_id AS "userId"
    FROM verification_cases c JOIN accounts_directory u ON u.id = c.account_id
    WHERE c.state = 'approved' AND c.expires_on < ${day} - ${graceDays}::int AND u.identity_level = 2 AND u.state <> 'closed' AND NOT ${isRenewing}
      AND c.id <> ALL (${seen}::bigint[])
    ORDER BY c.expires_on, c.id LIMIT 1 FOR NO KEY UPDATE OF c SKIP LOCKED`.execute(tx);
  return rows[0];
}
