import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { adModerationList } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { allowAd } from '@peerbourse/contract/p2p/p2p-ads/moderation/allow-ad';
import { checkAd } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ad';
import { takeDownByStaff } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import { myAdDetail } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { p2pAdRulesDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { advertisingPerson, publish, setPrice } from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import type { TestEnvironment } from '../support/test-environment.ts';
import {
  closeMarketEnvironment,
  emptyMarket,
  listed,
  type MarketEnvironment,
  openMarketEnvironment,
  runAdJob,
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

describe('upkeep', () => {
  it('a fixed price that the market has left is not listed until it is back', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    const buy = await publish(person, { side: 'buy', pricing: { priceType: 'fixed', price: '1.09' } });
    const reasons = async (no: string) => (await person.browser.ask(myAdDetail, { adNo: no })).hiddenReasons;
    await setPrice(env, 'usdt_eur', 115_000_000n);
    await runAdJob(market, 'p2p-ads.watch-bands');
    expect(await listed(guest)).toEqual([]);
    expect(await reasons(adNo)).toEqual(['price_band']);
    expect(await reasons(buy.adNo)).toEqual([]);
    await setPrice(env, 'usdt_eur', 98_000_000n);
    await runAdJob(market, 'p2p-ads.watch-bands');
    expect(await listed(guest)).toEqual([adNo]);
    expect(await reasons(buy.adNo)).toEqual(['price_band']);
    await setPrice(env, 'usdt_eur', 100_000_000n);
    await runAdJob(market, 'p2p-ads.watch-bands');
    expect(await reasons(buy.adNo)).toEqual([]);
  });

  it('an ad that nobody cares for is idle, and one without a usable account is not listed', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    const review = async () => {
      await env.query('UPDATE p2p_ads_sweeps SET last_id = 0');
      await runAdJob(market, 'p2p-ads.review');
      return (await person.browser.ask(myAdDetail, { adNo })).hiddenReasons;
    };
    expect(await review()).toEqual([]);
    await env.query(`UPDATE p2p_ads_ads SET active_at = app_now() - interval '31 days' WHERE ad_no = $1`, [adNo]);
    await env.query(`UPDATE p2p_paymethods_methods SET state = 'disabled', disabled_by = 'owner' WHERE account_id = $1`, [
      person.accountId,
    ]);
    expect(await review()).toEqual(['idle', 'method_disabled']);
    await env.query('INSERT INTO p2p_users_presence VALUES ($1, app_now())', [person.accountId]);
    await env.query(`UPDATE p2p_paymethods_methods SET state = 'active', disabled_by = NULL WHERE account_id = $1`, [person.accountId]);
    expect(await review()).toEqual([]);
  });

  it('ads of a closed account end, and their coins come back', async () => {
    const person = await advertisingPerson(env);
    await publish(person);
    await env.query(`UPDATE accounts_users SET state = 'closed', email = NULL WHERE id = $1`, [person.accountId]);
    await runAdJob(market, 'p2p-ads.review');
    expect(await env.query('SELECT state FROM p2p_ads_ads WHERE account_id = $1', [person.accountId])).toEqual([{ state: 'deleted' }]);
    expect(
      await env.query(`SELECT balance::text FROM ledger_account_balances WHERE owner_id = $1 AND purpose = 'otc'`, [person.accountId]),
    ).toEqual([{ balance: '10000000000' }]);
  });
});

