import { type AdConditions, noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { adByShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/ad-by-share-code';
import { adDetail } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { adReach } from '@peerbourse/contract/p2p/p2p-ads/market/ad-reach';
import { checkEligibility } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { checkShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/check-share-code';
import { createShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/create-share-code';
import { priceLadder } from '@peerbourse/contract/p2p/p2p-ads/market/price-ladder';
import { quickMatch } from '@peerbourse/contract/p2p/p2p-ads/market/quick-match';
import { hideAd } from '@peerbourse/contract/p2p/p2p-ads/own/hide-ad';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveAdsOf, readQuote } from '#modules/p2p/p2p-ads/index.ts';
import { reviewAds } from '#modules/p2p/p2p-ads/upkeep/review-ads.ts';
import type { Browser } from '../support/browser.ts';
import {
  type AdvertisingPerson,
  advertisingPerson,
  giveMethod,
  publish,
  sepa,
  sepaInstant,
} from '../support/fixtures/advertising-users.ts';
import { payingPerson } from '../support/fixtures/paying-users.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import type { TestEnvironment } from '../support/test-environment.ts';
import {
  buyUsdt,
  closeMarketEnvironment,
  emptyMarket,
  listed,
  type MarketEnvironment,
  openMarketEnvironment,
} from './market-environment.ts';

let market: MarketEnvironment;
let env: TestEnvironment;
let guest: Browser;

beforeAll(async () => {
  market = await openMarketEnvironment();
  ({ env, guest } = market);
});

beforeEach(() => emptyMarket(market));
afterAll(() => closeMarketEnvironment(market));

describe('who may take an ad', () => {
  const strict = {
    needsEmail: true,
    needsPhone: true,
    minJoinDays: 100,
    minOrders: 5,
    maxOrders: null,
    minRatePercent: 90,
    minRatingPercent: 95,
    minHolding: '10',
    countries: ['FR'],
    excludesMerchants: true,
    perUserLimit: null,
  };

  it('R6.4 is told by codes, all at once, with what a sentence needs', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { conditions: strict });
    expect((await guest.ask(checkEligibility, { adNo })).reasons).toEqual([{ code: 'login', params: {} }]);
    const newcomer = await quickPerson(env, { profile: { userType: 1 } });
    await env.query(
      `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, note, set_by, until)
       VALUES ('1000000000000000008', $1, 'buy', 'abuse', 'test', 'test', '2099-01-02T03:04:05Z')`,
      [newcomer.accountId],
    );
    await env.query('INSERT INTO p2p_blocklist_entries (account_id, blocked_id) VALUES ($1, $2)', [newcomer.accountId, person.accountId]);
    const { isEligible, reasons } = await newcomer.browser.ask(checkEligibility, { adNo, amount: '501' });
    expect(isEligible).toBe(false);
    expect(Object.fromEntries(reasons.map(({ code, params }) => [code, params]))).toEqual({
      restricted_until: { until: '2099-01-02T03:04:05.000Z' },
      kyc: {},
      phone: {},
      join_days: { days: '100', has: '0' },
      orders_min: { orders: '5', has: '0' },
      rate: { percent: '90' },
      rating: { percent: '95' },
      holdings: { coin: 'USDT', amount: '10', has: '0' },
      country: { countries: ['FR'] },
      merchants_excluded: {},
      blocked: {},
      amount_range: { min: '20', max: '500' },
    });
    expect((await person.browser.ask(checkEligibility, { adNo })).reasons.map(({ code }) => code)).toContain('own_ad');
  });

  it('is everybody who fulfils it; a child account is the same person as its main account', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    const taker = await payingPerson(env);
    expect(await taker.browser.ask(checkEligibility, { adNo, amount: '20' })).toEqual({ isEligible: true, reasons: [] });
    await env.query('UPDATE accounts_users SET main_id = $1, email = NULL WHERE id = $2', [person.accountId, taker.accountId]);
    expect((await taker.browser.ask(checkEligibility, { adNo })).reasons.map(({ code }) => code)).toEqual(['own_ad']);
    await env.query(`UPDATE accounts_users SET main_id = NULL, email = $2 WHERE id = $1`, [taker.accountId, taker.email]);
  });

  it('whoever sells into a buy ad can be paid in one of its ways', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { side: 'buy' });
    const taker = await payingPerson(env);
    expect((await taker.browser.ask(checkEligibility, { adNo })).reasons).toEqual([{ code: 'method', params: { paymethodIds: [sepa] } }]);
    await giveMethod(env, taker.accountId);
    expect((await taker.browser.ask(checkEligibility, { adNo })).reasons).toEqual([]);
  });

  it('is counted for an advertiser in tens, without names and without what anybody owns', async () => {
    const person = await advertisingPerson(env);
    const verified = await Promise.all(Array.from({ length: 11 }, () => payingPerson(env)));
    const newcomers = await Promise.all(Array.from({ length: 11 }, () => quickPerson(env, { profile: {} })));
    await env.query('DELETE FROM p2p_users_presence');
    const asked = { side: 'sell', coinCode: 'USDT', fiatCode: 'EUR' } as const;
    const reach = (conditions: AdConditions) => person.browser.ask(adReach, { ...asked, conditions });
    const come = async (people: ReadonlyArray<{ accountId: string }>) => {
      for (const { accountId } of people) await env.query('INSERT INTO p2p_users_presence VALUES ($1, app_now())', [accountId]);
    };
    await come([person, ...verified.slice(0, 9)]);
    expect(await reach(noConditions)).toEqual({ traders: 0, eligible: 0 });
    await come([...verified.slice(9), ...newcomers]);
    expect(await reach(noConditions)).toEqual({ traders: 20, eligible: 10 });
    expect(await reach({ ...noConditions, minHolding: '1000000' })).toEqual({ traders: 20, eligible: 10 });
    expect(await reach(strict)).toEqual({ traders: 20, eligible: 0 });
  });
});

