import { noConditions } from '@peerbourse/contract/p2p-ads/ad.shape';
import { createShareCode } from '@peerbourse/contract/p2p-ads/market/create-share-code';
import { takeDownByStaff } from '@peerbourse/contract/p2p-ads/moderation/take-down-by-staff';
import { editAd } from '@peerbourse/contract/p2p-ads/own/edit-ad';
import { writeRemark } from '@peerbourse/contract/p2p-ads/remarks/write-remark';
import { type AdvertisingPerson, advertisingPerson, adWish, openMarket, publish, sendPicture } from './advertising-people.ts';
import { payingPerson } from './paying-people.ts';
import type { Prepare } from './prepared-shape.ts';
import type { Stage } from './stage.ts';

type Wish = NonNullable<Parameters<typeof adWish>[1]>;
type Input = Record<string, unknown>;

/** By an advertiser with an ad. */
function byAdvertiser(wish: Wish, input: (adNo: string, person: AdvertisingPerson) => Promise<Input> | Input): Prepare {
  return async (stage) => {
    await openMarket(stage);
    const person = await advertisingPerson(stage);
    const { adNo } = await publish(person, wish);
    return { browser: person.browser, input: await input(adNo, person) };
  };
}

/** By somebody who sees the ad of another. */
function byTaker(wish: Wish, input: (adNo: string, person: AdvertisingPerson) => Promise<Input> | Input): Prepare {
  return async (stage) => {
    const prepared = await byAdvertiser(wish, input)(stage);
    return { browser: (await payingPerson(stage)).browser, input: prepared.input };
  };
}

/** An ad for staff to judge. */
export async function someAd(stage: Stage, isTakenDown: boolean): Promise<string> {
  await openMarket(stage);
  const { adNo } = await publish(await advertisingPerson(stage));
  if (isTakenDown) await stage.call(takeDownByStaff, { adNo, reason: 'other', note: 'a take-down of the tests' });
  return adNo;
}

/** An ad with a picture that nobody has judged. */
export async function adWithPicture(stage: Stage): Promise<{ adNo: string; fileId: string }> {
  await openMarket(stage);
  const person = await advertisingPerson(stage);
  const fileId = await sendPicture(person.browser);
  const { adNo } = await publish(person, { pictures: [fileId] });
  return { adNo, fileId };
}

const onAd = (wish: Wish = {}): Prepare => byAdvertiser(wish, (adNo) => ({ adNo }));
const market = { side: 'sell', coinCode: 'USDT', fiatCode: 'EUR' };

export const preparedP2pAds: Record<string, Prepare> = {
  '/v1/p2p/adv/publishAdv': byAdvertiser({}, (_adNo, person) => ({ ...adWish(person) })),
  '/v1/p2p/adv/editAdv': onAd(),
  '/v1/p2p/adv/cancelEditAdv': byAdvertiser({}, async (adNo, { browser }) => {
    await browser.ask(editAd, { adNo });
    return { adNo };
  }),
  '/v1/p2p/adv/changeAdvState': byAdvertiser({ isOnline: false }, (adNo) => ({ adNo, isOnline: true })),
  '/v1/p2p/adv/takeDownAdv': onAd(),
  '/v1/p2p/adv/hideAdv': onAd(),
  '/v1/p2p/adv/cancelHideAdv': onAd({ isHidden: true }),
  '/v1/p2p/adv/delAdv': onAd({ isOnline: false }),
  '/v1/p2p/adv/queryAdvDetail': onAd(),
  '/v1/p2p/adv/advPageListByUser': byAdvertiser({}, () => ({})),
  '/v1/p2p/adv/query-ad-fee': byAdvertiser({}, () => ({ ...market, quantity: '10' })),
  '/v1/p2p/adv/createCommand': onAd({ isHidden: true }),
  '/v1/p2p/adv/queryAdvByAdNo': byTaker({}, (adNo) => ({ adNo })),
  '/v1/p2p/adv/matchingAdv': byTaker({ isHidden: true }, async (adNo, { browser }) => ({
    code: (await browser.ask(createShareCode, { adNo })).code,
  })),
  '/v1/p2p/pub/checkCommand': byTaker({}, () => ({ code: 'ABCDEFGHJK' })),
  '/v1/p2p/pub/adv/queryAdvList': byTaker({}, () => ({ ...market, side: 'buy' })),
  '/v1/p2p/pub/adv/check-trade': byTaker({}, (adNo) => ({ adNo, amount: '50' })),
  '/v1/p2p/order/quickMatchAd': byTaker({}, () => ({ ...market, side: 'buy', amount: '50' })),
  '/v1/x/p2p-ads/price-ladder': byAdvertiser({}, () => market),
  '/v1/x/p2p-ads/ad-reach': byAdvertiser({}, () => ({ ...market, conditions: noConditions })),
  '/v1/x/p2p-ads/switch-ads': byAdvertiser({}, (adNo) => ({ adNos: [adNo], isOnline: false })),
  '/v1/x/p2p-ads/reprice-ads': byAdvertiser({}, (adNo) => ({ ads: [{ adNo, pricing: { priceType: 'fixed', price: '1.02' } }] })),
  '/v1/x/p2p-ads/write-remark': byAdvertiser({}, () => ({ title: 'A remark', remark: 'Please pay from your own account.' })),
  '/v1/x/p2p-ads/delete-remark': byAdvertiser({}, async (_adNo, { browser }) => ({
    remarkNo: (await browser.ask(writeRemark, { title: 'A remark', remark: 'Please pay from your own account.' })).remarkNo,
  })),
};
