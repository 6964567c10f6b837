import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface HoldPosting {
  journalId: string;
  kind: string;
  at: Date;
  amount: bigint;
}

/** What went into the place of a hold and out of it, oldest first. */
export async function postingsOfHold(db: Db, holdId: string): Promise<HoldPosting[]> {
  const { rows } = await sql<HoldPosting>`
    SELECT journal.id AS "journalId", journal.kind, posting.at, posting.amount
    FROM ledger_holds hold LEFT JOIN ledger_hold_exits hold_exit ON hold_exit.hold_id = hold.id
    JOIN ledger_postings posting ON posting.journal_id IN (hold.journal_id, hold_exit.journal_id)
      AND posting.account_id = hold.target_id AND posting.sub_key = hold.sub_key
    JOIN ledger_journals journal ON journal.id = posting.journal_id
    WHERE hold.id = ${holdId} ORDER BY posting.id`.execute(db);
  return rows;
}