describe('one ad', () => {
  it('is shown with its words and conditions, hidden or not, and not when it is off', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { remark: 'Own accounts only, please.', isHidden: true });
    const { browser } = await payingPerson(env);
    expect(await browser.ask(adDetail, { adNo })).toMatchObject({
      adNo,
      remark: 'Own accounts only, please.',
      conditions: noConditions,
      reasons: [],
    });
    expect(await listed(browser)).toEqual([]);
    await person.browser.ask(switchAd, { adNo, isOnline: false });
    expect((await browser.call(adDetail, { adNo })).body.code).toBe('63401');
    expect((await person.browser.ask(adDetail, { adNo })).reasons.map(({ code }) => code)).toContain('own_ad');
  });

  it('is reached by a code as long as the code lives', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    expect((await person.browser.call(createShareCode, { adNo })).body.code).toBe('63411');
    await person.browser.ask(hideAd, { adNo });
    const { code } = await person.browser.ask(createShareCode, { adNo });
    const { browser } = await payingPerson(env);
    expect(await guest.ask(checkShareCode, { code: ` ${code.toLowerCase().slice(0, 5)}-${code.slice(5)}` })).toMatchObject({
      isAlive: true,
      adNo,
    });
    expect((await browser.ask(adByShareCode, { code })).adNo).toBe(adNo);
    await env.query('UPDATE p2p_ads_share_codes SET uses = max_uses WHERE code = $1', [code]);
    expect(await guest.ask(checkShareCode, { code })).toMatchObject({ isAlive: false, adNo: null });
    expect((await browser.call(adByShareCode, { code })).body.code).toBe('63419');
    expect((await browser.call(adByShareCode, { code: 'ABCDEFGHJK' })).body.code).toBe('63419');
  });

  it('is reached by twenty codes at most: a newer one ends the oldest, and those long over are deleted', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { isHidden: true });
    const codes: string[] = [];
    for (let made = 0; made < 22; made++) {
      codes.push((await person.browser.ask(createShareCode, { adNo })).code);
      await env.query(`UPDATE p2p_ads_share_codes SET created_at = created_at - interval '1 minute'`);
    }
    const living = await env.query<{ code: string }>(`SELECT code FROM p2p_ads_share_codes WHERE uses < max_uses AND code = ANY ($1)`, [
      codes,
    ]);
    expect(living.map(({ code }) => code).toSorted()).toEqual(codes.slice(2).toSorted());
    await env.query(`UPDATE p2p_ads_share_codes SET expires_at = app_now() - interval '8 days' WHERE code = $1`, [codes[0]]);
    await env.query(`UPDATE p2p_ads_share_codes SET expires_at = app_now() - interval '6 days' WHERE code = $1`, [codes[1]]);
    await reviewAds({ db: market.worker.db });
    const left = await env.query<{ code: string }>('SELECT code FROM p2p_ads_share_codes WHERE code = ANY ($1)', [codes]);
    expect(left.map(({ code }) => code).toSorted()).toEqual(codes.slice(1).toSorted());
  });

  it('is one of the live ads of its advertiser', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    await publish(person, { side: 'buy', isHidden: true });
    expect((await liveAdsOf(market.worker.db, person.accountId)).map((ad) => ad.adNo)).toEqual([adNo]);
  });
});

