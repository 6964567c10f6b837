import type { HistoryPeriod } from '@peerbourse/contract/core/rates/price-history.shape';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { coinHistory } from '@peerbourse/contract/markets/market-data/coin-history';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropOldHistory } from '#modules/core/rates/history.table.ts';
import { startRole } from '#platform/role-runtime.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  // The middle of an hour, so that a bucket that began before now is not at its edge.
  await env.query("UPDATE platform_identity SET clock_offset = timestamptz '2026-03-10T12:30:00Z' - clock_timestamp()");
  expect((await env.call(publishPrice, { pair: 'btc_usdt', price: '100', reason: 'a price of the tests' })).body.code).toBe('00000');
});

afterAll(() => env.close());

const tables = { short: 'rates_price_history', hours: 'rates_price_hours' } as const;
const units = (price: number) => BigInt(price) * 100_000_000n;

type Bucket = readonly [ago: string, prices: readonly [open: number, high: number, low: number, close: number]];

async function keep(table: keyof typeof tables, buckets: readonly Bucket[], isDemo = false): Promise<void> {
  const width = table === 'short' ? '5 minutes' : '1 hour';
  for (const [ago, prices] of buckets) {
    await env.query(
      `INSERT INTO ${tables[table]} (pair, bucket_at, open, high, low, close ${table === 'hours' ? ', is_demo' : ''})
       VALUES ('btc_usdt', date_bin('${width}', app_now() - $1::interval, 'epoch'), $2, $3, $4, $5 ${table === 'hours' ? `, ${isDemo}` : ''})
       ON CONFLICT (pair, bucket_at) DO UPDATE SET open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close`,
      [ago, ...prices.map(units)],
    );
  }
}

async function historyOf(period: HistoryPeriod, coin = 'BTC') {
  return (await env.call(coinHistory, { coin, period })).body.data;
}

/** A price that stays is told once: how many seconds it has stood depends on the test's own pace. */
function pricesOf({ points }: { points: ReadonlyArray<readonly [number, string]> }): string[] {
  const prices = points.map(([, price]) => price);
  return prices.filter((price, index) => price !== prices[index - 1]);
}

beforeEach(async () => {
  await env.query(`DELETE FROM rates_price_history WHERE bucket_at < app_now() - interval '10 minutes'`);
  await env.query(`DELETE FROM rates_price_hours WHERE bucket_at < app_now() - interval '1 hour'`);
});

