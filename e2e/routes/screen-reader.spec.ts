import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { leaveMarket } from '../p2p/advertiser.ts';
import { openAsTrader, switchMarket } from '../p2p/market.ts';
import { openTrade } from '../p2p/order-fixtures.ts';
import { orderScreen } from '../p2p/order-screen.ts';
import { expect, site, test } from '../site.ts';
import { openComplete, untilComplete } from '../wait-for.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(async () => {
  await leaveMarket();
  await switchMarket(false);
});

/** Every role, name and heading in its order, as a screen reader meets them; docs/spec/screen-reader.md tells it in words. */
async function expectSpoken(page: Page, name: string): Promise<void> {
  const script = readFileSync(new URL(`spoken/${name}.yml`, import.meta.url), 'utf8');
  await expect(page.locator('body')).toMatchAriaSnapshot(script);
}

test('a screen reader says the hall in the order in which it is seen', async ({ quiet }) => {
  await openComplete(quiet, `${site}/p2p-trade/buy/USDT-EUR`);
  await expectSpoken(quiet, 'hall');
});

test('a screen reader says the assets in the order in which they are seen', async ({ quiet }) => {
  await openAsTrader(quiet, { coins: [{ coin: 'USDT', amount: '5000' }] });
  await openComplete(quiet, `${site}/assets`);
  await expectSpoken(quiet, 'assets');
});

test('R7.11 a screen reader says an order to its buyer before the payment, and to its seller after it', async ({ browser }) => {
  const { buyer, seller, complaints, close } = await openTrade(browser);
  await untilComplete(buyer.page);
  await expectSpoken(buyer.page, 'order-to-pay');
  await orderScreen(buyer.page).pay();
  await orderScreen(seller.page).expectTitle('title_release');
  await untilComplete(seller.page);
  await expectSpoken(seller.page, 'order-to-release');
  expect(complaints).toEqual([]);
  await close();
});
