import { adList } from '@peerbourse/contract/p2p-ads/market/ad-list';
import { deleteAd } from '@peerbourse/contract/p2p-ads/own/delete-ad';
import { takeDownAd } from '@peerbourse/contract/p2p-ads/own/take-down-ad';
import { Visitor, visit } from '../account/member.ts';
import { expect, test } from '../site.ts';
import { publish } from './advertiser.ts';
import { newTrader, openAsTrader, saveEuroAccount, switchMarket } from './market.ts';

const euros = { side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' } as const;

test('the market of the stage is the same at every run, with a second page in euros', async () => {
  const guest = new Visitor();
  const { ads, nextCursor, reference } = await guest.ask(adList, euros);
  expect(reference?.price).toBe('0.9236');
  // Ads of traders whom other tests made may stand among them.
  const ofStage = ads.filter(({ advertiser }) => !advertiser.nickName.startsWith('Tester'));
  expect(ofStage.slice(0, 3).map(({ advertiser, price }) => [advertiser.nickName, price])).toEqual([
    ['Lucky Lantern', '0.92735'],
    ['Calm Meadow', '0.92839'],
    ['riverorchard', '0.93105'],
  ]);
  expect((await guest.ask(adList, { ...euros, cursor: nextCursor ?? '' })).ads.length).toBeGreaterThan(0);
});

test('a trader publishes with the fund password, and the switch shows the way to the market', async ({ quiet }) => {
  const trader = await newTrader({ mayPublish: true, coins: [{ coin: 'USDT', amount: '500' }] });
  const terms = { isHidden: true, pricing: { priceType: 'fixed', price: '0.95' }, quantity: '100', maxAmount: '50' } as const;
  const ad = await publish({ ...trader, methodNo: await saveEuroAccount(trader) }, terms);
  expect(ad).toMatchObject({ state: 'online', isHidden: true, hiddenReasons: [] });
  await trader.device.ask(takeDownAd, { adNo: ad.adNo });
  await trader.device.ask(deleteAd, { adNo: ad.adNo });
  await switchMarket(true);
  try {
    await openAsTrader(quiet);
    await visit(quiet, '/p2p-trade/buy/USDT-EUR');
    await expect(quiet.getByText('Lucky Lantern').first()).toBeVisible();
  } finally {
    await switchMarket(false);
  }
});
