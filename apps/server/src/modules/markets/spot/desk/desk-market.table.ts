import type { DeskState } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import type { Db } from '#platform/db/pool.ts';
import { sharedRead } from '#platform/db/shared-read.ts';
import { sql } from '#platform/sql.ts';
import type { Scales, TermsRow } from './listed-terms.ts';

/** The terms of a market as numbers that JavaScript reads exactly. */
const termColumns = sql`
  max_tick::float8 AS max_tick, max_lots::float8 AS max_lots, max_orders, min_value::float8 AS min_value, entry_near, entry_high, entry_low,
  execution, volatility, volatility_window_ms, maker_rate, taker_rate`;

export interface DeskMarketRow extends TermsRow, Scales {
  symbol: string;
  base: string;
  quote: string;
  shard: number;
  version: number;
  state: DeskState;
  auctionEndsAt: Date | null;
  last: bigint;
  reference: bigint;
  bid: bigint | null;
  ask: bigint | null;
  openOrders: number;
  quoteLevels: number;
  makers: number;
  /** Quote units; a sum may be more than 64 bits. */
  value: string;
  trades: number;
}

/** Counted for all members who look at once: there may be a million orders. */
export const selectDeskMarkets = sharedRead(async (db: Db): Promise<DeskMarketRow[]> => {
  const { rows } = await sql<DeskMarketRow>`
    SELECT listed.symbol, base, quote, shard, version, ${termColumns}, price_scale AS "priceScale", lot_scale AS "lotScale",
      base_coin.scale AS "baseScale", quote_coin.scale AS "quoteScale", coalesce(market.state, 'draft') AS state,
      auction_ends_at AS "auctionEndsAt", coalesce(market.last, 0) AS last, coalesce(market.reference, 0) AS reference,
      greatest(orders.bid, quotes.bid) AS bid, least(orders.ask, quotes.ask) AS ask,
      orders.count AS "openOrders", quotes.count AS "quoteLevels", quotes.makers, day.value, day.trades
    FROM spot_symbols listed
    JOIN reference_coins base_coin ON base_coin.coin = base JOIN reference_coins quote_coin ON quote_coin.coin = quote
    LEFT JOIN spot_markets market USING (symbol)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count, max(tick) FILTER (WHERE side = 'buy' AND state = 'open') AS bid,
        min(tick) FILTER (WHERE side = 'sell' AND state = 'open') AS ask
      FROM spot_orders WHERE spot_orders.symbol = listed.symbol AND state IN ('open', 'waiting')) orders
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count, count(DISTINCT owner_id)::int AS makers, max(tick) FILTER (WHERE side = 'buy') AS bid,
        min(tick) FILTER (WHERE side = 'sell') AS ask
      FROM spot_quote_levels WHERE spot_quote_levels.symbol = listed.symbol) quotes
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(spot_candles.value), 0)::text AS value, coalesce(sum(spot_candles.trades), 0)::int AS trades FROM spot_candles
      WHERE spot_candles.symbol = listed.symbol AND minutes = 1 AND begins_at > app_now() - interval '24 hours') day
    ORDER BY listed.sort, listed.symbol`.execute(db);
  return rows;
});

/** A market with its terms alone. */
export type TermedMarket = Pick<DeskMarketRow, 'symbol' | 'version' | 'state' | keyof TermsRow | keyof Scales>;

export async function selectTermedMarket(db: Db, symbol: string): Promise<TermedMarket | undefined> {
  const { rows } = await sql<TermedMarket>`
    SELECT symbol, version, ${termColumns}, price_scale AS "priceScale", lot_scale AS "lotScale", base_coin.scale AS "baseScale",
      quote_coin.scale AS "quoteScale", coalesce(market.state, 'draft') AS state
    FROM spot_symbols JOIN reference_coins base_coin ON base_coin.coin = base JOIN reference_coins quote_coin ON quote_coin.coin = quote
    LEFT JOIN spot_markets market USING (symbol) WHERE symbol = ${symbol}`.execute(db);
  return rows[0];
}

export async function selectCoins(db: Db): Promise<Array<{ coin: string; scale: number }>> {
  const { rows } = await sql<{ coin: string; scale: number }>`SELECT coin, scale FROM reference_coins ORDER BY coin`.execute(db);
  return rows;
}
