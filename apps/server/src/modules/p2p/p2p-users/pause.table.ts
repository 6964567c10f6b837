import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

const author = 'system:p2p-orders';

/** Pauses of the last 30 days. */
export async function countPauses(db: Db, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM p2p_users_restrictions
    WHERE account_id = ${accountId} AND set_by = ${author} AND set_at > app_now() - interval '30 days'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertPause(
  tx: Tx,
  { restrictionNo, accountId, minutes }: { restrictionNo: string; accountId: AccountId; minutes: number },
): Promise<void> {
  await sql`
    INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, until, set_by)
    VALUES (${restrictionNo}, ${accountId}, 'buy', 'cancellations', '', app_now() + make_interval(mins => ${minutes}::int), ${author})`.execute(
    tx,
  );
}
