import { adModerationList } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { allowAd } from '@peerbourse/contract/p2p/p2p-ads/moderation/allow-ad';
import { checkAd } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ad';
import { judgePicture } from '@peerbourse/contract/p2p/p2p-ads/moderation/judge-picture';
import { takeDownByStaff } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import { deleteAd } from '@peerbourse/contract/p2p/p2p-ads/own/delete-ad';
import { editAd } from '@peerbourse/contract/p2p/p2p-ads/own/edit-ad';
import { repriceAds } from '@peerbourse/contract/p2p/p2p-ads/own/reprice-ads';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { p2pAdRulesDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { refusals } from '@peerbourse/contract/refusals';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { work } from '#modules/p2p/p2p-ads/work.ts';
import {
  type AdvertisingPerson,
  advertisingPerson,
  publish,
  sendPicture,
  setPrice,
  termsOf,
} from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import type { TestEnvironment } from '../support/test-environment.ts';
import { closeMarketEnvironment, emptyMarket, type MarketEnvironment, openMarketEnvironment, runAdJob } from './market-environment.ts';

/** An invitation past the market that the filter is not sure of. */
const doubtfulWords = 'Regular customers get a better rate, ask me.';
const fixedAt = (price: string) => ({ pricing: { priceType: 'fixed', price } }) as const;

let market: MarketEnvironment;
let env: TestEnvironment;

beforeAll(async () => {
  market = await openMarketEnvironment();
  ({ env } = market);
  const many = { ...p2pAdRulesDefault, adsPerPairAndSide: 60, publicAdsOfNonMerchants: 60, editsPerFiveMinutes: 1_000 };
  expect(await changeSetting(env, 'p2p-config.ads', many)).toBe('00000');
});

beforeEach(() => emptyMarket(market));
afterAll(() => closeMarketEnvironment(market));

async function waiting(person: AdvertisingPerson) {
  return (await env.call(adModerationList, { show: 'waiting', userId: person.userId })).body.data.ads;
}

/** Why an ad waits by the list, which the queue of My work must agree with. */
async function reasonsOf(person: AdvertisingPerson, adNo: string): Promise<string[]> {
  const ad = (await waiting(person)).find((each) => each.adNo === adNo);
  expect(await isQueued(adNo)).toBe(ad !== undefined);
  return ad?.review?.reasons ?? [];
}

async function isQueued(adNo: string): Promise<boolean> {
  const queue = work.queues?.[0]?.waiting(sql``);
  const { rows } = await sql`SELECT FROM (${queue}) queue WHERE number = ${adNo}`.execute(market.worker.db);
  return rows.length > 0;
}

async function check(adNo: string): Promise<void> {
  const [row] = await env.query<{ version: number }>('SELECT version FROM p2p_ads_ads WHERE ad_no = $1', [adNo]);
  expect((await env.call(checkAd, { adNo, version: row?.version ?? 0 })).body.code).toBe('00000');
}

async function edit(person: AdvertisingPerson, adNo: string, more: Parameters<typeof termsOf>[1]): Promise<void> {
  const { version } = await person.browser.ask(editAd, { adNo });
  await person.browser.ask(editAd, { adNo, save: { version, terms: termsOf(person, more) }, accountPwd: fundPassword });
}

describe('what waits', () => {
  it('R7.9 an ad that was checked waits again when its words change, and not when they are what they were', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { remark: 'Fast and friendly.' });
    expect(await reasonsOf(person, adNo)).toEqual(['first-ad']);
    await check(adNo);
    expect(await reasonsOf(person, adNo)).toEqual([]);
    await edit(person, adNo, { remark: 'Fast and friendly.', autoReply: 'I am here until six.' });
    expect(await reasonsOf(person, adNo)).toEqual(['changed-words']);
    await edit(person, adNo, { remark: 'Fast and friendly, as ever.', autoReply: 'I am here until six.' });
    expect(await waiting(person)).toMatchObject([{ adNo, before: { remark: 'Fast and friendly.', autoReply: '' } }]);
    await edit(person, adNo, { remark: 'Fast and friendly.' });
    expect(await reasonsOf(person, adNo)).toEqual([]);
  });

  it('R7.9 limits, amounts, methods, minutes and switching bring no ad back', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, { remark: 'Fast and friendly.' });
    await check(adNo);
    await edit(person, adNo, { remark: 'Fast and friendly.', quantity: '1500', minAmount: '30', maxAmount: '400', payMinutes: 30 });
    expect(await reasonsOf(person, adNo)).toEqual([]);
    await person.browser.ask(switchAd, { adNo, isOnline: false });
    await person.browser.ask(switchAd, { adNo, isOnline: true });
    expect(await reasonsOf(person, adNo)).toEqual([]);
  });

  it('R7.9 a price that a save moves far from the reference brings an ad back; the market moving away from it does not', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, fixedAt('1.01'));
    await check(adNo);
    await edit(person, adNo, fixedAt('1.05'));
    expect(await reasonsOf(person, adNo)).toEqual([]);
    await edit(person, adNo, fixedAt('1.0501'));
    expect(await reasonsOf(person, adNo)).toEqual(['price']);
    expect(await waiting(person)).toMatchObject([{ review: { priceDistancePpm: 50_100 } }]);
    await person.browser.ask(repriceAds, { ads: [{ adNo, ...fixedAt('1.04') }] });
    expect(await reasonsOf(person, adNo)).toEqual([]);
    await setPrice(env, 'usdt_eur', 98_000_000n);
    await edit(person, adNo, { ...fixedAt('1.04'), minAmount: '30' });
    expect(await reasonsOf(person, adNo)).toEqual([]);
    await person.browser.ask(repriceAds, { ads: [{ adNo, ...fixedAt('1.05') }] });
    expect(await reasonsOf(person, adNo)).toEqual(['price']);
  });

  it('R7.9 an outlier that staff have seen waits again only when it goes further', async () => {
    const person = await advertisingPerson(env);
    const floating = (premiumPpm: number) => ({ pricing: { priceType: 'floating', premiumPpm } }) as const;
    const { adNo } = await publish(person, floating(80_000));
    expect(await reasonsOf(person, adNo)).toEqual(['price', 'first-ad']);
    await check(adNo);
    await edit(person, adNo, floating(70_000));
    expect(await reasonsOf(person, adNo)).toEqual([]);
    await edit(person, adNo, floating(-90_000));
    expect(await reasonsOf(person, adNo)).toEqual(['price']);
  });

  it('R7.9 a picture that nobody has judged brings an ad back until somebody has', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    await check(adNo);
    const fileId = await sendPicture(person.browser);
    await edit(person, adNo, { pictures: [fileId] });
    expect(await reasonsOf(person, adNo)).toEqual(['new-picture']);
    await check(adNo);
    expect(await reasonsOf(person, adNo)).toEqual(['new-picture']);
    await env.call(judgePicture, { adNo, fileId, isFine: true, note: 'judged by the tests' });
    expect(await reasonsOf(person, adNo)).toEqual([]);
    await edit(person, adNo, { pictures: [fileId], minAmount: '30' });
    expect(await reasonsOf(person, adNo)).toEqual([]);
    const other = await sendPicture(person.browser);
    await edit(person, adNo, { pictures: [other] });
    await edit(person, adNo, { pictures: [] });
    expect(await reasonsOf(person, adNo)).toEqual([]);
  });

  it('R7.9 what is taken down, allowed or deleted does not wait', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    await env.call(takeDownByStaff, { adNo, reason: 'other', note: 'taken down by the tests' });
    expect(await reasonsOf(person, adNo)).toEqual([]);
    await env.call(allowAd, { adNo, version: 2, note: 'allowed by the tests' });
    expect(await reasonsOf(person, adNo)).toEqual([]);
    const second = await publish(person, { isOnline: false });
    expect(await reasonsOf(person, second.adNo)).toEqual(['new-ad']);
    await person.browser.ask(deleteAd, { adNo: second.adNo });
    expect(await isQueued(second.adNo)).toBe(false);
    const third = await publish(person);
    expect(await reasonsOf(person, third.adNo)).toEqual(['new-ad']);
  });

  it('R7.9 the worker judges words and prices that came without a judgement, and keeps one that is there', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person, fixedAt('1.08'));
    await env.query('UPDATE p2p_ads_ads SET words_finding = NULL, price_distance_ppm = NULL, remark = $2 WHERE ad_no = $1', [
      adNo,
      'Write to me on telegram',
    ]);
    expect(await reasonsOf(person, adNo)).toEqual(['first-ad']);
    await runAdJob(market, 'p2p-ads.review');
    expect(await reasonsOf(person, adNo)).toEqual(['forbidden-words', 'price', 'first-ad']);
    await setPrice(env, 'usdt_eur', 105_000_000n);
    await runAdJob(market, 'p2p-ads.review');
    expect(await reasonsOf(person, adNo)).toEqual(['forbidden-words', 'price', 'first-ad']);
  });

  it('R7.9 nobody writes an ad into the queue or out of it', async () => {
    const person = await advertisingPerson(env);
    const { adNo } = await publish(person);
    await env.query('UPDATE p2p_ads_ads SET review_place = NULL, review_since = NULL WHERE ad_no = $1', [adNo]);
    expect(await reasonsOf(person, adNo)).toEqual(['first-ad']);
    await check(adNo);
    await env.query('UPDATE p2p_ads_ads SET review_place = 1, review_since = app_now() WHERE ad_no = $1', [adNo]);
    expect(await reasonsOf(person, adNo)).toEqual([]);
  });
});

