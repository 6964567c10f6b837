import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** The holders of the accounts of these kinds that somebody has saved and not removed. */
export async function savedHolders(db: Db, accountId: AccountId, templateIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ holderName: string }>`
    SELECT holder_name AS "holderName" FROM p2p_paymethods_methods
    WHERE account_id = ${accountId} AND template_id = ANY(${[...templateIds]}::int[]) AND state <> 'deleted' ORDER BY id`.execute(db);
  return rows.map(({ holderName }) => holderName);
}
