import type { Page } from '@playwright/test';
import { visit } from '../account/member.ts';
import { expect, listen, test } from '../site.ts';
import { coinRow, openAsOwner, said, untilLive } from './purse.ts';

const agreeMs = 1_000;

test('R1.2 two open tabs agree within a second after a transfer in one of them', async ({ browser }) => {
  const context = await browser.newContext();
  const [here, there] = [await context.newPage(), await context.newPage()];
  const complaints = [listen(here), listen(there)];
  await openAsOwner(here, { coin: 'USDT', amount: '100' }, { coin: 'BTC', amount: '0.5' });
  await Promise.all([here, there].map(openLive));
  const seenThere = momentOf(there, '66.7');
  const dialog = await openTransfer(here);
  await dialog.getByLabel(said('amount')).fill('33.3');
  const answered = here.waitForResponse('**/v1/x/assets/transfer-coins').then(async (answer) => {
    await answer.finished();
    return Date.now();
  });
  await dialog.getByRole('button', { name: said('transfer'), exact: true }).click();
  const elapsed = (await seenThere) - (await answered);
  expect(elapsed, 'ms from the answer in one tab to the new balance in the other').toBeLessThan(agreeMs);
  await expect(coinRow(here, 'USDT')).toContainText('66.7');
  expect(await moneyOn(there)).toEqual(await moneyOn(here));
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

/** When the page first shows a text; its own clock says so, because a question from outside would come late. */
function momentOf(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => document.querySelector('main')?.textContent?.includes(wanted) && resolve(Date.now());
        new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );
}

/** Everything that the page says about what is owned. */
async function moneyOn(page: Page): Promise<string[]> {
  return await page.locator('[data-wallet], table[role=table] tbody tr').allInnerTexts();
}
