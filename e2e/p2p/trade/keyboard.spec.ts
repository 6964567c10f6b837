import type { Page } from '@playwright/test';
import { expect, test } from '../../site.ts';
import { leaveMarket } from '../advertiser.ts';
import { fundPassword, switchMarket } from '../market.ts';
import { type OrderScreen, orderScreen } from '../order-screen.ts';
import { textOf } from '../text-of.ts';
import { openHall } from './hall-trade.ts';
import { expectFocusKept, press, tabTo } from './keyboard.ts';

const hallText = textOf('p2p');

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

/** Goes to every box of the dialog that has opened, ticks it, and then to the button that confirms. */
async function confirm(page: Page, { dialogButton }: OrderScreen, key: string, typed?: string): Promise<void> {
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) {
    await tabTo(page, box);
    await press(page, 'Space');
    await expect(box).toBeChecked();
  }
  if (typed !== undefined) {
    await tabTo(page, page.getByRole('dialog').getByLabel(textOf('paymethods')('fund_password'), { exact: true }));
    await page.keyboard.type(typed);
  }
  await tabTo(page, dialogButton(key));
  await press(page, 'Enter');
}

test('R4.20 two people trade from the hall to the end with nothing but keys, and always see where the focus is', async ({ browser }) => {
  const hall = await openHall(browser, { side: 'sell', wantsAcceptance: true, language: 'en', width: 1440 });
  const [buyer, seller] = [orderScreen(hall.taker.page), orderScreen(hall.maker.page)];
  const { page: buyerPage } = hall.taker;
  const { page: sellerPage } = hall.maker;

  await tabTo(buyerPage, buyerPage.locator(`#take-${hall.adNo}`));
  await press(buyerPage, 'Enter');
  await expect(buyerPage.getByLabel(hallText('you_pay'))).toBeFocused();
  await buyerPage.keyboard.type('93');
  await tabTo(buyerPage, buyerPage.getByRole('button', { name: hallText('buy_amount', { amount: '100', coin: 'USDT' }), exact: true }));
  await press(buyerPage, 'Enter');
  await expect(buyerPage.getByText(buyer.said('lead_wait_acceptance_buyer'))).toBeVisible();
  await expectFocusKept(buyerPage);

  await tabTo(sellerPage, sellerPage.locator('[data-order]').getByRole('link'));
  await press(sellerPage, 'Enter');
  await seller.expectTitle('title_accept_seller');
  await expectFocusKept(sellerPage);
  await tabTo(sellerPage, seller.button('accept'));
  await press(sellerPage, 'Space');
  await seller.expectTitle('title_wait_payment');
  await expectFocusKept(sellerPage);

  await buyer.expectTitle('title_pay');
  await tabTo(buyerPage, buyer.button('paid'));
  await press(buyerPage, 'Enter');
  await confirm(buyerPage, buyer, 'paid_confirm');
  await buyer.expectTitle('title_wait_release');
  await expectFocusKept(buyerPage);

  await seller.expectTitle('title_release');
  await tabTo(sellerPage, seller.button('release'));
  await press(sellerPage, 'Enter');
  await confirm(sellerPage, seller, 'release', fundPassword);
  await seller.expectTitle('title_completed_seller');
  await expectFocusKept(sellerPage);
  await buyer.expectTitle('title_completed_buyer');
  expect(hall.complaints()).toEqual([]);
  await hall.close();
});
