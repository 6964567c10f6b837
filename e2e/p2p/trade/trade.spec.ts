import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { sellableAmount } from '@peerbourse/contract/p2p/p2p-users/sellable-amount';
import { expect, test } from '../../site.ts';
import { leaveMarket } from '../advertiser.ts';
import { switchMarket } from '../market.ts';
import { orderScreen } from '../order-screen.ts';
import { openFromList, openHall, takeAd, type Wanted } from './hall-trade.ts';

test.beforeAll(() => switchMarket(true));
test.afterEach(leaveMarket);
test.afterAll(() => switchMarket(false));

/** Every pair of two choices occurs at least once; the last two are there for acceptance on each width alone. */
const trades: ReadonlyArray<Wanted & { tag?: string }> = [
  { side: 'sell', wantsAcceptance: false, language: 'en', width: 1440, tag: '@core' },
  { side: 'sell', wantsAcceptance: true, language: 'ar', width: 390 },
  { side: 'buy', wantsAcceptance: false, language: 'ar', width: 1440 },
  { side: 'buy', wantsAcceptance: true, language: 'en', width: 390 },
  { side: 'sell', wantsAcceptance: false, language: 'ar', width: 390, tag: '@long' },
  { side: 'buy', wantsAcceptance: true, language: 'en', width: 1440, tag: '@long' },
];

for (const { tag = [], ...wanted } of trades) {
  const { side, wantsAcceptance, language, width } = wanted;
  test(`R4.20 from the hall to the end: a ${side} ad ${wantsAcceptance ? 'with' : 'without'} acceptance, ${language} at ${width} px`, {
    tag,
  }, async ({ browser }) => {
    const hall = await openHall(browser, wanted);
    const orderNo = await takeAd(hall, wanted);
    await openFromList(hall.maker.page, orderNo);
    const [maker, taker] = [orderScreen(hall.maker.page, language), orderScreen(hall.taker.page, language)];
    if (wantsAcceptance) await maker.button('accept').click();
    const [buyer, seller] = side === 'sell' ? [taker, maker] : [maker, taker];
    await buyer.expectTitle('title_pay');
    await buyer.pay();
    await seller.release();
    await buyer.expectTitle('title_completed_buyer');

    const [buyerDevice, sellerDevice] = side === 'sell' ? [hall.taker, hall.maker] : [hall.maker, hall.taker];
    const order = await buyerDevice.person.device.ask(orderDetail, { orderNo });
    expect(order).toMatchObject({ orderStatus: 3, orderPrice: '93', orderAmount: '100' });
    if (side === 'buy') {
      expect(order.paymethodDetail?.userPaymethodId, 'paid to the account that the seller chose').toBe(hall.accounts[0]);
      expect((await sellerDevice.person.device.ask(sellableAmount, { coinCode: 'USDT' })).balance).toBe('0');
    } else {
      expect((await buyerDevice.person.device.ask(sellableAmount, { coinCode: 'USDT' })).balance).toBe('100');
    }
    expect(hall.complaints()).toEqual([]);
    await hall.close();
  });
}
