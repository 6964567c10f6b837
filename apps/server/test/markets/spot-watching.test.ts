import { marketMakers } from '@peerbourse/contract/markets/spot/desk/market-makers';
import { surveillance } from '@peerbourse/contract/markets/spot/desk/surveillance';
import { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { releaseQuotes } from '@peerbourse/contract/markets/spot/release-quotes';
import { reserveQuotes } from '@peerbourse/contract/markets/spot/reserve-quotes';
import { setQuotes } from '@peerbourse/contract/markets/spot/set-quotes';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { nameMakers } from '../support/fixtures/makers.ts';
import { giveCoins, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { symbol } from '../support/fixtures/spot-market.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;
let risk: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  await Promise.all([env.start('api'), env.start('admin'), env.start('matcher')]);
  risk = await staffBrowser(env, ['risk']);
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

async function trader(): Promise<QuickPerson> {
  const person = await quickPerson(env);
  await giveCoins(env, person.accountId, 'USDT', 'spot', 10_000_000_000n);
  await giveCoins(env, person.accountId, 'BTC', 'spot', 100_000_000n);
  return person;
}

it('makers: what is reserved, how wide and how deep, and who is one no more', async () => {
  const reader = await staffBrowser(env, ['reader']);
  const maker = await trader();
  await nameMakers(env, [maker.userId]);
  const setOf = async () => (await reader.ask(marketMakers, {})).sets.find(({ userId }) => userId === maker.userId);
  await maker.browser.ask(reserveQuotes, { symbol, base: '0.1', quote: '6000', protection: { fills: 1, seconds: 60 } });
  await maker.browser.ask(setQuotes, {
    symbol,
    bids: [
      ['59970', '0.01'],
      ['59000', '0.01'],
    ],
    asks: [
      ['60030', '0.01'],
      ['60500', '0.02'],
    ],
  });
  const set = {
    symbol,
    base: 'BTC',
    quote: 'USDT',
    userId: maker.userId,
    isAdmitted: true,
    reservedBase: '0.1',
    reservedQuote: '6000',
    bids: 2,
    asks: 2,
    bid: '59970',
    ask: '60030',
    spreadPercent: '0.1',
    bidsNear: '599.7',
    asksNear: '1810.3',
    pausedUntil: null,
    outcome: 'accepted',
  };
  expect(await setOf()).toEqual(set);

  // One fill is enough for his protection: the levels go, and what was bought is in the reserve.
  await (await trader()).browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '59970', quantity: '0.001' });
  await spot.settled();
  const paused = await setOf();
  expect(paused).toMatchObject({ bids: 0, asks: 0, bid: null, spreadPercent: null, bidsNear: null, reservedBase: '0.100999' });
  expect(Date.parse(paused?.pausedUntil ?? '')).toBeGreaterThan(0);

  await env.query(`INSERT INTO settings_versions (key, version, value, author)
    SELECT 'spot.makers', max(version) + 1, '[]', 'tests' FROM settings_versions WHERE key = 'spot.makers'`);
  await expect.poll(async () => (await setOf())?.isAdmitted).toBe(false);
  // What somebody else leaves empty is no quote set of a maker.
  const nobody = await trader();
  await nobody.browser.ask(releaseQuotes, { symbol });
  await maker.browser.ask(releaseQuotes, { symbol });
  await spot.settled();
  expect((await reader.ask(marketMakers, {})).sets).toEqual([]);
});

/** Places that many orders, and cancels all of them but some. */
async function placeMany(owner: string, count: number, kept: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const order = await spot.place({ owner, side: 'buy', tick: 580_000, lots: 100 });
    if (index >= kept) await spot.cancel(owner, order);
  }
  await spot.settled();
}

it('surveillance: whoever places and cancels much comes first, whoever places little is left out', async () => {
  const [layers, fills, few] = [await trader(), await trader(), await trader()];
  await placeMany(layers.accountId, 25, 0);
  await placeMany(fills.accountId, 25, 20);
  await placeMany(few.accountId, 19, 0);
  // Half of what lies there is met.
  const seller = await trader();
  await spot.place({ owner: seller.accountId, side: 'sell', tick: 580_000, lots: 1_000 });
  await spot.settled();
  const { layering, since } = await risk.ask(surveillance, {});
  expect(layering).toEqual([
    {
      symbol,
      userId: layers.userId,
      placed: 25,
      cancelled: 25,
      cancelledPercent: 100,
      medianSeconds: expect.any(Number),
      filled: 0,
      selfTrades: 0,
    },
    {
      symbol,
      userId: fills.userId,
      placed: 25,
      cancelled: 5,
      cancelledPercent: 20,
      medianSeconds: expect.any(Number),
      filled: 10,
      selfTrades: 0,
    },
  ]);
  expect(layering[0]?.medianSeconds).toBeLessThan(60);
  const [clock] = await env.query<{ since: Date }>(`SELECT app_now() - interval '24 hours' AS since`);
  expect(Math.abs(Date.parse(since) - (clock as { since: Date }).since.getTime())).toBeLessThan(60_000);
});

it('surveillance: orders that would have met their own owner show up, however few he has', async () => {
  const person = await trader();
  await spot.place({ owner: person.accountId, side: 'buy', tick: 590_000, lots: 100 });
  await spot.place({ owner: person.accountId, side: 'sell', tick: 590_000, lots: 100 });
  await spot.settled();
  const { selfTrades } = await risk.ask(surveillance, {});
  expect(selfTrades).toEqual([
    { symbol, userId: person.userId, placed: 2, cancelled: 0, cancelledPercent: 0, medianSeconds: null, filled: 0, selfTrades: 1 },
  ]);
});

it('surveillance: what is older than a day is found by halving and left out', async () => {
  await env.query(`UPDATE spot_orders SET created_at = created_at - interval '25 hours'`);
  const { layering, selfTrades } = await risk.ask(surveillance, {});
  expect([layering, selfTrades]).toEqual([[], []]);
  const person = await trader();
  await placeMany(person.accountId, 20, 0);
  expect((await risk.ask(surveillance, {})).layering).toMatchObject([{ userId: person.userId, placed: 20 }]);
});

it('surveillance is for risk and for auditors', async () => {
  const decider = await staffBrowser(env, ['decider', 'reader', 'approver', 'editor']);
  expect((await decider.call(surveillance, {})).body.code).toBe(refusals['right.missing'].code);
  const auditor = await staffBrowser(env, ['auditor']);
  expect((await auditor.call(surveillance, {})).body.code).toBe('00000');
});