describe('the order', () => {
  it('R7.9 the greatest risk comes first, and of one risk what has waited longest', async () => {
    const [person, newcomer] = [await advertisingPerson(env), await advertisingPerson(env)];
    const first = await publish(person);
    await check(first.adNo);
    const plain = await publish(person, { isOnline: false });
    const later = await publish(person, { isOnline: false });
    const outlier = await publish(person, { isOnline: false, ...fixedAt('0.93') });
    const doubtful = await publish(person, { isOnline: false, remark: doubtfulWords });
    const firstOfOther = await publish(newcomer);
    await edit(person, first.adNo, { remark: 'Fast and friendly.' });
    // A change that is not looked at makes no ad younger.
    await edit(person, plain.adNo, { minAmount: '30' });
    const mine = [first, plain, later, outlier, doubtful, firstOfOther].map(({ adNo }) => adNo);
    const { ads } = (await env.call(adModerationList, { show: 'waiting' })).body.data;
    expect(ads.filter(({ adNo }) => mine.includes(adNo)).map(({ adNo, review }) => [adNo, review?.reasons[0]])).toEqual([
      [doubtful.adNo, 'doubtful-words'],
      [outlier.adNo, 'price'],
      [firstOfOther.adNo, 'first-ad'],
      [first.adNo, 'changed-words'],
      [plain.adNo, 'new-ad'],
      [later.adNo, 'new-ad'],
    ]);
  });

  it('R7.9 pages go on where the reader stopped, whatever left the queue meanwhile', async () => {
    const person = await advertisingPerson(env);
    const published: string[] = [];
    for (let count = 0; count < 54; count++) published.push((await publish(person, { isOnline: false, quantity: '100' })).adNo);
    const page = async (cursor?: string) =>
      (await env.call(adModerationList, { show: 'waiting', userId: person.userId, ...(cursor ? { cursor } : {}) })).body.data;
    const begin = await page();
    expect(begin.ads.map(({ adNo }) => adNo)).toEqual(published.slice(0, 50));
    await check(published[49] ?? '');
    await check(published[50] ?? '');
    const end = await page(begin.nextCursor ?? '');
    expect(end.ads.map(({ adNo }) => adNo)).toEqual(published.slice(51));
    expect(end.nextCursor).toBeNull();
    const other = await env.call(adModerationList, { show: 'all', cursor: begin.nextCursor ?? '' });
    expect(other.body.code).toBe(refusals['p2p-ads.cursor-over'].code);
  });
});
