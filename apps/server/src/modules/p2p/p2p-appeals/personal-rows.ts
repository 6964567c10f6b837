import type { MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

/** What somebody said in an appeal stays with the order, for both of them and for whoever had to judge it; its words are read there. */
export const personalRows: PersonalRows = { sections, keepsOpen: { find: ownersOfOpenCases } };

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT case_no, order_no, opened_by, reason, opened_at, closed_at, outcome FROM p2p_appeals_cases
        WHERE buyer_id = ANY(${accountIds}::bigint[]) OR seller_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pAppeals",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT found_case.case_no, said.kind, said.made_at
        FROM p2p_appeals_cases found_case JOIN p2p_appeals_statements said ON said.case_id = found_case.id
        WHERE (found_case.buyer_id = ANY(${accountIds}::bigint[]) AND said.side = 'buyer')
          OR (found_case.seller_id = ANY(${accountIds}::bigint[]) AND said.side = 'seller')
        ORDER BY said.id) row) AS "p2pAppealStatements"`.execute(db);
  return rows[0] as Record<string, Json>;
}

/** Somebody may still have to be paid, or to answer. */
async function ownersOfOpenCases(tx: Tx, mainIds: readonly MainId[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ mainId: string }>`
    SELECT DISTINCT coalesce(owner.main_id, owner.id)::text AS "mainId"
    FROM p2p_appeals_open_of_accounts JOIN accounts_directory owner ON owner.id = account_id
    WHERE owner.id = ANY(${[...mainIds]}::bigint[]) OR owner.main_id = ANY(${[...mainIds]}::bigint[])`.execute(tx);
  return new Set(rows.map(({ mainId }) => mainId));
}
