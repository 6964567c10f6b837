import { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import { candles } from '@peerbourse/contract/markets/spot/candles';
import { markets } from '@peerbourse/contract/markets/spot/markets';
import { orderBook } from '@peerbourse/contract/markets/spot/order-book';
import { tickers } from '@peerbourse/contract/markets/spot/tickers';
import { trades } from '@peerbourse/contract/markets/spot/trades';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { symbol } from '../support/fixtures/spot-market.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;
let guest: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  await env.start('api');
  await env.start('matcher');
  guest = new Browser(env);
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

const usdt = 1_000_000n;
const btc = 100_000_000n;

it('a market says what it is made of, and one that is being prepared is not there', async () => {
  expect((await guest.ask(markets, {})).markets).toEqual([
    {
      symbol,
      base: 'BTC',
      quote: 'USDT',
      state: 'open',
      auctionEndsAt: null,
      priceStep: '0.1',
      quantityStep: '0.00001',
      smallestAmount: '1',
      largestPrice: '500000',
      largestQuantity: '1000',
      maker: '0.001',
      taker: '0.001',
    },
  ]);
  await env.query(`UPDATE spot_markets SET state = 'draft'`);
  expect((await guest.ask(markets, {})).markets).toEqual([]);
  expect((await guest.call(orderBook, { symbol })).body.code).toBe('64201');
  await env.query(`UPDATE spot_markets SET state = 'open'`);
});

describe('what is offered and traded', () => {
  it('is told by the book, the tape and the ticker', async () => {
    expect(await guest.ask(orderBook, { symbol })).toMatchObject({ bids: [], asks: [] });
    expect((await guest.ask(tickers, {})).tickers[0]).toMatchObject({
      last: null,
      bid: null,
      ask: null,
      open: null,
      quantity: '0',
      trades: 0,
    });
    const [buyer, seller] = [await spot.newTrader(100_000n * usdt), await spot.newTrader(0n, 10n * btc)];
    for (const [tick, lots] of [
      [600_000, 1_000],
      [600_000, 500],
      [601_000, 700],
    ] as const)
      await spot.place({ owner: seller, side: 'sell', tick, lots });
    for (let level = 0; level < 25; level++) await spot.place({ owner: buyer, side: 'buy', tick: 599_000 - level, lots: 10 });
    await spot.settled();
    await spot.place({ owner: await spot.newTrader(100_000n * usdt), side: 'buy', tick: 600_000, lots: 1_200 });
    await spot.settled();
    const book = await guest.ask(orderBook, { symbol });
    expect(book.asks).toEqual([
      ['60000', '0.003'],
      ['60100', '0.007'],
    ]);
    expect(book.bids).toHaveLength(20);
    expect(book.bids.slice(0, 2)).toEqual([
      ['59900', '0.0001'],
      ['59899.9', '0.0001'],
    ]);
    expect((await guest.ask(orderBook, { symbol, depth: 200 })).bids).toHaveLength(25);
    const tape = await guest.ask(trades, { symbol });
    expect(tape.trades.map(({ price, quantity, taker }) => [price, quantity, taker])).toEqual([
      ['60000', '0.01', 'buy'],
      ['60000', '0.002', 'buy'],
    ]);
    expect((await guest.ask(trades, { symbol, after: tape.trades[0]?.tradeNo })).trades).toEqual(tape.trades.slice(1));
    expect((await guest.ask(trades, { symbol, limit: 1 })).trades).toEqual(tape.trades.slice(1));
    expect((await guest.ask(tickers, { symbol })).tickers).toEqual([
      {
        symbol,
        state: 'open',
        last: '60000',
        reference: '60000',
        bid: '59900',
        ask: '60000',
        open: '60000',
        high: '60000',
        low: '60000',
        quantity: '0.012',
        amount: '720',
        trades: 2,
      },
    ]);
  });
});

describe('candles', () => {
  /** Five days of minutes, most of them quiet, beginning on a Tuesday. */
  const begin = Date.UTC(2026, 8, 29, 22, 0);
  const span = 5 * 24 * 60;
  const minutes = Array.from({ length: span }, (_, place) => ({
    at: begin + place * 60_000,
    isQuiet: place % 7 > 2 || (place > 3_000 && place < 3_400),
    open: 600_000 + ((place * 37) % 101),
    high: 600_200 + ((place * 53) % 97),
    low: 599_000 + ((place * 29) % 89),
    close: 600_000 + ((place * 41) % 103),
    lots: 1 + (place % 11),
  }));
  const told = minutes.filter(({ isQuiet }) => !isQuiet);

  beforeAll(async () => {
    await env.query('DELETE FROM spot_candles');
    await env.query(
      `INSERT INTO spot_candles SELECT $1, 1, to_timestamp(ms / 1000.0), open, high, low, close, lots, lots * open, 1
       FROM unnest($2::float8[], $3::int8[], $4::int8[], $5::int8[], $6::int8[], $7::int8[]) AS one (ms, open, high, low, close, lots)`,
      [
        symbol,
        told.map(({ at }) => at),
        told.map(({ open }) => open),
        told.map(({ high }) => high),
        told.map(({ low }) => low),
        told.map(({ close }) => close),
        told.map(({ lots }) => lots),
      ],
    );
    await env.query(
      `INSERT INTO spot_candles SELECT symbol, 60, date_trunc('hour', begins_at), (array_agg(open ORDER BY begins_at))[1], max(high), min(low),
         (array_agg(close ORDER BY begins_at DESC))[1], sum(lots), sum(value), count(*) FROM spot_candles GROUP BY 1, 3`,
    );
  });

  /** The same from the minutes themselves, one by one. */
  function expected(startOf: (at: number) => number, from: number, end: number): unknown[] {
    const starts = [...new Set(minutes.map(({ at }) => startOf(at)))].filter((start) => start >= from && start < end);
    let close = minutes.filter(({ at, isQuiet }) => !isQuiet && at < from).at(-1)?.close;
    const price = (tick: number) => String(tick / 10);
    return starts.flatMap((start) => {
      const own = told.filter(({ at }) => startOf(at) === start);
      if (own.length === 0 && close === undefined) return [];
      const before = close as number;
      close = own.at(-1)?.close ?? before;
      const [open, high, low] = [
        own[0]?.open ?? before,
        own.length > 0 ? Math.max(...own.map(({ high: reached }) => reached)) : before,
        own.length > 0 ? Math.min(...own.map(({ low: reached }) => reached)) : before,
      ];
      const lots = own.reduce((sum, { lots: traded }) => sum + traded, 0);
      return [[start, price(open), price(high), price(low), price(close), String(Number((lots / 100_000).toFixed(5)))]];
    });
  }

  const end = begin + span * 60_000;
  const fixed =
    (ms: number, offset: number, origin = 0) =>
    (at: number) => {
      const local = at + offset * 60_000 - origin;
      return local - (local % ms) + origin - offset * 60_000;
    };
  const offsets = Array.from({ length: 25 }, (_, place) => (place - 12) * 60);

  it.each([
    ['1m', 60_000],
    ['3m', 180_000],
    ['5m', 300_000],
    ['15m', 900_000],
    ['30m', 1_800_000],
    ['1h', 3_600_000],
    ['2h', 7_200_000],
    ['4h', 14_400_000],
  ] as const)('of %s are sums of the minutes, and quiet ones are flat', async (interval, ms) => {
    const { candles: shown } = await guest.ask(candles, { symbol, interval, before: end, limit: 500 });
    const from = Math.max(fixed(ms, 0)(end - 1) - 499 * ms, fixed(ms, 0)(begin));
    expect(shown).toEqual(expected(fixed(ms, 0), from, end));
    expect(shown.length).toBeGreaterThan(29);
  });

  it('of days are those of each of the 25 offsets', async () => {
    const day = 86_400_000;
    for (const offset of offsets) {
      const { candles: shown } = await guest.ask(candles, { symbol, interval: '1D', before: end, limit: 10, offset });
      expect(shown, String(offset)).toEqual(expected(fixed(day, offset), 0, end));
    }
  });

  it('of weeks begin on Monday, of months on the first, where the reader is', async () => {
    for (const offset of offsets) {
      const week = fixed(7 * 86_400_000, offset, Date.UTC(2000, 0, 3));
      expect((await guest.ask(candles, { symbol, interval: '1W', before: end, limit: 3, offset })).candles).toEqual(expected(week, 0, end));
      const month = (at: number) => {
        const local = new Date(at + offset * 60_000);
        return Date.UTC(local.getUTCFullYear(), local.getUTCMonth()) - offset * 60_000;
      };
      const shown = (await guest.ask(candles, { symbol, interval: '1M', before: end, limit: 3, offset })).candles;
      expect(shown, String(offset)).toEqual(expected(month, 0, end));
    }
  });

  it.each([0, 3_205, 4_321])(
    'R7.21 getOpenPrice answers what was traded first on the day of each of the 25 offsets, %i minutes in',
    async (now) => {
      await env.query('UPDATE platform_identity SET clock_offset = $1::timestamptz - clock_timestamp()', [
        new Date(begin + (now + 1_500) * 60_000).toISOString(),
      ]);
      for (const timezone of offsets) {
        const { since, symbolKlines } = await guest.ask(openPrices, { timezone, bussiness: 'sp' });
        const midnight = Date.parse(since);
        expect(midnight).toBe(fixed(86_400_000, timezone)(begin + (now + 1_500) * 60_000));
        const first = told.find(({ at }) => at >= midnight)?.open ?? told.findLast(({ at }) => at < midnight)?.close;
        expect(symbolKlines, String(timezone)).toEqual([{ symbol, open: String((first as number) / 10), reference: null }]);
        expect((await guest.ask(openPrices, { timezone, bussiness: 'mc' })).symbolKlines).toEqual([]);
      }
      await env.query(`UPDATE platform_identity SET clock_offset = interval '0'`);
    },
  );

  it('before the first trade there is none, and after the last they go on flat until now', async () => {
    expect((await guest.ask(candles, { symbol, interval: '1h', before: begin, limit: 5 })).candles).toEqual([]);
    const { candles: newest } = await guest.ask(candles, { symbol, interval: '1D', limit: 2 });
    expect(newest).toHaveLength(2);
    const close = String((told.at(-1)?.close ?? 0) / 10);
    expect(newest.at(-1)?.slice(1)).toEqual([close, close, close, close, '0']);
  });
});
