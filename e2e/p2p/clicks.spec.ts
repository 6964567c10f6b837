import type { Page } from '@playwright/test';
import { visit } from '../identity/account/member.ts';
import { switchProducts } from '../shell/switches.ts';
import { expect, test } from '../site.ts';
import { leaveMarket, openAdvertiser } from './advertiser.ts';
import { fundPassword, openAsTrader } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p');
const saidOfAds = textOf('p2p-ads');

test.beforeAll(() => switchProducts(true));
test.afterAll(async () => {
  await leaveMarket();
  await switchProducts(false);
});

/** Counts every press of the mouse on a page, whichever step of a test made it. Typing is not counted. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1)), true);
  });
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('clicks')));
}

test('R7.9 from the hall to a placed order in three clicks', async ({ quiet }) => {
  await openAsTrader(quiet);
  const clicks = await countClicks(quiet);
  await visit(quiet, '/p2p-trade/buy/USDT-EUR');
  await quiet.waitForSelector('[data-awake="true"]', { state: 'attached' });
  const table = quiet.locator('table');
  await table
    .getByRole('button', { name: said('buy_coin_from', { coin: 'USDT', name: 'Lucky Lantern' }) })
    .first()
    .click();
  await table.locator('form').getByLabel(said('you_pay'), { exact: true }).fill('100');
  await table.getByRole('button', { name: /^Buy [\d.,]+ USDT$/ }).click();
  await expect(quiet).toHaveURL(/\/p2p-trade\/order\/\d{18,19}$/);
  expect(await clicks()).toBeLessThanOrEqual(3);
});

test('R7.9 from an amount to a placed order by quick buy in two clicks', async ({ quiet }) => {
  await openAsTrader(quiet);
  const clicks = await countClicks(quiet);
  await visit(quiet, '/buy-sell-crypto?side=buy&coin=USDT&fiat=EUR');
  const card = quiet.getByRole('form', { name: said('quick_form') });
  await card.getByLabel(said('you_pay'), { exact: true }).fill('100');
  await card.getByRole('button', { name: /^Buy [\d.,]+ USDT/ }).click();
  await quiet
    .getByRole('dialog')
    .getByRole('button', { name: said('place_order') })
    .click();
  await expect(quiet).toHaveURL(/\/p2p-trade\/order\/\d{18,19}$/);
  expect(await clicks()).toBe(2);
});

test('R7.9 an ad with its defaults is posted in four clicks', async ({ quiet }) => {
  await openAdvertiser(quiet);
  const clicks = await countClicks(quiet);
  await visit(quiet, '/p2p-trade/ads/new?side=sell&coin=USDT&fiat=EUR');
  const press = (key: string) => quiet.getByRole('button', { name: saidOfAds(key), exact: true }).click();
  await quiet.getByLabel(saidOfAds('premium'), { exact: true }).fill('0.9');
  await press('next');
  for (const [key, amount] of [
    ['quantity_sell', '250'],
    ['min_amount', '20'],
    ['max_amount', '200'],
  ] as const)
    await quiet.getByLabel(saidOfAds(key), { exact: true }).fill(amount);
  await press('next');
  await press('publish');
  await quiet.getByLabel('Fund password', { exact: true }).fill(fundPassword);
  await quiet
    .getByRole('dialog')
    .getByRole('button', { name: saidOfAds('publish') })
    .click();
  await expect(quiet.getByRole('heading', { name: saidOfAds('published'), exact: true })).toBeFocused();
  expect(await clicks()).toBe(4);
});
