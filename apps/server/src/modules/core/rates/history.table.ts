import type { HistoryPeriod } from '@peerbourse/contract/core/rates/price-history.shape';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import type { Bin } from './price-line.rules.ts';

interface Reach {
  table: 'rates_price_history' | 'rates_price_hours';
  span: string;
  /** Two points for each: between 100 and 200 of them make a line. */
  step: string;
}

const reaches: Record<HistoryPeriod, Reach> = {
  '24h': { table: 'rates_price_history', span: '24 hours', step: '20 minutes' },
  '7d': { table: 'rates_price_history', span: '7 days', step: '2 hours' },
  '30d': { table: 'rates_price_hours', span: '30 days', step: '8 hours' },
  '1y': { table: 'rates_price_hours', span: '365 days', step: '4 days' },
};

export interface PricedCoin {
  coin: string;
  name: string;
  pair: string;
  quote: string;
  shown_decimals: number;
}

/** A coin with the pair that tells its price: in USDT, and USDT itself in dollars. */
export async function selectPricedCoin(db: Db, coin: string): Promise<PricedCoin | undefined> {
  const { rows } = await sql<PricedCoin>`
    SELECT coin, name, pair, quote, shown_decimals FROM reference_coins JOIN rates_pairs ON base = coin
    WHERE coin = ${coin} AND quote = CASE coin WHEN 'USDT' THEN 'USD' ELSE 'USDT' END`.execute(db);
  return rows[0];
}

export interface PeriodRow {
  open: bigint | null;
  high: bigint | null;
  low: bigint | null;
  /** Its first price is near enough to its beginning to tell how the price changed since. */
  is_whole: boolean;
}

export async function selectPeriod(db: Db, pair: string, period: HistoryPeriod): Promise<PeriodRow> {
  const { table, span } = reaches[period];
  const { rows } = await sql<PeriodRow>`
    SELECT (array_agg(open ORDER BY bucket_at))[1] AS open, max(high) AS high, min(low) AS low,
      coalesce(min(bucket_at) <= (SELECT app_now()) - 0.9 * ${span}::interval, false) AS is_whole
    FROM ${sql.table(table)} WHERE pair = ${pair} AND bucket_at > (SELECT app_now()) - ${span}::interval`.execute(db);
  return rows[0] as PeriodRow;
}

/** The extremes of each step of a period, with when they were. Steps without a price are not there. */
export async function selectBins(db: Db, pair: string, period: HistoryPeriod): Promise<Bin[]> {
  const { table, span, step } = reaches[period];
  const { rows } = await sql<Bin>`
    SELECT min(bucket_at) AS "firstAt", (array_agg(open ORDER BY bucket_at))[1] AS open,
      (array_agg(bucket_at ORDER BY low, bucket_at))[1] AS "lowAt", min(low) AS low,
      (array_agg(bucket_at ORDER BY high DESC, bucket_at))[1] AS "highAt", max(high) AS high
    FROM ${sql.table(table)} WHERE pair = ${pair} AND bucket_at > (SELECT app_now()) - ${span}::interval
    GROUP BY date_bin(${step}::interval, bucket_at, 'epoch') ORDER BY 1`.execute(db);
  return rows;
}

export interface DayClose {
  coin: string;
  /** Days since 1970, in UTC. */
  day: number;
  close: bigint;
}

/** The last price in USDT of each coin on each day since one, and the last before it. Days without a price are not there. */
export async function dayCloses(db: Db, sinceDay: number): Promise<DayClose[]> {
  const since = sql`to_timestamp(${sinceDay}::bigint * 86400)`;
  const day = sql`(extract(epoch FROM bucket_at)::bigint / 86400)::int`;
  const { rows } = await sql<DayClose>`
    SELECT base AS coin, closes.day, closes.close FROM rates_pairs pairs CROSS JOIN LATERAL (
      (SELECT ${day} AS day, close FROM rates_price_hours WHERE pair = pairs.pair AND bucket_at < ${since} ORDER BY bucket_at DESC LIMIT 1)
      UNION ALL
      (SELECT DISTINCT ON (1) ${day} AS day, close FROM rates_price_hours WHERE pair = pairs.pair AND bucket_at >= ${since}
       ORDER BY 1, bucket_at DESC)) closes
    WHERE quote = 'USDT' ORDER BY closes.day`.execute(db);
  return rows;
}

export async function hasDemoHours(db: Db, pair: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM rates_price_hours
      WHERE pair = ${pair} AND is_demo AND bucket_at > (SELECT app_now()) - ${reaches['1y'].span}::interval) AS has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function dropOldHistory(db: Db): Promise<void> {
  await sql`DELETE FROM rates_price_history WHERE bucket_at < app_now() - interval '40 days'`.execute(db);
  await sql`DELETE FROM rates_price_hours WHERE bucket_at < app_now() - interval '400 days'`.execute(db);
}
