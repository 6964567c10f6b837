import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import type { Side } from '../ad.table.ts';
import { isOffering } from '../offering.table.ts';

export interface PricedFiat {
  fiat: string;
  /** What floating prices follow; without it they are left out. */
  reference: bigint | undefined;
}

export interface BestRow {
  fiat: string;
  side: Side;
  ads: number;
  lowest: bigint;
  highest: bigint;
  /** Those that most of the ads take come first. */
  templateIds: number[];
}

/** How many ads of a coin anybody could take now, by currency and side, what they cost, and the ways to pay that most of them take. */
export async function selectBestPrices(db: Db, coin: string, fiats: readonly PricedFiat[]): Promise<BestRow[]> {
  const { rows } = await sql<BestRow>`
    WITH live AS MATERIALIZED (
      SELECT ad.fiat, ad.side, offer.price, ad.template_ids
      FROM unnest(${fiats.map(({ fiat }) => fiat)}::text[], ${fiats.map(({ reference }) => reference ?? null)}::bigint[]) AS open (fiat, reference)
      JOIN p2p_ads_listed listed ON listed.coin = ${coin} AND listed.fiat = open.fiat AND listed.template_id = 0
      JOIN p2p_ads_ads ad ON ad.id = listed.ad_id
      JOIN reference_coins counted ON counted.coin = ad.coin JOIN reference_fiats money ON money.fiat = ad.fiat
      JOIN accounts_directory account ON account.id = ad.account_id
      JOIN p2p_users_directory profile ON profile.account_id = ad.account_id
      CROSS JOIN LATERAL (SELECT coalesce(ad.fixed_price, p2p_ads_floating_price(open.reference, ad.premium_ppm)) AS price) offer
      WHERE offer.price IS NOT NULL
        AND div(ad.remaining::numeric * offer.price, 10::numeric ^ (counted.scale + 8 - money.decimals)) >= ad.min_amount AND ${isOffering}),
    liked AS (
      SELECT fiat, side, array_agg(template_id ORDER BY uses DESC, template_id) AS template_ids
      FROM (SELECT fiat, side, template_id, count(*) AS uses FROM live CROSS JOIN unnest(template_ids) AS template_id GROUP BY 1, 2, 3) used
      GROUP BY 1, 2)
    SELECT live.fiat, live.side, count(*)::int AS ads, min(price) AS lowest, max(price) AS highest, liked.template_ids AS "templateIds"
    FROM live JOIN liked ON liked.fiat = live.fiat AND liked.side = live.side GROUP BY 1, 2, 6`.execute(db);
  return rows;
}
