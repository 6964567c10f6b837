import { cancelAll } from '@peerbourse/contract/markets/spot/cancel-all';
import { myTrades } from '@peerbourse/contract/markets/spot/my-trades';
import { orderBook } from '@peerbourse/contract/markets/spot/order-book';
import { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { quoteSets } from '@peerbourse/contract/markets/spot/quote-sets';
import { releaseQuotes } from '@peerbourse/contract/markets/spot/release-quotes';
import { reserveQuotes } from '@peerbourse/contract/markets/spot/reserve-quotes';
import { setQuotes } from '@peerbourse/contract/markets/spot/set-quotes';
import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameMakers } from '../support/fixtures/makers.ts';
import { giveCoins, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { symbol } from '../support/fixtures/spot-market.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  await env.start('api');
  await env.start('matcher');
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

const usdt = 1_000_000n;
const btc = 100_000_000n;

async function trader(): Promise<QuickPerson> {
  const person = await quickPerson(env);
  await giveCoins(env, person.accountId, 'USDT', 'spot', 10_000n * usdt);
  await giveCoins(env, person.accountId, 'BTC', 'spot', btc);
  return person;
}

/** Somebody whom the exchange has named, with 0.1 BTC and 6,000 USDT in reserve. */
async function maker(protection?: { fills: number; seconds: number }): Promise<QuickPerson> {
  const person = await trader();
  await nameMakers(env, [person.userId]);
  await person.browser.ask(reserveQuotes, { symbol, base: '0.1', quote: '6000', ...(protection && { protection }) });
  return person;
}

const journals = () => spot.count('ledger_journals');
const quotesOf = async ({ browser }: QuickPerson) => (await browser.ask(quoteSets, {})).sets[0];

async function leave({ browser }: QuickPerson): Promise<void> {
  await browser.ask(releaseQuotes, { symbol });
  await spot.settled();
}

describe('a reserve', () => {
  it('is taken out of spot, adds up, counts as aside for orders, and comes back whole', async () => {
    const person = await maker({ fills: 5, seconds: 10 });
    const set = await person.browser.ask(reserveQuotes, { symbol, base: '0', quote: '1000.5' });
    expect(set).toEqual({ symbol, base: '0.1', quote: '7000.5', bids: [], asks: [], protection: null, pausedUntil: null, refused: null });
    expect(await spot.coins(person.accountId, 'USDT')).toEqual({ spot: 2_999_500_000n, held: 0n });
    const { coins } = await person.browser.ask(coinBalances, {});
    expect(coins.find(({ coin }) => coin === 'USDT')).toMatchObject({ asideFor: { orders: '7000.5' } });
    await spot.settled();
    expect(await spot.wrongReserves()).toEqual([]);
    await leave(person);
    expect(await spot.coins(person.accountId, 'USDT')).toEqual({ spot: 10_000n * usdt, held: 0n });
    expect(await spot.coins(person.accountId, 'BTC')).toEqual({ spot: btc, held: 0n });
    expect(await quotesOf(person)).toMatchObject({ base: '0', quote: '0', refused: null });
  });

  it('is for whom the exchange has named, of coins that are there, in units of the coin', async () => {
    const person = await trader();
    const asked = { symbol, base: '0', quote: '1' };
    expect((await person.browser.call(reserveQuotes, asked)).body.code).toBe('64210');
    await nameMakers(env, [person.userId]);
    expect((await person.browser.call(reserveQuotes, { ...asked, quote: '10000.000001' })).body.code).toBe('62001');
    expect((await person.browser.call(reserveQuotes, { ...asked, quote: '0.0000001' })).body.code).toBe('64204');
    expect((await person.browser.call(reserveQuotes, { ...asked, base: '99999999999' })).body.code).toBe('64205');
    expect((await person.browser.call(setQuotes, { symbol, bids: [], asks: [] })).body.code).toBe('62001');
    expect(await spot.coins(person.accountId, 'USDT')).toEqual({ spot: 10_000n * usdt, held: 0n });
  });
});

describe('levels', () => {
  it('lie in the book among orders; a requote moves no coin, and what is repeated keeps its place', async () => {
    const person = await maker();
    const other = await trader();
    const set = await person.browser.ask(setQuotes, {
      symbol,
      bids: [
        ['59000', '0.01'],
        ['58900', '0.02'],
      ],
      asks: [['61000', '0.03']],
    });
    expect(set).toMatchObject({
      bids: [
        ['59000', '0.01'],
        ['58900', '0.02'],
      ],
      asks: [['61000', '0.03']],
      refused: null,
    });
    await other.browser.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price: '59000', quantity: '0.005' });
    const book = await other.browser.ask(orderBook, { symbol });
    expect(book).toMatchObject({
      bids: [
        ['59000', '0.015'],
        ['58900', '0.02'],
      ],
      asks: [['61000', '0.03']],
    });
    const [before, written] = [await spot.levels(person.accountId), await journals()];
    await person.browser.ask(setQuotes, { symbol, bids: [['59000', '0.008']], asks: [['60900', '0.03']] });
    const after = await spot.levels(person.accountId);
    expect(after.map(({ level }) => level)).toEqual(['buy 590000 800', 'sell 609000 3000']);
    expect(after[0]?.id).toBe(before[0]?.id);
    expect(await journals(), 'no coin has moved').toBe(written);
    await other.browser.ask(cancelAll, {});
    await leave(person);
  });

  it('trade out of the reserve and into it, and say so to their owner', async () => {
    const [person, taker] = [await maker(), await trader()];
    await person.browser.ask(setQuotes, { symbol, bids: [['59900', '0.01']], asks: [['60000', '0.01']] });
    await taker.browser.ask(placeOrder, { symbol, side: 'buy', type: 'market', quantity: '0.004' });
    await taker.browser.ask(placeOrder, { symbol, side: 'sell', type: 'market', quantity: '0.002' });
    const set = await quotesOf(person);
    expect(set).toMatchObject({
      base: '0.097998',
      quote: '6119.96',
      bids: [['59900', '0.008']],
      asks: [['60000', '0.006']],
    });
    expect(await spot.coins(taker.accountId, 'BTC')).toEqual({ spot: btc + 400_000n - 400n - 200_000n, held: 0n });
    expect((await person.browser.ask(myTrades, {})).trades).toMatchObject([
      { orderNo: null, side: 'buy', isMaker: true, price: '59900', quantity: '0.002', fee: '0.000002' },
      { orderNo: null, side: 'sell', isMaker: true, price: '60000', quantity: '0.004', fee: '0.24' },
    ]);
    const told = await env.query<{ fills: unknown[] }>(
      `SELECT body -> 'fills' AS fills FROM platform_outbox WHERE stream = 'spot' AND key = $1 ORDER BY key_seq`,
      [person.userId],
    );
    expect(told.flatMap(({ fills }) => fills)).toEqual((await person.browser.ask(myTrades, {})).trades.toReversed());
    expect(await spot.wrongReserves()).toEqual([]);
    expect(await spot.coins(person.accountId, 'USDT')).toEqual({ spot: 4_000n * usdt, held: 0n });
    await leave(person);
    expect(await spot.coins(person.accountId, 'USDT')).toEqual({ spot: 10_119_960_000n, held: 0n });
  });

  it.each([
    ['beyond the reserve', { bids: [['59000', '0.2']], asks: [] }, 'reserve-too-small'],
    [
      'in the wrong order',
      {
        bids: [
          ['58000', '0.001'],
          ['59000', '0.001'],
        ],
        asks: [],
      },
      'malformed',
    ],
    ['far from the price', { bids: [], asks: [['500000', '0.001']] }, 'price-band'],
    ['that would take', { bids: [['60500', '0.001']], asks: [] }, 'would-take'],
  ] as const)('%s change nothing, all of them', async (_name, levels, refused) => {
    const [person, other] = [await maker(), await trader()];
    await other.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '60400', quantity: '0.001' });
    await person.browser.ask(setQuotes, { symbol, bids: [['59000', '0.001']], asks: [] });
    const [bids, asks] = [
      levels.bids.map(([price, lots]) => [price, lots] as [string, string]),
      levels.asks.map(([price, lots]) => [price, lots] as [string, string]),
    ];
    const set = await person.browser.ask(setQuotes, { symbol, bids, asks });
    expect(set).toMatchObject({ bids: [['59000', '0.001']], asks: [], refused });
    await other.browser.ask(cancelAll, {});
    await leave(person);
  });

  it('leave the book with everything else that is cancelled, and when their owner is no maker any more', async () => {
    const person = await maker();
    await person.browser.ask(setQuotes, { symbol, bids: [['59000', '0.001']], asks: [['61000', '0.001']] });
    expect(await person.browser.ask(cancelAll, { side: 'buy' })).toEqual({ orders: 1 });
    await spot.settled();
    expect(await spot.levels(person.accountId)).toMatchObject([{ level: 'sell 610000 100' }]);
    await env.query(`DELETE FROM settings_versions WHERE key = 'spot.makers'`);
    expect((await person.browser.call(setQuotes, { symbol, bids: [['59000', '0.001']], asks: [] })).body.code).toBe('64210');
    expect(await person.browser.ask(setQuotes, { symbol, bids: [], asks: [] })).toMatchObject({ bids: [], asks: [] });
    await leave(person);
  });

  it('are taken off after so many fills in so many seconds, and refused until the pause is over', async () => {
    const [person, taker] = [await maker({ fills: 3, seconds: 3600 }), await trader()];
    const levels = { symbol, bids: [], asks: [['60000', '0.01']] as Array<[string, string]> };
    await person.browser.ask(setQuotes, levels);
    for (let fill = 0; fill < 2; fill += 1) {
      await taker.browser.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price: '60000', quantity: '0.001' });
    }
    expect(await quotesOf(person)).toMatchObject({
      asks: [['60000', '0.008']],
      pausedUntil: null,
      protection: { fills: 3, seconds: 3600 },
    });
    await taker.browser.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price: '60000', quantity: '0.001' });
    await spot.settled();
    expect(await quotesOf(person)).toMatchObject({ asks: [], pausedUntil: expect.stringMatching(/T/) });
    expect((await person.browser.call(setQuotes, levels)).body.code).toBe('64211');
    await env.query('UPDATE spot_quote_sets SET paused_until = app_now() WHERE owner_id = $1', [person.accountId]);
    expect(await person.browser.ask(setQuotes, levels)).toMatchObject({ asks: [['60000', '0.01']], refused: null });
    await leave(person);
  });

  it('do not trade with their owner', async () => {
    const person = await maker();
    await person.browser.ask(setQuotes, { symbol, bids: [], asks: [['60000', '0.01']] });
    const order = await person.browser.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price: '60000', quantity: '0.001' });
    expect(order).toMatchObject({ state: 'done', reason: 'self-trade' });
    await leave(person);
  });
});

it('16 makers who requote while others take keep every coin', async () => {
  const makers = await Promise.all(Array.from({ length: 16 }, () => spot.newMaker(10_000n * usdt, btc)));
  const takers = await Promise.all(Array.from({ length: 4 }, () => spot.newTrader(10_000n * usdt, btc)));
  const sum = () =>
    env.query(
      `SELECT asset, sum(balance)::text FROM ledger_account_balances WHERE owner_id IS NOT NULL OR purpose = 'fee' GROUP BY asset ORDER BY asset`,
    );
  const before = await sum();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      ...makers.map((owner, at) => spot.quote(owner, [[599_000 - at - round, 50 + round]], [[600_100 + at + round, 50]])),
      ...takers.map((owner, at) =>
        spot.place({
          owner,
          side: at % 2 === 0 ? 'buy' : 'sell',
          timeInForce: 'ioc',
          tick: at % 2 === 0 ? 605_000 : 595_000,
          lots: 60 + at,
        }),
      ),
    ]);
  }
  await spot.settled();
  expect(await spot.wrongReserves()).toEqual([]);
  expect(await spot.wrongHolds()).toEqual([]);
  expect(await sum()).toEqual(before);
  expect(await spot.count('spot_trades')).toBeGreaterThan(20);
});
