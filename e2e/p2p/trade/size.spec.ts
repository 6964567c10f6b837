import { measureMemberPage } from '../../../tools/size/measure.ts';
import { enter } from '../../identity/account/member.ts';
import { expect, site, test } from '../../site.ts';
import { newTrader, switchMarket } from '../market.ts';
import { leaveTrades, newSeller, placeOn } from '../order-users.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveTrades);
test.afterAll(() => switchMarket(false));

test('the page of an order, as its buyer and its seller get it, keeps to its weight until it can be used', {
  tag: '@visual',
}, async ({ browser }) => {
  const [seller, buyer] = [await newSeller(), await newTrader()];
  const { orderNo } = await placeOn(seller, buyer);
  for (const [side, { device }] of Object.entries({ buyer, seller })) {
    const limits = { name: `order of the ${side}`, scripts: 176, html: 66, all: 200 };
    const rows = await measureMemberPage(browser, `${site}/p2p-trade/order/${orderNo}`, limits, (context) => enter(context, device));
    for (const { name, kilobytes, limit } of rows) expect(kilobytes, name).toBeLessThanOrEqual(limit);
  }
});
