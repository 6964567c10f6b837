import type { Page } from '@playwright/test';
import { visit } from '../../identity/account/member.ts';
import { expect, listen, test } from '../../site.ts';
import { coinRow, openAsOwner, said, untilLive, walletsOf } from './wallet-fixtures.ts';

test('R1.2 two open tabs agree after a transfer in one of them, without a reload', async ({ browser }) => {
  const context = await browser.newContext();
  const [here, there] = [await context.newPage(), await context.newPage()];
  const complaints = [listen(here), listen(there)];
  await openAsOwner(here, { coin: 'USDT', amount: '100' }, { coin: 'BTC', amount: '0.5' });
  await Promise.all([here, there].map(openLive));
  const dialog = await openTransfer(here);
  await dialog.getByLabel(said('amount')).fill('33.3');
  await dialog.getByRole('button', { name: said('transfer'), exact: true }).click();
  for (const page of [there, here]) await expect(await walletsOf(page, 'USDT')).toContainText('66.7');
  await expect.poll(() => moneyOn(there)).toEqual(await moneyOn(here));
  expect(complaints).toEqual([[], []]);
  await context.close();
});

async function openLive(page: Page): Promise<void> {
  const isLive = untilLive(page);
  await visit(page, '/assets');
  await isLive;
}

async function openTransfer(page: Page) {
  await coinRow(page, 'USDT')
    .getByRole('button', { name: said('transfer') })
    .click();
  return page.getByRole('dialog');
}

/** Everything that the page says about what is owned. */
async function moneyOn(page: Page): Promise<string[]> {
  return await page.locator('[data-wallet], table[role=table] tbody tr').allInnerTexts();
}
