import type { Db } from '#platform/db/pool.ts';
import { sharedRead } from '#platform/db/shared-read.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { Observation } from './price.rules.ts';

export async function pairNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('rates_pairs').select('pair').orderBy('sort').execute();
  return rows.map((row) => row.pair);
}

export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  return (rows[0] as { now: Date }).now;
}

/** Answers the pairs about which the source has said something since the last time. */
export async function keepQuotes(db: Db, source: string, observations: readonly Observation[]): Promise<string[]> {
  const { rows } = await sql<{ pair: string }>`
    INSERT INTO rates_quotes AS kept (source, pair, price, observed_at)
    SELECT ${source}, input.* FROM unnest(${observations.map((o) => o.pair)}::text[], ${observations.map((o) => o.price)}::bigint[],
      ${observations.map((o) => o.observedAt)}::timestamptz[]) AS input ORDER BY 2
    ON CONFLICT (source, pair) DO UPDATE SET price = excluded.price, observed_at = excluded.observed_at
    WHERE kept.observed_at < excluded.observed_at
    RETURNING pair`.execute(db);
  return rows.map(({ pair }) => pair);
}

export async function freshQuotes(db: Db, sources: readonly string[], withinSeconds: number) {
  const { rows } = await sql<{ source: string; pair: string; price: bigint }>`
    SELECT source, pair, price FROM rates_quotes
    WHERE source = ANY(${sources}) AND observed_at > app_now() - make_interval(secs => ${withinSeconds})`.execute(db);
  return rows;
}

export interface PriceRow {
  pair: string;
  base: string;
  quote: string;
  shown_decimals: number;
  price: bigint;
  price_id: string;
  at: Date;
  age_seconds: number;
  sources: number;
}

/** Prices in force, with the sequence number that the rates channel has reached: one statement, so they fit together. */
export async function currentPrices(db: Db): Promise<{ seq: number; prices: PriceRow[] }> {
  const { rows } = await sql<PriceRow & { seq: bigint | null }>`
    SELECT pairs.pair, pairs.base, pairs.quote, pairs.shown_decimals, prices.price, prices.price_id, prices.at, prices.sources,
      extract(epoch FROM app_now() - prices.at)::float8 AS age_seconds,
      (SELECT last_seq FROM platform_fact_heads WHERE stream = 'rates' AND key = 'all') AS seq
    FROM rates_prices prices JOIN rates_pairs pairs USING (pair) ORDER BY pairs.sort`.execute(db);
  return { seq: Number(rows[0]?.seq ?? 0n), prices: rows };
}

/** For what people look at: outside of a transaction it may be a copy. */
export const shownPrices = sharedRead(currentPrices);

export interface DayRow {
  pair: string;
  open: bigint | null;
  high: bigint | null;
  low: bigint | null;
  spark: bigint[] | null;
}

/** The last 24 hours and seven days of every coin. */
export async function dayFigures(db: Db): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    SELECT pairs.pair, day.open, day.high, day.low, week.spark FROM rates_pairs pairs
    LEFT JOIN LATERAL (
      SELECT (array_agg(open ORDER BY bucket_at))[1] AS open, max(high) AS high, min(low) AS low
      FROM rates_price_history WHERE pair = pairs.pair AND bucket_at > app_now() - interval '24 hours') day ON true
    LEFT JOIN LATERAL (
      SELECT array_agg(close ORDER BY bucket_at) AS spark FROM rates_price_history
      WHERE pair = pairs.pair AND bucket_at = ANY(ARRAY(
        SELECT generate_series(date_bin('6 hours', app_now() - interval '7 days', 'epoch'), app_now(), interval '6 hours')))) week ON true
    WHERE pairs.quote = 'USDT' ORDER BY pairs.sort`.execute(db);
  return rows;
}

/** The first price of each coin since the last midnight of a zone; a coin without one since then has none. */
export async function opensOfDay(db: Db, offsetMinutes: number): Promise<{ since: Date; opens: Array<{ pair: string; open: bigint }> }> {
  const { rows } = await sql<{ since: Date; pair: string | null; open: bigint | null }>`
    WITH day AS (
      SELECT date_trunc('day', app_now() AT TIME ZONE 'UTC' + make_interval(mins => ${offsetMinutes}))
        AT TIME ZONE 'UTC' - make_interval(mins => ${offsetMinutes}) AS since)
    SELECT day.since, first.pair, first.open FROM day
    LEFT JOIN LATERAL (
      SELECT DISTINCT ON (pair) pair, open FROM rates_price_history
      WHERE bucket_at >= day.since AND pair = ANY(ARRAY(SELECT pair FROM rates_pairs WHERE quote = 'USDT'))
      ORDER BY pair, bucket_at) first ON true`.execute(db);
  const opens = rows.flatMap(({ pair, open }) => (pair !== null && open !== null ? [{ pair, open }] : []));
  return { since: (rows[0] as { since: Date }).since, opens };
}

export interface PublishedRow {
  pair: string;
  price: bigint;
  price_id: string;
  at: Date;
  seq: bigint;
}

export async function publish(
  tx: Tx,
  prices: ReadonlyArray<{ pair: string; price: bigint; sources: number }>,
  author: string,
): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    SELECT pair, price, price_id, at, seq FROM rates_publish(${prices.map((p) => p.pair)}::text[], ${prices.map((p) => p.price)}::bigint[],
      ${prices.map((p) => p.sources)}::int[], ${author})`.execute(tx);
  return rows;
}
