import { type Client, openClient } from '@peerbourse/client';
import { candles } from '@peerbourse/contract/markets/spot/candles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replayPrice } from '#modules/core/rates/index.ts';
import { Maker } from '../../../../tools/bots/maker.ts';
import { Takers } from '../../../../tools/bots/takers.ts';
import { demoMarkets, symbolOf } from '../../demo/spot/demo-markets.ts';
import { botKeys, seedDemoSpot } from '../../demo/spot/seed-demo-spot.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;
let maker: Maker;
const said: string[] = [];

function clientOf({ keyId: id, secret }: { keyId: string; secret: string }): Client {
  return openClient({ url: env.addressOf('api'), key: { id, kind: 'hmac', secret } });
}

/** Reference prices as they would come from outside, some parts of a thousand away from the replayed ones. They stay fresh for the test. */
async function setPrices(perMille: number, age = '-1 hour'): Promise<void> {
  for (const { base } of demoMarkets) {
    const pair = `${base.toLowerCase()}_usdt`;
    const price = (replayPrice(pair, Date.now()) * BigInt(1_000 + perMille)) / 1_000n;
    await env.query(
      `INSERT INTO rates_prices (pair, price_id, price, at, sources, author) VALUES ($1, uuidv7(), $2, app_now() - $3::interval, 1, 'test')
       ON CONFLICT (pair) DO UPDATE SET price = excluded.price, at = excluded.at`,
      [pair, price, age],
    );
  }
}

beforeAll(async () => {
  env = await openTestEnvironment();
  await seedDemoSpot(env.config);
  spot = await SpotHarness.open(env);
  await setPrices(0);
  await env.start('api');
  await env.start('matcher');
  maker = new Maker(clientOf(botKeys.maker), { reserveValue: 40_000, say: (line) => said.push(line) });
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

const levels = () =>
  env.query<{ symbol: string; bids: number; asks: number }>(
    `SELECT symbol, count(*) FILTER (WHERE side = 'buy')::int AS bids, count(*) FILTER (WHERE side = 'sell')::int AS asks
     FROM spot_quote_levels GROUP BY symbol ORDER BY symbol`,
  );

/** Until every market knows a price to compare with: the matcher asks once a second. */
const referenced = () =>
  expect
    .poll(() => env.query('SELECT symbol FROM spot_markets WHERE reference > 0').then(({ length }) => length), { timeout: 45_000 })
    .toBe(demoMarkets.length);

it('a demonstration has thirty days of candles that are marked, and a second seed changes nothing', async () => {
  const count = () =>
    env.query('SELECT minutes, count(*)::int AS count, bool_and(is_demo) AS is_demo FROM spot_candles GROUP BY 1 ORDER BY 1');
  const before = await count();
  expect(before).toMatchObject([
    { minutes: 1, is_demo: true },
    { minutes: 60, is_demo: true },
  ]);
  const journals = await spot.count('ledger_journals');
  await seedDemoSpot(env.config);
  expect(await count()).toEqual(before);
  expect(await spot.count('ledger_journals')).toBe(journals);
  const { candles: days, demoUntil } = (await env.call(candles, { symbol: 'BTCUSDT', interval: '1D', limit: 30 })).body.data;
  expect(days.length).toBeGreaterThanOrEqual(29);
  expect(demoUntil).toBeGreaterThan(days.at(-1)?.[0] ?? Number.POSITIVE_INFINITY);
});

it('the maker keeps 20 levels a side on nine markets, follows the price, and leaves when nobody knows it', async () => {
  await referenced();
  await maker.look();
  await spot.settled();
  expect(said).toEqual([]);
  const full = demoMarkets.map((market) => ({ symbol: symbolOf(market), bids: 20, asks: 20 }));
  expect(await levels()).toEqual(full.toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1)));
  const journals = await spot.count('ledger_journals');
  const requotes = () => spot.count(`spot_log WHERE command LIKE '%makerRate%'`);
  const asked = await requotes();
  await maker.look();
  await spot.settled();
  expect(await requotes(), 'what lies in the book is not asked again').toBe(asked);
  await setPrices(4);
  await referenced();
  await expect
    .poll(async () => {
      await maker.look();
      return (await env.query(`SELECT symbol FROM spot_quote_sets WHERE outcome <> 'accepted'`)).length;
    })
    .toBe(0);
  expect(await spot.count('ledger_journals'), 'a requote moves no coin').toBe(journals);
  await setPrices(4, '1 day');
  await expect
    .poll(async () => {
      await maker.look();
      return await levels();
    })
    .toEqual([]);
  expect(said).toEqual([]);
});

it('takers trade with the maker, and every coin is where it belongs', async () => {
  await setPrices(0);
  await referenced();
  await maker.look();
  const takers = new Takers(clientOf(botKeys.taker), 7);
  for (let order = 0; order < 12; order += 1) await takers.take();
  await spot.settled();
  expect(await spot.count('spot_trades')).toBeGreaterThan(5);
  await maker.look();
  await spot.settled();
  expect(said).toEqual([]);
  expect(await spot.wrongReserves()).toEqual([]);
  expect(await spot.wrongHolds()).toEqual([]);
});
