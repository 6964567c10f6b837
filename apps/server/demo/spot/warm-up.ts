import { hash, replayPrice, seeded } from '#modules/core/rates/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { type DemoMarket, demoMarkets, symbolOf } from './demo-markets.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const days = 30;
/** Minutes between candles before the last day: what lies between them is flat. */
const farApart = 5;

interface MadeUp {
  beginsAt: Date[];
  opens: number[];
  highs: number[];
  lows: number[];
  closes: number[];
  lots: number[];
  trades: number[];
}

/**
 * Thirty days of candles for markets that have none, out of the replayed prices, so that charts of a new demonstration are not empty. Each
 * is marked as made up.
 */
export async function warmUp(db: Db): Promise<void> {
  const { rows } = await sql<{ symbol: string; now: Date }>`
    SELECT symbol, date_bin('5 minutes', app_now(), 'epoch') AS now FROM spot_symbols market
    WHERE NOT EXISTS (SELECT FROM spot_candles WHERE symbol = market.symbol)`.execute(db);
  for (const { symbol, now } of rows) {
    const market = demoMarkets.find((listed) => symbolOf(listed) === symbol);
    if (market) await insertCandles(db, market, madeUp(market, now.getTime()));
  }
}

function madeUp(market: DemoMarket, now: number): MadeUp {
  const candles: MadeUp = { beginsAt: [], opens: [], highs: [], lows: [], closes: [], lots: [], trades: [] };
  const random = seeded(hash(`candles of ${market.base}`));
  const pair = `${market.base.toLowerCase()}_usdt`;
  const tickAt = (ms: number) => Number(replayPrice(pair, ms)) / 10 ** (8 - market.priceScale);
  let from = tickAt(now - days * dayMs);
  for (let at = now - days * dayMs; at < now; ) {
    const next = at + (at < now - dayMs ? farApart : 1) * minuteMs;
    const to = tickAt(next);
    const [open, close] = [Math.round(from), Math.round(to)];
    // Wicks are as long as what the price does meanwhile.
    const wick = Math.abs(to - from) + from * 0.0002;
    candles.beginsAt.push(new Date(at));
    candles.opens.push(open);
    candles.highs.push(Math.max(open, close) + Math.round(wick * random()));
    candles.lows.push(Math.min(open, close) - Math.round(wick * random()));
    candles.closes.push(close);
    candles.lots.push(Math.ceil(((500 + 40_000 * random() ** 3) / (from / 10 ** market.priceScale)) * 10 ** market.lotScale));
    candles.trades.push(1 + Math.floor(40 * random()));
    [at, from] = [next, to];
  }
  return candles;
}

async function insertCandles(db: Db, market: DemoMarket, candles: MadeUp): Promise<void> {
  const symbol = symbolOf(market);
  await sql`
    INSERT INTO spot_candles (symbol, minutes, begins_at, open, high, low, close, lots, value, trades, is_demo)
    SELECT ${symbol}, 1, begins_at, open, high, low, close, lots, lots::numeric * close * unit_value, trades, true
    FROM unnest(${candles.beginsAt}::timestamptz[], ${candles.opens}::bigint[], ${candles.highs}::bigint[], ${candles.lows}::bigint[],
      ${candles.closes}::bigint[], ${candles.lots}::bigint[], ${candles.trades}::int[])
      AS made_up (begins_at, open, high, low, close, lots, trades), spot_symbols WHERE symbol = ${symbol}
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`
    INSERT INTO spot_candles (symbol, minutes, begins_at, open, high, low, close, lots, value, trades, is_demo)
    SELECT symbol, 60, date_bin('1 hour', begins_at, '2000-01-01 00:00Z'), (array_agg(open ORDER BY begins_at))[1], max(high), min(low),
      (array_agg(close ORDER BY begins_at DESC))[1], sum(lots), sum(value), sum(trades), true
    FROM spot_candles WHERE symbol = ${symbol} AND minutes = 1 GROUP BY 1, 3 ON CONFLICT DO NOTHING`.execute(db);
}
