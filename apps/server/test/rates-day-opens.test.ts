import { dayOpens } from '@peerbourse/contract/rates/day-opens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  await stage.start('api');
  // 2026-03-10 00:30 in UTC: the day began half an hour ago there, and 8.5 hours ago eight hours further east.
  await stage.query("UPDATE platform_identity SET clock_offset = timestamptz '2026-03-10T00:30:00Z' - clock_timestamp()");
  const buckets = [
    ['2026-03-09T15:55:00Z', 90],
    ['2026-03-09T16:00:00Z', 100],
    ['2026-03-09T23:55:00Z', 110],
    ['2026-03-10T00:00:00Z', 120],
    ['2026-03-10T00:25:00Z', 130],
  ] as const;
  for (const [at, open] of buckets) {
    await stage.query(`INSERT INTO rates_price_history (pair, bucket_at, open, high, low, close) VALUES ('btc_usdt', $1, $2, $2, $2, $2)`, [
      at,
      BigInt(open) * 100_000_000n,
    ]);
  }
});

afterAll(() => stage.close());

it.each([
  [0, '2026-03-10T00:00:00.000Z', '120'],
  [480, '2026-03-09T16:00:00.000Z', '100'],
  [60, '2026-03-09T23:00:00.000Z', '110'],
])('R4.12 the day of offset %i began at %s', async (timezone, since, open) => {
  expect((await stage.call(dayOpens, { timezone })).body).toMatchObject({ code: '00000', data: { since, opens: { btc_usdt: open } } });
});

it('R4.12 a coin without a price since midnight has no open', async () => {
  const { body } = await stage.call(dayOpens, { timezone: 0 });
  expect(Object.keys(body.data.opens)).toEqual(['btc_usdt']);
});

it.each([-780, 30, 721, 0.5, '60'])('R9.2 %s is no offset', async (timezone) => {
  const { body } = await stage.call(dayOpens, { timezone: timezone as number });
  expect(body.code).not.toBe('00000');
});
