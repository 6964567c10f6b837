import type { Query } from '../../faults/harness-database.ts';

export const firstTick = 600_000;

/** Open markets of as many pairs of coins, with whatever steps fit these. */
export async function insertMarkets(query: Query, count: number): Promise<string[]> {
  const rows = await query<{ symbol: string }>(
    `WITH pair AS (
       SELECT 'BENCH' || row_number() OVER (ORDER BY quote.coin, base.coin) AS symbol, base.coin AS base, quote.coin AS quote,
         base.scale AS base_scale, quote.scale AS quote_scale, least(base.scale, quote.scale, 5) AS lot_scale
       FROM reference_coins base JOIN reference_coins quote ON quote.coin <> base.coin ORDER BY quote.coin, base.coin LIMIT $1),
     listed AS (
       INSERT INTO spot_symbols (symbol, base, quote, shard, price_scale, lot_scale, unit_value, lot_units, max_tick, max_lots, max_orders, min_value)
       SELECT symbol, base, quote, 1, quote_scale - lot_scale, lot_scale, 1, 10::numeric ^ (base_scale - lot_scale), 1000000, 1000000, 1000, 0
       FROM pair RETURNING symbol),
     opened AS (INSERT INTO spot_markets (symbol, state, reference) SELECT symbol, 'open', $2 FROM listed RETURNING symbol)
     SELECT symbol FROM opened ORDER BY length(symbol), symbol`,
    [count, firstTick],
  );
  if (rows.length < count) throw new Error(`there are coins for ${rows.length} markets only`);
  return rows.map(({ symbol }) => symbol);
}