describe('staff', () => {
  it('find prices far from the reference on the first page, however many others are newer', async () => {
    const person = await advertisingPerson(env);
    const far = await publish(person, { pricing: { priceType: 'fixed', price: '1.08' } });
    // A whole page of newer ads stands before it.
    const many = { ...p2pAdRulesDefault, adsPerPairAndSide: 60, publicAdsOfNonMerchants: 60, editsPerFiveMinutes: 1_000 };
    expect(await changeSetting(env, 'p2p-config.ads', many)).toBe('00000');
    for (let count = 0; count < 50; count++) await publish(person, { isOnline: false, quantity: '100' });
    expect(await changeSetting(env, 'p2p-config.ads', p2pAdRulesDefault)).toBe('00000');
    expect((await env.call(adModerationList, { show: 'outliers', userId: person.userId })).body.data.ads).toMatchObject([
      { adNo: far.adNo, isOutlier: true },
    ]);
  });

  it('see words and prices, take an ad down with a reason, and allow it again; both are in the audit log', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { remark: 'Fast and friendly.', pricing: { priceType: 'fixed', price: '1.08' } });
    const rows = async (show: 'words' | 'outliers' | 'taken-down') =>
      (await env.call(adModerationList, { show, userId: person.userId })).body.data.ads;
    expect(await rows('words')).toMatchObject([{ adNo, remark: 'Fast and friendly.', spreadPpm: 80_000 }]);
    expect(await rows('outliers')).toMatchObject([{ adNo }]);
    expect(await rows('taken-down')).toEqual([]);
    const note = 'a take-down of the tests';
    expect((await env.call(takeDownByStaff, { adNo, reason: 'misleading', note })).body.data).toEqual({ adNo, state: 'offline' });
    expect((await env.call(takeDownByStaff, { adNo, reason: 'misleading', note })).body.code).toBe('63411');
    expect(await person.browser.ask(myAdDetail, { adNo })).toMatchObject({
      takenDownFor: 'misleading',
      hiddenReasons: ['inactive', 'approval'],
    });
    expect((await person.browser.call(switchAd, { adNo, isOnline: true })).body.code).toBe('63418');
    expect(await rows('taken-down')).toMatchObject([{ adNo, takenDownFor: 'misleading' }]);
    const version = (await rows('taken-down'))[0]?.version ?? 0;
    expect((await env.call(allowAd, { adNo, version: version - 1, note: 'another version' })).body.code).toBe('63412');
    await env.call(allowAd, { adNo, version, note: 'allowed by the tests' });
    expect((await person.browser.ask(switchAd, { adNo, isOnline: true })).state).toBe('online');
    const { entries } = await person.browser.ask(notificationList, {});
    expect(entries.map(({ kind }) => kind)).toEqual(['ad_allowed', 'ad_taken_down']);
    expect(await env.query(`SELECT act FROM audit_entries WHERE subject = $1 ORDER BY id`, [adNo])).toEqual([
      { act: 'p2p-ads.taken-down' },
      { act: 'p2p-ads.allowed' },
    ]);
  });

  it('find what waits for them by currency, coin and state; what they have checked waits again once it changes', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { remark: 'Fast and friendly.', pricing: { priceType: 'fixed', price: '1.01' } });
    const waiting = async (more: object = {}) =>
      (await env.call(adModerationList, { show: 'waiting', userId: person.userId, ...more })).body.data.ads;
    const [ad] = await waiting({ fiatCode: 'EUR', coinCode: 'USDT', state: 'online' });
    expect(ad).toMatchObject({
      adNo,
      review: { reasons: ['first-ad'] },
      isOutlier: false,
      findings: [],
      before: null,
      minAmount: '20',
      quantity: '1000',
    });
    expect(ad?.paymethods).toMatchObject([{ paymethodName: 'SEPA' }]);
    expect(await waiting({ fiatCode: 'PHP' })).toEqual([]);
    expect(await waiting({ coinCode: 'BTC' })).toEqual([]);
    expect(await waiting({ state: 'offline' })).toEqual([]);

    expect((await env.call(checkAd, { adNo, version: 9 })).body.code).toBe('63412');
    await env.call(checkAd, { adNo, version: ad?.version ?? 0 });
    expect(await waiting()).toEqual([]);
    await env.query(`UPDATE p2p_ads_ads SET remark = 'Write to me on telegram', version = version + 1 WHERE ad_no = $1`, [adNo]);
    await env.query(
      `INSERT INTO p2p_ads_edits (ad_id, act, version, remark, auto_reply) SELECT id, 'save', version, remark, '' FROM p2p_ads_ads WHERE ad_no = $1`,
      [adNo],
    );
    expect(await waiting()).toMatchObject([
      { adNo, before: { remark: 'Fast and friendly.' }, findings: [{ field: 'remark', problem: 'messenger' }] },
    ]);
    await env.call(takeDownByStaff, { adNo, reason: 'contact_data', note: 'names a messenger' });
    expect(await waiting()).toEqual([]);
    expect((await env.call(checkAd, { adNo, version: 3 })).body.code).toBe('63411');
    const [down] = (await env.call(adModerationList, { show: 'taken-down', userId: person.userId })).body.data.ads;
    expect((await env.call(allowAd, { adNo, version: down?.version ?? 0, note: 'allowed by the tests' })).body.code).toBe('00000');
    expect(await waiting()).toEqual([]);
  });
});
