import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { endAdsOf, ownersOfOrders } from './end-ads-of.ts';

export const personalRows: PersonalRows = {
  sections,
  keepsOpen: { find: ownersOfOrders },
  erase: endAdsOf,
};

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT ad_no, side, coin, fiat, state, remark, auto_reply, countries, created_at, changed_at FROM p2p_ads_ads
        WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pAds",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT title, remark, changed_at FROM p2p_ads_remarks WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pRemarks"`.execute(
    db,
  );
  return rows[0] as Record<string, Json>;
}
