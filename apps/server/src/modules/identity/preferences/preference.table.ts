import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export async function chosenPreferences(db: Db, accountId: AccountId): Promise<Record<string, number>> {
  const { rows } = await sql<{ chosen: Record<string, number> }>`
    SELECT chosen FROM preferences_chosen WHERE account_id = ${accountId}`.execute(db);
  return rows[0]?.chosen ?? {};
}

/** Two tabs that change different fields keep both changes. */
export async function mergePreferences(db: Db, accountId: AccountId, changed: object): Promise<Record<string, number>> {
  const { rows } = await sql<{ chosen: Record<string, number> }>`
    INSERT INTO preferences_chosen AS known (account_id, chosen) VALUES (${accountId}, ${JSON.stringify(changed)}::jsonb)
    ON CONFLICT (account_id) DO UPDATE SET chosen = known.chosen || excluded.chosen, changed_at = app_now()
    RETURNING chosen`.execute(db);
  return rows[0]?.chosen ?? {};
}
