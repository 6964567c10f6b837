import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

/** A receipt belongs to both people and names neither beyond a pseudonym: it stays when one of them leaves. */
export const personalRows: PersonalRows = { sections };

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
      SELECT order_no, body, key_id, signature FROM receipts_receipts
      WHERE buyer_id = ANY(${accountIds}::bigint[]) OR seller_id = ANY(${accountIds}::bigint[]) ORDER BY order_no) row) AS "p2pReceipts",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT order_no, ruling_no, body, key_id, signature FROM receipts_rulings
        WHERE buyer_id = ANY(${accountIds}::bigint[]) OR seller_id = ANY(${accountIds}::bigint[]) ORDER BY issued_at) row) AS "p2pRulings"`.execute(
    db,
  );
  return rows[0] as Record<string, Json>;
}
