import type { Db } from '#platform/db/pool.ts';
import { sharedRead } from '#platform/db/shared-read.ts';
import { sql } from '#platform/sql.ts';

export interface LevelRow {
  side: 'buy' | 'sell';
  tick: bigint;
  lots: bigint;
}

export interface BookRow {
  batch: number;
  levels: LevelRow[];
}

/** Levels of both sides, the best first, and the batch that left them so: one statement sees one moment. */
export async function selectBook(db: Db, symbol: string, depth: number): Promise<BookRow> {
  const { rows } = await sql<LevelRow & { batch: bigint }>`
    SELECT batch, side, tick, lots FROM spot_markets LEFT JOIN LATERAL (
      ${bestLevels(symbol, 'buy', depth)} UNION ALL ${bestLevels(symbol, 'sell', depth)}) level ON true
    WHERE symbol = ${symbol}`.execute(db);
  return { batch: Number(rows[0]?.batch ?? 0n), levels: rows.filter(({ side }) => side !== null) };
}

/** Orders are read from the best price on, as many prices as are asked for; quote sets are few. */
function bestLevels(symbol: string, side: 'buy' | 'sell', depth: number) {
  const best = side === 'buy' ? sql`ORDER BY tick DESC LIMIT ${depth}` : sql`ORDER BY tick LIMIT ${depth}`;
  return sql`(SELECT side, tick, sum(lots)::int8 AS lots FROM (
      (SELECT side, tick, sum(left_lots) AS lots FROM spot_orders
       WHERE symbol = ${symbol} AND side = ${side} AND state = 'open' GROUP BY side, tick ${best})
      UNION ALL SELECT side, tick, lots FROM spot_quote_levels WHERE symbol = ${symbol} AND side = ${side}) one
    GROUP BY side, tick ${best})`;
}

/** The last batch that touched each of these markets. */
export async function selectBatches(db: Db, symbols: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ symbol: string; batch: bigint }>`
    SELECT symbol, batch FROM spot_markets WHERE symbol = ANY (${[...symbols]}::text[])`.execute(db);
  return new Map(rows.map(({ symbol, batch }) => [symbol, Number(batch)]));
}

/** A number that grows whenever something happens on any market. */
export async function selectSettled(db: Db): Promise<number> {
  const { rows } = await sql<{ batches: number }>`SELECT coalesce(sum(batch), 0)::float8 AS batches FROM spot_markets`.execute(db);
  return (rows[0] as { batches: number }).batches;
}

export interface TradeRow {
  trade: bigint;
  tick: bigint;
  lots: bigint;
  taker: 'buy' | 'sell' | 'none';
  at: Date;
}

/** Oldest first: those after a number, or the newest. */
export async function selectTrades(db: Db, symbol: string, after: string | undefined, limit: number): Promise<TradeRow[]> {
  const wanted = sql`SELECT trade, tick, lots, taker, at FROM spot_trades WHERE symbol = ${symbol}`;
  const { rows } = await (after === undefined
    ? sql<TradeRow>`SELECT * FROM (${wanted} ORDER BY trade DESC LIMIT ${limit}) newest ORDER BY trade`
    : sql<TradeRow>`${wanted} AND trade > ${after}::bigint ORDER BY trade LIMIT ${limit}`
  ).execute(db);
  return rows;
}

export interface TickerRow {
  symbol: string;
  bid: bigint | null;
  ask: bigint | null;
  open: bigint | null;
  high: bigint | null;
  low: bigint | null;
  /** Sums may be more than 64 bits. */
  lots: string;
  value: string;
  trades: number;
}

