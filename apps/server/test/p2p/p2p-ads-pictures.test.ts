import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { adDetail } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { adModerationList } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { judgePicture } from '@peerbourse/contract/p2p/p2p-ads/moderation/judge-picture';
import { deleteAd } from '@peerbourse/contract/p2p/p2p-ads/own/delete-ad';
import { editAd } from '@peerbourse/contract/p2p/p2p-ads/own/edit-ad';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AdvertisingPerson,
  adInput,
  advertisingPerson,
  openMarket,
  publish,
  sendPicture,
} from '../support/fixtures/advertising-users.ts';
import { payingPerson } from '../support/fixtures/paying-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
});

afterAll(() => env.close());

const note = 'judged by the tests';
const badPicture = refusals['p2p-ads.bad-picture'].code;

async function refusalOf(person: AdvertisingPerson, pictures: string[]): Promise<string> {
  return String((await person.browser.call(publishAd, adInput(person, { pictures }))).body.code);
}

async function isLoose(fileId: string): Promise<boolean | undefined> {
  const [row] = await env.query<{ loose: boolean }>('SELECT attached_at IS NULL AS loose FROM files_stored WHERE file_id = $1', [fileId]);
  return row?.loose;
}

it('nobody but its owner sees a picture before staff have, and a refused one never', async () => {
  const [person, taker] = [await advertisingPerson(env), await payingPerson(env)];
  const fileId = await sendPicture(person.browser);
  const { adNo, pictures } = await publish(person, { pictures: [fileId] });
  expect(pictures).toEqual([{ fileId, state: 'waiting' }]);
  const seenBy = async ({ browser }: typeof taker) => (await browser.ask(adDetail, { adNo })).pictures;
  expect(await seenBy(taker)).toEqual([]);
  expect(await seenBy(person)).toMatchObject([{ fileId, state: 'waiting' }]);
  const waiting = (await env.call(adModerationList, { show: 'pictures', userId: person.userId })).body.data.ads;
  expect(waiting).toMatchObject([{ adNo, pictures: [{ fileId, state: 'waiting', url: expect.stringMatching(/^\/files\//) }] }]);
  await env.call(judgePicture, { adNo, fileId, isFine: true, note });
  expect(await seenBy(taker)).toMatchObject([{ fileId, state: 'shown' }]);
  expect((await env.call(adModerationList, { show: 'pictures', userId: person.userId })).body.data.ads).toEqual([]);
  await env.call(judgePicture, { adNo, fileId, isFine: false, note });
  expect(await seenBy(taker)).toEqual([]);
  const { entries } = await person.browser.ask(notificationList, {});
  expect(entries.map(({ kind }) => kind)).toEqual(['ad_picture_refused']);
});

it('an ad has as many pictures as the configuration allows, all of them sent by its owner for ads and for this one', async () => {
  const [person, other] = [await advertisingPerson(env), await advertisingPerson(env)];
  const [first, second, foreign] = [await sendPicture(person.browser), await sendPicture(person.browser), await sendPicture(other.browser)];
  expect(await refusalOf(person, [first, second])).toBe(badPicture);
  expect(await refusalOf(person, [foreign])).toBe(badPicture);
  expect(await refusalOf(person, ['aaaaaaaaaaaaaaaaaaaaaa'])).toBe(badPicture);
  await publish(person, { pictures: [first] });
  expect(await refusalOf(person, [first])).toBe(badPicture);
});

it('a picture that the ad no longer has is kept for nobody', async () => {
  const person = await advertisingPerson(env);
  const [old, fresh] = [await sendPicture(person.browser), await sendPicture(person.browser)];
  const { adNo } = await publish(person, { pictures: [old] });
  await env.call(judgePicture, { adNo, fileId: old, isFine: true, note });
  const { version } = await person.browser.ask(editAd, { adNo });
  const {
    side: _side,
    coinCode: _coin,
    fiatCode: _fiat,
    isOnline: _online,
    isHidden: _hidden,
    accountPwd: _pwd,
    ...terms
  } = adInput(person);
  const saved = await person.browser.ask(editAd, { adNo, save: { version, terms: { ...terms, pictures: [fresh] } } });
  expect(saved.pictures).toEqual([{ fileId: fresh, state: 'waiting' }]);
  expect([await isLoose(old), await isLoose(fresh)]).toEqual([true, false]);
  await person.browser.ask(switchAd, { adNo, isOnline: false });
  await person.browser.ask(deleteAd, { adNo });
  expect(await isLoose(fresh)).toBe(true);
});
