import { bestPrices } from '@peerbourse/contract/p2p/p2p-ads/market/best-prices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { advertisingPerson, publish, setPrice } from '../support/fixtures/advertising-users.ts';
import type { TestEnvironment } from '../support/test-environment.ts';
import { closeMarketEnvironment, emptyMarket, type MarketEnvironment, openMarketEnvironment } from './market-environment.ts';

let market: MarketEnvironment;
let env: TestEnvironment;
let guest: Browser;

beforeAll(async () => {
  market = await openMarketEnvironment();
  ({ env, guest } = market);
});

beforeEach(() => emptyMarket(market));
afterAll(() => closeMarketEnvironment(market));

const floating = (premiumPpm: number) => ({ pricing: { priceType: 'floating', premiumPpm } as const });
const ofUsdt = async () => (await guest.ask(bestPrices, { coinCode: 'USDT' })).currencies;

describe('the best prices of a coin', () => {
  it('are empty while nobody offers it', async () => {
    expect(await ofUsdt()).toEqual([]);
  });

  it('are the cheapest sell ad for buyers, with its distance to the reference, its ways to pay, and how many ads there are', async () => {
    const person = await advertisingPerson(env);
    await publish(person, { quantity: '500' });
    await publish(person, { quantity: '500', ...floating(5_000) });
    expect(await ofUsdt()).toEqual([
      {
        fiatCode: 'EUR',
        symbol: '€',
        iconUrl: expect.stringContaining('eu'),
        buy: { price: '1.005', distancePpm: 5_000 },
        sell: null,
        ads: 2,
        methods: [{ paymethodName: 'SEPA', paymethodWording: null }],
      },
    ]);
  });

  it('are the buy ad that pays most for sellers', async () => {
    const person = await advertisingPerson(env);
    await publish(person, { side: 'buy', quantity: '500', ...floating(-12_000) });
    await publish(person, { side: 'buy', quantity: '500', ...floating(-3_000) });
    expect(await ofUsdt()).toMatchObject([{ buy: null, sell: { price: '0.997', distancePpm: -3_000 }, ads: 2 }]);
  });

  it('know nothing of an advertiser who paused', async () => {
    const person = await advertisingPerson(env);
    await publish(person, { quantity: '500' });
    await env.query(`UPDATE p2p_users_profiles SET is_paused = true WHERE account_id = $1`, [person.accountId]);
    expect(await ofUsdt()).toEqual([]);
  });

  it('leave out what is not worth its smallest order any more', async () => {
    const { adNo } = await publish(await advertisingPerson(env), { quantity: '500' });
    await env.query(`UPDATE p2p_ads_ads SET min_amount = 60000, max_amount = 60000 WHERE ad_no = $1`, [adNo]);
    expect(await ofUsdt()).toEqual([]);
    await env.query(`UPDATE p2p_ads_ads SET min_amount = 2000, max_amount = 50000 WHERE ad_no = $1`, [adNo]);
  });

  it('keep fixed prices while the reference is old, without a distance, and no floating ones', async () => {
    const person = await advertisingPerson(env);
    await publish(person, { quantity: '500' });
    await publish(person, { quantity: '500', ...floating(5_000) });
    await env.query(`UPDATE rates_prices SET at = at - interval '2 days'`);
    expect(await ofUsdt()).toMatchObject([{ buy: { price: '1.01', distancePpm: null }, ads: 1 }]);
    await setPrice(env, 'usdt_eur', 100_000_000n);
  });

  it('are refused for a coin that is not traded', async () => {
    expect((await env.call(bestPrices, { coinCode: 'DOGE1' })).body.code).not.toBe('00000');
  });
});
