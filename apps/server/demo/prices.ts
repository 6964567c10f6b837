import type pg from 'pg';
import { replayPrice } from '#modules/core/rates/index.ts';
import { withClient } from '../src/one-shots.ts';

/** Thirty days of replayed prices, so that a new demonstration has changes and sparklines at once. */
export async function seedDemoPrices(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ pair: string }>('SELECT pair FROM rates_pairs');
    const { rows: clock } = await client.query<{ now: Date }>(`SELECT date_bin('5 minutes', app_now(), 'epoch') AS now`);
    const now = (clock[0] as { now: Date }).now.getTime();
    for (const { pair } of rows) await seedHistory(client, pair, now);
  });
}

async function seedHistory(client: pg.Client, pair: string, nowMs: number): Promise<void> {
  const stepMs = 5 * 60_000;
  const at: Date[] = [];
  const values: string[] = [];
  for (let step = 30 * 24 * 12; step > 0; step--) {
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
