import type { Db } from '#platform/db/pool.ts';
import { sharedRead } from '#platform/db/shared-read.ts';
import { sql } from '#platform/sql.ts';

/** A market as people see it: its coins, its steps and where it stands. */
export interface Listing {
  symbol: string;
  base: string;
  quote: string;
  baseScale: number;
  quoteScale: number;
  priceScale: number;
  lotScale: number;
  unitValue: bigint;
  maxTick: bigint;
  maxLots: bigint;
  minValue: bigint;
  makerRate: number;
  takerRate: number;
  state: string;
  /** In ticks; 0 before there is one. */
  reference: bigint;
  last: bigint;
  auctionEndsAt: Date | null;
}

export const selectListings = sharedRead(async (db: Db): Promise<Listing[]> => {
  const { rows } = await sql<Listing>`
    SELECT symbol, base, quote, base_coin.scale AS "baseScale", quote_coin.scale AS "quoteScale", price_scale AS "priceScale", lot_scale AS "lotScale",
      unit_value AS "unitValue", max_tick AS "maxTick", max_lots AS "maxLots", min_value AS "minValue", maker_rate AS "makerRate",
      taker_rate AS "takerRate", coalesce(market.state, 'draft') AS state, coalesce(reference, 0) AS reference, coalesce(last, 0) AS last,
      auction_ends_at AS "auctionEndsAt"
    FROM spot_symbols listed LEFT JOIN spot_markets market USING (symbol)
    JOIN reference_coins base_coin ON base_coin.coin = base JOIN reference_coins quote_coin ON quote_coin.coin = quote
    ORDER BY listed.sort, symbol`.execute(db);
  return rows;
});
