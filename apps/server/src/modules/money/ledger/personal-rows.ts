import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { ownersOfCoins } from './ledger.table.ts';

export const personalRows: PersonalRows = {
  sections,
  /** Coins that nobody could reach any more. */
  keepsOpen: { find: ownersOfCoins, refusal: 'privacy.has-coins' },
};

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT asset, purpose, trim_scale(sum(balance) * ('1e-' || scale)::numeric)::text AS amount
        FROM ledger_accounts JOIN ledger_balances ON account_id = id JOIN reference_coins ON coin = asset
        WHERE owner_id = ANY(${accountIds}::bigint[]) AND balance > 0
        GROUP BY asset, purpose, sort, scale ORDER BY sort, purpose) row) AS coins,
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT asset, trim_scale(amount * ('1e-' || scale)::numeric)::text AS amount, reference, expires_at
        FROM ledger_lots JOIN reference_coins ON coin = asset
        WHERE owner_id = ANY(${accountIds}::bigint[]) ORDER BY at) row) AS "waitingCoins"`.execute(db);
  return rows[0] as Record<string, Json>;
}
