import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { checkAds } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ads';
import { previewAdActs } from '@peerbourse/contract/p2p/p2p-ads/moderation/preview-ad-acts';
import { takeDownAdsByStaff } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-ads-by-staff';
import { takeDownByStaff } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import { deleteAd } from '@peerbourse/contract/p2p/p2p-ads/own/delete-ad';
import { myAdDetail } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { p2pAdRulesDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AdvertisingPerson, advertisingPerson, publish } from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { trade } from '../support/fixtures/ordering-users.ts';
import type { TestEnvironment } from '../support/test-environment.ts';
import { closeMarketEnvironment, emptyMarket, type MarketEnvironment, openMarketEnvironment } from './market-environment.ts';

const note = 'decided by the tests';

let market: MarketEnvironment;
let env: TestEnvironment;

beforeAll(async () => {
  market = await openMarketEnvironment();
  ({ env } = market);
  expect(await changeSetting(env, 'p2p-config.ads', { ...p2pAdRulesDefault, adsPerPairAndSide: 10 })).toBe('00000');
});

beforeEach(() => emptyMarket(market));
afterAll(() => closeMarketEnvironment(market));

interface SeenAd {
  adNo: string;
  version: number;
}

const seen = ({ adNo, version }: SeenAd) => ({ adNo, version });

async function auditedActs(adNo: string): Promise<string[]> {
  return (await env.query<{ act: string }>('SELECT act FROM audit_entries WHERE subject = $1 ORDER BY id', [adNo])).map(({ act }) => act);
}

async function waitingOf({ accountId }: AdvertisingPerson): Promise<string[]> {
  const rows = await env.query<{ adNo: string }>(
    'SELECT ad_no AS "adNo" FROM p2p_ads_ads WHERE account_id = $1 AND review_place IS NOT NULL ORDER BY id',
    [accountId],
  );
  return rows.map(({ adNo }) => adNo);
}

it('R7.9 several ads are checked in one act, each recorded by itself; what changed meanwhile is left alone and named', async () => {
  const person = await advertisingPerson(env);
  const [one, changed, other] = [await publish(person), await publish(person), await publish(person)];
  await person.browser.ask(switchAd, { adNo: changed.adNo, isOnline: false });
  const ads = [other, changed, one].map(seen);
  const expected = [
    { adNo: other.adNo, problem: null },
    { adNo: changed.adNo, problem: 'changed-meanwhile' },
    { adNo: one.adNo, problem: null },
  ];
  expect((await env.call(previewAdActs, { act: 'check', ads })).body.data.ads).toMatchObject(expected);
  expect(await waitingOf(person)).toEqual([one.adNo, changed.adNo, other.adNo]);
  expect((await env.call(checkAds, { ads })).body.data.results).toEqual(expected);
  expect(await waitingOf(person)).toEqual([changed.adNo]);
  expect(await Promise.all([one, changed, other].map(({ adNo }) => auditedActs(adNo)))).toEqual([
    ['p2p-ads.checked'],
    [],
    ['p2p-ads.checked'],
  ]);
});

it('R7.9 several ads are taken down for one reason: each owner is told, each ad is recorded, and what cannot be taken down says why', async () => {
  const [person, other] = [await advertisingPerson(env), await advertisingPerson(env)];
  const [one, two, gone, down] = [
    await publish(person),
    await publish(other),
    await publish(person, { isOnline: false }),
    await publish(other),
  ];
  await person.browser.ask(deleteAd, { adNo: gone.adNo });
  await env.call(takeDownByStaff, { adNo: down.adNo, reason: 'other', note });
  const ads = [one, two, gone, down].map(seen);
  const expected = [
    { adNo: one.adNo, problem: null },
    { adNo: two.adNo, problem: null },
    { adNo: gone.adNo, problem: 'unknown' },
    { adNo: down.adNo, problem: 'taken-down' },
  ];
  expect((await env.call(previewAdActs, { act: 'take-down', ads })).body.data.ads).toMatchObject(expected);
  expect((await env.call(takeDownAdsByStaff, { ads, reason: 'contact_data', note })).body.data.results).toEqual(expected);
  expect(await person.browser.ask(myAdDetail, { adNo: one.adNo })).toMatchObject({ state: 'offline', takenDownFor: 'contact_data' });
  expect(await other.browser.ask(myAdDetail, { adNo: two.adNo })).toMatchObject({ state: 'offline', takenDownFor: 'contact_data' });
  expect(await other.browser.ask(myAdDetail, { adNo: down.adNo })).toMatchObject({ takenDownFor: 'other' });
  const told = async ({ browser }: AdvertisingPerson) => (await browser.ask(notificationList, {})).entries.map(({ kind }) => kind);
  expect(await told(person)).toEqual(['ad_taken_down']);
  expect(await told(other)).toEqual(['ad_taken_down', 'ad_taken_down']);
  expect(await auditedActs(one.adNo)).toEqual(['p2p-ads.taken-down']);
  expect(await auditedActs(down.adNo)).toEqual(['p2p-ads.taken-down']);
});

it('R7.9 the preview tells of open orders, which go on, and an order makes no other version of its ad', async () => {
  const { order } = await trade(env);
  const [ad] = await env.query<SeenAd>('SELECT ad_no AS "adNo", version FROM p2p_ads_ads WHERE ad_no = $1', [order.adNo]);
  const ads = ad ? [seen(ad)] : [];
  expect((await env.call(previewAdActs, { act: 'take-down', ads })).body.data.ads).toEqual([
    { adNo: order.adNo, problem: null, inOrders: '100', hasNewPicture: false },
  ]);
  expect((await env.call(takeDownAdsByStaff, { ads, reason: 'abuse', note })).body.data.results).toEqual([
    { adNo: order.adNo, problem: null },
  ]);
});

it('R7.9 an act names each ad once, and fifty at most', async () => {
  const person = await advertisingPerson(env);
  const ad = seen(await publish(person));
  const invalid = refusals['request.invalid'].code;
  expect((await env.call(checkAds, { ads: [ad, ad] })).body.code).toBe(invalid);
  const many = Array.from({ length: 51 }, (_, i) => ({ adNo: String(100_000_000_000_000_000n + BigInt(i)), version: 1 }));
  expect((await env.call(checkAds, { ads: many })).body.code).toBe(invalid);
  expect((await env.call(checkAds, { ads: many.slice(0, 50) })).body.data.results.every(({ problem }) => problem === 'unknown')).toBe(true);
});

it('R7.9 two members who take down the same ads in another order wait for each other, and each ad is taken down once', async () => {
  const person = await advertisingPerson(env);
  const published = [await publish(person), await publish(person), await publish(person), await publish(person)].map(seen);
  const act = (ads: SeenAd[]) => env.call(takeDownAdsByStaff, { ads, reason: 'misleading', note });
  const answers = await Promise.all([act(published), act(published.toReversed())]);
  const problems = answers.map(({ body }) => [...new Set(body.data.results.map(({ problem }) => problem))]);
  expect(problems).toEqual(expect.arrayContaining([[null], ['taken-down']]));
  for (const { adNo } of published) expect(await auditedActs(adNo)).toEqual(['p2p-ads.taken-down']);
});