/** The last 24 hours of each market, minute by minute, and its best prices. Market by market, as the index of candles begins with it. */
export const selectTickers = sharedRead(async (db: Db): Promise<TickerRow[]> => {
  const { rows } = await sql<TickerRow>`
    SELECT market.symbol, open, high, low, coalesce(lots, 0)::text AS lots, coalesce(value, 0)::text AS value, coalesce(trades, 0)::int AS trades,
      greatest((SELECT max(tick) FROM spot_orders WHERE symbol = market.symbol AND side = 'buy' AND spot_orders.state = 'open'),
        (SELECT max(tick) FROM spot_quote_levels WHERE symbol = market.symbol AND side = 'buy')) AS bid,
      least((SELECT min(tick) FROM spot_orders WHERE symbol = market.symbol AND side = 'sell' AND spot_orders.state = 'open'),
        (SELECT min(tick) FROM spot_quote_levels WHERE symbol = market.symbol AND side = 'sell')) AS ask
    FROM spot_markets market CROSS JOIN LATERAL (
      SELECT (array_agg(spot_candles.open ORDER BY begins_at))[1] AS open, max(spot_candles.high) AS high, min(spot_candles.low) AS low,
        sum(spot_candles.lots) AS lots, sum(spot_candles.value) AS value, sum(spot_candles.trades) AS trades
      FROM spot_candles WHERE spot_candles.symbol = market.symbol AND minutes = 1 AND begins_at > app_now() - interval '24 hours') day`.execute(
    db,
  );
  return rows;
});

export interface CandleRow {
  /** Which of the asked times it belongs to, from 1. */
  place: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  lots: string;
}

/** What was traded between one time and the next, for each that had trades. */
export async function selectCandles(db: Db, symbol: string, minutes: 1 | 60, starts: readonly number[], end: number): Promise<CandleRow[]> {
  const times = sql`(SELECT array_agg(to_timestamp(ms / 1000.0) ORDER BY ms) FROM unnest(${[...starts]}::float8[]) ms)`;
  const { rows } = await sql<CandleRow>`
    SELECT place, (array_agg(open ORDER BY begins_at))[1] AS open, max(high) AS high, min(low) AS low,
      (array_agg(close ORDER BY begins_at DESC))[1] AS close, sum(lots)::text AS lots
    FROM (
      SELECT *, width_bucket(begins_at, ${times}) AS place FROM spot_candles
      WHERE symbol = ${symbol} AND minutes = ${minutes} AND begins_at >= to_timestamp(${starts[0] ?? 0} / 1000.0) AND begins_at < to_timestamp(${end} / 1000.0)) one
    GROUP BY place ORDER BY place`.execute(db);
  return rows;
}

/** The last price before a time; nothing before the first trade. */
export async function selectCloseBefore(db: Db, symbol: string, minutes: 1 | 60, ms: number): Promise<bigint | undefined> {
  const { rows } = await sql<{ close: bigint }>`
    SELECT close FROM spot_candles WHERE symbol = ${symbol} AND minutes = ${minutes} AND begins_at < to_timestamp(${ms} / 1000.0)
    ORDER BY begins_at DESC LIMIT 1`.execute(db);
  return rows[0]?.close;
}

export interface OpenRow {
  symbol: string;
  open: bigint;
  priceScale: number;
}

/**
 * What each market opened at: the first price since a moment, or the last one before it where it was quiet since. Candles
 * of hours know every midnight, as zones are whole hours away from UTC.
 */
export async function selectOpens(db: Db, since: Date): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    SELECT listed.symbol, coalesce(first.open, before.close) AS open, price_scale AS "priceScale"
    FROM spot_symbols listed JOIN spot_markets market ON market.symbol = listed.symbol AND market.state <> 'draft'
    LEFT JOIN LATERAL (
      SELECT open FROM spot_candles WHERE symbol = listed.symbol AND minutes = 60 AND begins_at >= ${since} ORDER BY begins_at LIMIT 1) first ON true
    LEFT JOIN LATERAL (
      SELECT close FROM spot_candles WHERE symbol = listed.symbol AND minutes = 60 AND begins_at < ${since}
      ORDER BY begins_at DESC LIMIT 1) before ON true
    WHERE coalesce(first.open, before.close) IS NOT NULL`.execute(db);
  return rows;
}

/** When the last minute ends that a demonstration has made up, in milliseconds; null where nothing is. */
export async function selectDemoUntil(db: Db, symbol: string): Promise<number | null> {
  const { rows } = await sql<{ until: number | null }>`
    SELECT (extract(epoch FROM max(begins_at)) * 1000)::float8 + 60000 AS until FROM spot_candles
    WHERE symbol = ${symbol} AND minutes = 1 AND is_demo`.execute(db);
  return rows[0]?.until ?? null;
}