describe('an express match', () => {
  let cheap: AdvertisingPerson;
  let expensive: AdvertisingPerson;

  beforeEach(async () => {
    [cheap, expensive] = [await advertisingPerson(env), await advertisingPerson(env)];
    await publish(cheap, { maxAmount: '100', conditions: { ...noConditions, minOrders: 3 }, pricing: { priceType: 'fixed', price: '1' } });
    await publish(expensive, { pricing: { priceType: 'floating', premiumPpm: 20_000 } });
  });

  it('is the best ad that this person may take, with a quote of thirty seconds', async () => {
    const taker = await payingPerson(env);
    const { ad, quote, reference } = await taker.browser.ask(quickMatch, { ...buyUsdt, amount: '51' });
    expect(ad).toMatchObject({ price: '1.02', advertiser: { encryptUserId: expensive.encryptUserId } });
    expect(quote).toMatchObject({ price: '1.02', amount: '51', quantity: '50', maxSlippagePpm: 5_000 });
    const now = new Date(Date.parse(quote.expiresAt) - 30_000);
    expect(readQuote(env.config, quote.token, { takerId: taker.accountId, now })).toMatchObject({
      adNo: ad.adNo,
      price: 102_000_000n,
      priceId: reference?.priceId,
      quantity: 50_000_000n,
    });
    const over = { id: 'p2p-ads.quote-over' };
    expect(() => readQuote(env.config, quote.token, { takerId: taker.accountId, now: new Date(quote.expiresAt) })).toThrow(
      expect.objectContaining(over),
    );
    expect(() => readQuote(env.config, quote.token, { takerId: cheap.accountId, now })).toThrow(expect.objectContaining(over));
    expect(() => readQuote(env.config, `a${quote.token}`, { takerId: taker.accountId, now })).toThrow(expect.objectContaining(over));
    await env.query('INSERT INTO p2p_users_counters (account_id, orders_total) VALUES ($1, 3)', [taker.accountId]);
    expect((await taker.browser.ask(quickMatch, { ...buyUsdt, amount: '51' })).ad.price).toBe('1');
    expect((await taker.browser.ask(quickMatch, { ...buyUsdt, quantity: '150.5' })).quote).toMatchObject({
      amount: '153.51',
      price: '1.02',
    });
  });

  it('is refused when nothing fits, or nothing is asked for', async () => {
    const { browser } = await payingPerson(env);
    const code = async (more: object) => (await browser.call(quickMatch, { ...buyUsdt, ...more })).body.code;
    expect(await code({ amount: '501' })).toBe('63420');
    expect(await code({ amount: '50', paymethodId: sepaInstant })).toBe('63420');
    expect(await code({})).toBe('63405');
    expect(await code({ amount: '50', quantity: '50' })).toBe('63405');
    expect(await code({ amount: '0.001' })).toBe('63405');
  });

  it('stands in a ladder of prices for advertisers', async () => {
    const { steps, fixedBand, floatingBand } = await expensive.browser.ask(priceLadder, {
      side: 'sell',
      coinCode: 'USDT',
      fiatCode: 'EUR',
    });
    expect(steps).toEqual([
      { price: '1', ads: 1, available: '1000', isMine: false },
      { price: '1.02', ads: 1, available: '1000', isMine: true },
    ]);
    expect({ fixedBand, floatingBand }).toEqual({
      fixedBand: { lowest: '0.9', highest: '1.1' },
      floatingBand: { minPremiumPpm: -100_000, maxPremiumPpm: 100_000 },
    });
  });
});
