import { deleteAd } from '@peerbourse/contract/p2p/p2p-ads/own/delete-ad';
import { takeDownAd } from '@peerbourse/contract/p2p/p2p-ads/own/take-down-ad';
import { visit } from '../identity/account/member.ts';
import { expect, test } from '../site.ts';
import { publish } from './advertiser.ts';
import { newTrader, openAsTrader, saveEuroAccount, switchMarket } from './market.ts';

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
