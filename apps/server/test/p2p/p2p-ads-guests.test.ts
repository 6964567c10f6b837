import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { adTerms } from '@peerbourse/contract/p2p/p2p-ads/market/ad-terms';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { type AdvertisingPerson, advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { buyUsdt, listed } from './market-environment.ts';

let env: TestEnvironment;
let person: AdvertisingPerson;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_COPIES_MS: '60000' });
  await env.start('api');
  await openMarket(env);
  person = await advertisingPerson(env);
});

afterAll(() => env.close());

it('R7.10 guests share one answer for a moment; whoever is signed in sees the market as it is', async () => {
  const { adNo } = await publish(person);
  const onlooker = await advertisingPerson(env);
  const guest = new Browser(env);
  expect(await listed(guest)).toEqual([adNo]);
  await env.query(`UPDATE p2p_ads_ads SET state = 'offline' WHERE ad_no = $1`, [adNo]);
  expect(await listed(new Browser(env)), 'another guest gets the copy').toEqual([adNo]);
  expect(await listed(guest, { maxPayMinutes: 30 }), 'another question is asked').toEqual([]);
  expect(await listed(onlooker.browser), 'a trader gets no copy').toEqual([]);
});

it('R7.1 a copy has the envelope of every answer, with the request id of the one who asked', async () => {
  const ask = () => env.call(adList, { ...buyUsdt });
  const [first, second] = [(await ask()).body, (await ask()).body];
  expect(Object.keys(first).sort()).toEqual(['code', 'data', 'msg', 'requestId']);
  expect(second).toMatchObject({ code: 0, msg: '', data: first.data });
  expect(second.requestId).not.toBe(first.requestId);
});

it('R7.10 guests read the terms of a listed ad, and nothing of one that is not listed', async () => {
  const other = await advertisingPerson(env);
  const [listedAd, hidden] = [await publish(other, { remark: 'Only from your own account.' }), await publish(other, { isHidden: true })];
  const guest = new Browser(env);
  expect(await guest.ask(adTerms, { adNo: listedAd.adNo })).toEqual({ remark: 'Only from your own account.', takerFeePpm: 0 });
  expect((await guest.call(adTerms, { adNo: hidden.adNo })).body.code).toBe(refusals['p2p-ads.unknown-ad'].code);
});
