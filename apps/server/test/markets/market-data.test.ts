import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { homeMarketTable } from '@peerbourse/contract/markets/market-data/home-market-table';
import { homeTicker } from '@peerbourse/contract/markets/market-data/home-ticker';
import { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectPrices } from '#modules/core/rates/collect-prices.ts';
import { startRole } from '#platform/role-runtime.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

describe('the opens of a day', () => {
  beforeAll(async () => {
    // 2026-03-10 00:30 in UTC: the day began half an hour ago there, and 8.5 hours ago eight hours further east.
    await env.query("UPDATE platform_identity SET clock_offset = timestamptz '2026-03-10T00:30:00Z' - clock_timestamp()");
    const buckets = [
      ['2026-03-09T15:55:00Z', 90],
      ['2026-03-09T16:00:00Z', 100],
      ['2026-03-09T23:55:00Z', 110],
      ['2026-03-10T00:00:00Z', 120],
      ['2026-03-10T00:25:00Z', 130],
    ] as const;
    for (const [at, open] of buckets) {
      await env.query(`INSERT INTO rates_price_history (pair, bucket_at, open, high, low, close) VALUES ('btc_usdt', $1, $2, $2, $2, $2)`, [
        at,
        BigInt(open) * 100_000_000n,
      ]);
    }
  });
  afterAll(() => env.query(`UPDATE platform_identity SET clock_offset = interval '0'`));

  it.each(['sp', 'mc'] as const)(
    'R7.21 getOpenPrice is asked with timezone and bussiness and answers symbolKlines: %s',
    async (bussiness) => {
      expect((await env.call(openPrices, { timezone: 0, bussiness })).body).toMatchObject({
        code: '00000',
        data: { symbolKlines: [{ symbol: 'BTCUSDT', open: '120', reference: '120' }] },
      });
    },
  );

  it.each([
    [0, '2026-03-10T00:00:00.000Z', '120'],
    [480, '2026-03-09T16:00:00.000Z', '100'],
    [60, '2026-03-09T23:00:00.000Z', '110'],
  ])('R4.12 the day of offset %i began at %s', async (timezone, since, open) => {
    const { body } = await env.call(openPrices, { timezone, bussiness: 'sp' });
    expect(body).toMatchObject({ code: '00000', data: { since, symbolKlines: [{ open }] } });
  });

  it('R4.12 a coin without a price since midnight has no open', async () => {
    const { body } = await env.call(openPrices, { timezone: 0, bussiness: 'sp' });
    expect(body.data.symbolKlines.map(({ symbol }) => symbol)).toEqual(['BTCUSDT']);
  });

  it.each([-780, 30, 721, 0.5, '60'])('R9.2 %s is no offset', async (timezone) => {
    const { body } = await env.call(openPrices, { timezone: timezone as number, bussiness: 'sp' });
    expect(body.code).not.toBe('00000');
  });

  it('R7.21 there is no other bussiness', async () => {
    expect((await env.call(openPrices, { timezone: 0, bussiness: 'spot' as 'sp' })).body.code).toBe('40001');
  });
});

describe('the home page', () => {
  it('R7.7 ticker and table are empty before the first price', async () => {
    expect((await env.call(homeTicker, {})).body).toMatchObject({ code: '00000', data: { tickers: [] } });
    expect((await env.call(homeMarketTable, {})).body).toMatchObject({ code: '00000', data: { seq: 0, rows: [] } });
  });

  it('R7.7 the ticker has the first five rows of the table, and a published price is in both', async () => {
    const runtime = startRole('worker', { ...env.config, priceSources: ['replay'] });
    await collectPrices(runtime).finally(() => runtime.db.destroy());
    await env.query(`UPDATE rates_prices SET price = 5000000000 WHERE pair = 'sol_usdt'`);
    await env.call(publishPrice, { pair: 'sol_usdt', price: '51.25', reason: 'a price of the tests' });
    const { tickers } = (await env.call(homeTicker, {})).body.data;
    const { rows, seq } = (await env.call(homeMarketTable, {})).body.data;
    expect(seq).toBe(2);
    expect(rows).toHaveLength(9);
    expect(tickers).toEqual(
      rows.slice(0, 5).map(({ pair, base, quote, price, open, shownDecimals }) => ({ pair, base, quote, price, open, shownDecimals })),
    );
    expect(tickers.find(({ pair }) => pair === 'sol_usdt')?.price).toBe('51.25');
  });
});
