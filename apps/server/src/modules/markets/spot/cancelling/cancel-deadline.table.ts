import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** The moment at which everything is cancelled; null without one. */
export async function askCancelAfter(tx: Tx, owner: AccountId, seconds: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT spot_cancel_after(${owner}::bigint, ${seconds}::int) AS at`.execute(tx);
  return rows[0]?.at ?? null;
}

/** How many owners were due. */
export async function cancelDue(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ owners: number }>`SELECT spot_cancel_due(${limit}::int) AS owners`.execute(db);
  return rows[0]?.owners ?? 0;
}
