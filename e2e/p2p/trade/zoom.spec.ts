import type { Page } from '@playwright/test';
import { expect, test } from '../../site.ts';
import { checkVisuals } from '../../visual-and-a11y.ts';
import { leaveMarket } from '../advertiser.ts';
import { switchMarket } from '../market.ts';
import { orderScreen } from '../order-screen.ts';
import { openFromList, openHall, takeAd, type Wanted } from './hall-trade.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

/** A screen of 1280 to 720 pixels at 200 %: half as many CSS pixels, each of them twice as large. */
const zoomed = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 };
const wanted: Wanted = { side: 'sell', wantsAcceptance: false, language: 'en', width: 640 };

test('R4.20 at 200 % zoom a trade goes from the hall to the end without scrolling sideways', { tag: '@long' }, async ({ browser }) => {
  const hall = await openHall(browser, wanted, zoomed);
  const [buyer, seller] = [orderScreen(hall.taker.page), orderScreen(hall.maker.page)];
  const fits = (page: Page, name: string) => checkVisuals(page, name, { hasAxe: false });
  await fits(hall.taker.page, 'the hall');
  const orderNo = await takeAd(hall, wanted);
  await openFromList(hall.maker.page, orderNo);
  await fits(hall.taker.page, 'the order to pay');
  await fits(hall.maker.page, 'the order to be paid');
  await expect(buyer.button('paid')).toBeInViewport({ ratio: 1 });
  await buyer.pay();
  await seller.expectTitle('title_release');
  await fits(hall.maker.page, 'the order to release');
  await expect(seller.button('release')).toBeInViewport({ ratio: 1 });
  await seller.release();
  await buyer.expectTitle('title_completed_buyer');
  await fits(hall.taker.page, 'the completed order');
  expect(hall.complaints()).toEqual([]);
  await hall.close();
});
