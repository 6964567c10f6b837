import type pg from 'pg';
import { replayPrice, replayYear } from '#modules/core/rates/index.ts';
import { withClient } from '../src/with-client.ts';

const stepMs = 5 * 60_000;
const hourMs = 60 * 60_000;
const days = 30;

/** Thirty days of replayed prices, so that a new demonstration has changes and sparklines at once, and the hours of a year for its charts. */
export async function seedDemoPrices(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ pair: string }>('SELECT pair FROM rates_pairs');
    const { rows: clock } = await client.query<{ now: Date }>(`SELECT date_bin('5 minutes', app_now(), 'epoch') AS now`);
    const now = (clock[0] as { now: Date }).now.getTime();
    for (const { pair } of rows) await seedHistory(client, pair, now);
    await seedHoursOfHistory(client);
    const { rows: coins } = await client.query<{ pair: string }>(`SELECT pair FROM rates_pairs WHERE quote = 'USDT' OR pair = 'usdt_usd'`);
    for (const { pair } of coins) await seedHoursBefore(client, pair, now);
  });
}

async function seedHistory(client: pg.Client, pair: string, nowMs: number): Promise<void> {
  const at: Date[] = [];
  const values: string[] = [];
  for (let step = days * 24 * 12; step > 0; step--) {
    at.push(new Date(nowMs - step * stepMs));
    values.push(replayPrice(pair, nowMs - step * stepMs).toString());
  }
  await client.query(
    `INSERT INTO rates_price_history (pair, bucket_at, open, high, low, close)
     SELECT $1, input.at, input.price, input.price, input.price, input.price FROM unnest($2::timestamptz[], $3::bigint[]) AS input (at, price)
     ON CONFLICT DO NOTHING`,
    [pair, at, values],
  );
}

async function seedHoursOfHistory(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO rates_price_hours (pair, bucket_at, open, high, low, close, is_demo)
     SELECT pair, date_bin('1 hour', bucket_at, 'epoch'), (array_agg(open ORDER BY bucket_at))[1], max(high), min(low),
       (array_agg(close ORDER BY bucket_at DESC))[1], true
     FROM rates_price_history GROUP BY 1, 2 ON CONFLICT DO NOTHING`,
  );
}

/** What came before the thirty days, back to a year and a day. */
async function seedHoursBefore(client: pg.Client, pair: string, nowMs: number): Promise<void> {
  const at: Date[] = [];
  const edges: string[] = [];
  const last = Math.floor(nowMs / hourMs) * hourMs - days * 24 * hourMs;
  for (let from = last - 336 * 24 * hourMs; from <= last; from += hourMs) {
    at.push(new Date(from));
    edges.push(replayYear(pair, from, nowMs).toString());
  }
  await client.query(
    `INSERT INTO rates_price_hours (pair, bucket_at, open, high, low, close, is_demo)
     SELECT $1, at, price, greatest(price, next), least(price, next), next, true
     FROM (SELECT at, price, lead(price) OVER (ORDER BY at) AS next FROM unnest($2::timestamptz[], $3::bigint[]) AS input (at, price)) hours
     WHERE next IS NOT NULL ON CONFLICT DO NOTHING`,
    [pair, at, edges],
  );
}
