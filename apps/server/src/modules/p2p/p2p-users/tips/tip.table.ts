import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface SeenTip {
  tip: string;
  seenAt: Date;
}

export async function selectTips(db: Db, accountId: AccountId): Promise<SeenTip[]> {
  const { rows } = await sql<SeenTip>`
    SELECT tip, seen_at AS "seenAt" FROM p2p_users_tips WHERE account_id = ${accountId} ORDER BY seen_at, tip`.execute(db);
  return rows;
}

/** Seen once is seen: the first time stays. */
export async function insertTip(tx: Tx, accountId: AccountId, tip: string): Promise<void> {
  await sql`INSERT INTO p2p_users_tips (account_id, tip) VALUES (${accountId}, ${tip}) ON CONFLICT DO NOTHING`.execute(tx);
}
