import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** What a transfer moved, and what it left in both wallets. */
export interface Transfer {
  journalId: string;
  at: Date;
  coin: string;
  from: string;
  to: string;
  units: bigint;
  fromBalance: bigint;
  toBalance: bigint;
}

export async function transferOfKey(tx: Tx, key: string): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`
    SELECT journal.id AS "journalId", journal.at, taken.asset AS coin, source.purpose AS from, target.purpose AS to, given.amount AS units,
      taken.balance_after AS "fromBalance", given.balance_after AS "toBalance"
    FROM ledger_journals journal
    JOIN ledger_postings taken ON taken.journal_id = journal.id AND taken.at = journal.at AND taken.amount < 0
    JOIN ledger_accounts source ON source.id = taken.account_id
    JOIN ledger_postings given ON given.journal_id = journal.id AND given.at = journal.at AND given.amount > 0
    JOIN ledger_accounts target ON target.id = given.account_id
    WHERE journal.key = ${key}`.execute(tx);
  return rows[0];
}
