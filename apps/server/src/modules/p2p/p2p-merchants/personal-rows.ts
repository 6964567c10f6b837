import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

/** What somebody handed in stays as long as an identity does; its words and pictures are read in the application. */
export const personalRows: PersonalRows = { sections };

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT state, kind, fiats, level, deposit::text, due_at, approved_at, ended_at FROM p2p_merchants_merchants
        WHERE account_id = ANY(${accountIds}::bigint[])) row) AS "p2pMerchant",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT application_no, kind, fiats, deposit::text, agreement_version, submitted_at, state, decided_at, reasons, files_to_fix
        FROM p2p_merchants_applications WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pMerchantApplications",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT kind, amount::text, at, order_no FROM p2p_merchants_deposit_moves WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row)
        AS "p2pMerchantDeposit"`.execute(db);
  return rows[0] as Record<string, Json>;
}
