import pg from 'pg';
import type { Query } from '../../faults/harness-database.ts';
import { firstTick, insertMarkets } from './insert-markets.ts';

const marketCount = 2;
/** Over how many months trades are spread, in a table of many as in one of few: each month is a table. */
const months = 12;
const people = 1_000;

export interface FilledCharts {
  symbols: string[];
  candles: number;
  /** Since when each market has candles, in milliseconds. */
  beginsAt: number;
  trades: number;
}

/**
 * So many candles of minutes and hours, the last of them now, and as many trades, written in bulk in the order of time as settlements would
 * have written them. Nothing of it adds up with orders. Needs a superuser, because triggers and foreign keys are left out.
 */
export async function fillCharts(superUrl: string, { candles, trades }: { candles: number; trades: number }): Promise<FilledCharts> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const query: Query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
  try {
    await query(`SET work_mem = '512MB'`);
    const symbols = await insertMarkets(query, marketCount);
    await query(`SET session_replication_role = replica`);
    await insertCandles(query, symbols, candles);
    await makePastPartitions(query);
    await insertTrades(query, symbols, trades);
    await query('VACUUM ANALYZE');
    const [row] = await query<{ candles: number; ms: number; trades: number }>(
      `SELECT count(*)::int AS candles, (extract(epoch FROM min(begins_at)) * 1000)::float8 AS ms, (SELECT count(*)::int FROM spot_trades) AS trades
       FROM spot_candles`,
    );
    const filled = row as { candles: number; ms: number; trades: number };
    return { symbols, candles: filled.candles, beginsAt: filled.ms, trades: filled.trades };
  } finally {
    await client.end();
  }
}

/** Of 61 candles one is of an hour. */
async function insertCandles(query: Query, symbols: readonly string[], count: number): Promise<void> {
  await query(
    `WITH span AS (SELECT date_bin('1 minute', app_now(), '2000-01-01 00:00Z') AS last, ($2::bigint * 60) / (61 * cardinality($1::text[])) AS minutes),
     minute AS (
       SELECT last - back * interval '1 minute' AS begins_at, $3 + (20000 * sin(back / 700.0))::bigint AS open,
         $3 + (20000 * sin((back - 1) / 700.0))::bigint AS close, 1 + back % 977 AS lots
       FROM span, generate_series(0, minutes - 1) back),
     candle AS (
       SELECT 1 AS minutes, begins_at, open, close, lots FROM minute
       UNION ALL
       SELECT 60, date_bin('1 hour', begins_at, '2000-01-01 00:00Z'), (array_agg(open ORDER BY begins_at))[1],
         (array_agg(close ORDER BY begins_at DESC))[1], sum(lots)
       FROM minute GROUP BY 2)
     INSERT INTO spot_candles (symbol, minutes, begins_at, open, high, low, close, lots, value, trades)
     SELECT symbol, minutes, begins_at, open, greatest(open, close) + 7, least(open, close) - 7, close, lots, lots * close, 1 + lots % 40
     FROM candle, unnest($1::text[]) symbol ORDER BY begins_at, minutes DESC, symbol`,
    [symbols, count, firstTick],
  );
}

/** As if the months had passed. */
async function makePastPartitions(query: Query): Promise<void> {
  await query(`
    DO $$ DECLARE month date; BEGIN
      FOR back IN 1..${months} LOOP
        month := date_trunc('month', now()) - make_interval(months => back);
        EXECUTE format('CREATE TABLE %I PARTITION OF spot_trades FOR VALUES FROM (%L) TO (%L)',
          'spot_trades_' || to_char(month, 'YYYYMM'), month, (month + interval '1 month')::date);
      END LOOP;
    END $$`);
}

/** Markets take turns. */
async function insertTrades(query: Query, symbols: readonly string[], count: number): Promise<void> {
  await query(
    `INSERT INTO spot_trades (symbol, trade, batch, tick, lots, taker, buy_order, sell_order, buyer_id, seller_id, buy_fee, sell_fee, at)
     SELECT ($1::text[])[1 + n % cardinality($1::text[])], 1 + n / cardinality($1::text[]), 1 + n, $3 + n % 1000, 1 + n % 977,
       CASE n % 2 WHEN 0 THEN 'buy' ELSE 'sell' END, 2 * n + 1, 2 * n + 2, 1 + (n * 7919) % ${people}, 1 + (n * 104729) % ${people}, 1, 1,
       app_now() - interval '${months} months' + (n + 1) * (interval '${months} months' / $2::float8)
     FROM generate_series(0, $2::bigint - 1) n`,
    [symbols, count, firstTick],
  );
}