describe('the history of a coin', () => {
  it('says what the coin is, and its price in force', async () => {
    expect(await historyOf('24h')).toMatchObject({
      coin: 'BTC',
      name: 'Bitcoin',
      pair: 'btc_usdt',
      quote: 'USDT',
      shownDecimals: 2,
      isDemo: false,
      current: { price: '100', isStale: false, sources: 1 },
    });
  });

  it('a publication is in the hour as well as in the five minutes', async () => {
    const rows = await env.query(`
      SELECT open::text, close::text, is_demo FROM rates_price_hours WHERE pair = 'btc_usdt' AND bucket_at = date_bin('1 hour', app_now(), 'epoch')`);
    expect(rows).toEqual([{ open: '10000000000', close: '10000000000', is_demo: false }]);
  });

  it('what is older than the period is not in it, and what is just younger is', async () => {
    await keep('short', [
      ['24 hours 10 minutes', [500, 900, 1, 500]],
      ['23 hours 50 minutes', [80, 90, 70, 85]],
    ]);
    const day = await historyOf('24h');
    expect(day.periods[0]).toEqual({ period: '24h', open: '80', high: '100', low: '70', change: '25' });
    expect(pricesOf(day)).toEqual(['80', '70', '90', '100']);
    expect((await historyOf('7d')).periods[1]).toMatchObject({ high: '900', low: '1' });
  });

  it('keeps the highest and the lowest price whatever is left out between', async () => {
    const buckets = Array.from({ length: 287 }, (_, index): Bucket => {
      const price = 100 + (index % 7);
      return [`${(index + 1) * 5} minutes`, [price, index === 100 ? 999 : price, index === 200 ? 3 : price, price]];
    });
    await keep('short', buckets);
    const day = await historyOf('24h');
    expect(day.points.length).toBeGreaterThan(100);
    expect(day.points.length).toBeLessThanOrEqual(200);
    expect(pricesOf(day)).toEqual(expect.arrayContaining(['999', '3']));
    expect(day.periods[0]).toMatchObject({ high: '999', low: '3' });
    const times = day.points.map(([at]) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(times.length);
  });

  it('a year of hours is a line of some hundred points, and ends at the price in force', async () => {
    await env.query(`
      INSERT INTO rates_price_hours (pair, bucket_at, open, high, low, close)
      SELECT 'btc_usdt', date_bin('1 hour', app_now(), 'epoch') - make_interval(hours => n), 5000000000 + n, 5000000100 + n, 5000000000 + n, 5000000050 + n
      FROM generate_series(1, 366 * 24) n ON CONFLICT DO NOTHING`);
    for (const period of ['30d', '1y'] as const) {
      const { points, periods } = await historyOf(period);
      expect(points.length).toBeGreaterThan(100);
      expect(points.length).toBeLessThanOrEqual(200);
      expect(points.at(-1)?.[1]).toBe('100');
      expect(periods.find((each) => each.period === period)?.change).toMatch(/^99\.9\d$/);
    }
  });

  it('a gap stays a gap: no point is made up for it', async () => {
    await keep('short', [
      ['23 hours', [80, 80, 80, 80]],
      ['1 hour', [90, 90, 90, 90]],
    ]);
    expect(pricesOf(await historyOf('24h'))).toEqual(['80', '90', '100']);
  });

  it('prices that begin late in a period tell its range, and no change', async () => {
    await keep('hours', [['40 days', [50, 60, 40, 55]]]);
    const { periods } = await historyOf('1y');
    expect(periods[3]).toEqual({ period: '1y', open: '50', high: '100', low: '40', change: null });
  });

  it('says when hours were made up for a demonstration', async () => {
    await keep('hours', [['50 days', [50, 60, 40, 55]]], true);
    expect((await historyOf('24h')).isDemo).toBe(true);
  });

  it('a coin without any price has no figures and no line', async () => {
    expect(await historyOf('30d', 'ETH')).toMatchObject({
      coin: 'ETH',
      current: null,
      points: [],
      periods: ['24h', '7d', '30d', '1y'].map((period) => ({ period, open: null, high: null, low: null, change: null })),
    });
  });

  it('USDT is measured in dollars', async () => {
    expect(await historyOf('24h', 'USDT')).toMatchObject({ pair: 'usdt_usd', quote: 'USD' });
  });

  it.each(['ABC', 'EUR', 'USD'])('%s is no coin', async (coin) => {
    expect((await env.call(coinHistory, { coin, period: '24h' })).body).toMatchObject({ code: '61101' });
  });

  it.each([{ coin: 'btc' }, { period: '2d' }, { more: 1 }])('R9.2 %o is no question', async (wrong) => {
    expect((await env.call(coinHistory, { coin: 'BTC', period: '24h', ...wrong } as never)).body.code).toBe('40001');
  });
});

it('short buckets are kept for forty days, hours for four hundred', async () => {
  await keep('short', [
    ['41 days', [1, 1, 1, 1]],
    ['39 days', [2, 2, 2, 2]],
  ]);
  await keep('hours', [
    ['401 days', [1, 1, 1, 1]],
    ['399 days', [2, 2, 2, 2]],
  ]);
  const runtime = startRole('worker', env.config);
  await dropOldHistory(runtime.db).finally(() => runtime.db.destroy());
  const kept = await env.query(`
    SELECT close::text FROM rates_price_history WHERE close < 1000000000 UNION ALL SELECT close::text FROM rates_price_hours WHERE close < 1000000000`);
  expect(kept).toEqual([{ close: '200000000' }, { close: '200000000' }]);
});
