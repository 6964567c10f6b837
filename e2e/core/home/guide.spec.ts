import type { Page } from '@playwright/test';
import { openAs } from '../../identity/account/member.ts';
import { chooseBasis, expect, listen, site, test } from '../../site.ts';

async function lookOn(page: Page): Promise<void> {
  await page.goto(`${site}/`);
  await page.locator('#prices').scrollIntoViewIfNeeded();
}

/** The same, until a choice that was made after the answer about campaigns shows: an offer would have come before it. */
async function lookOnToTheEnd(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/v1/fiat-mix/public/marketing/match-one');
  await lookOn(page);
  await (await answered).finished();
  await chooseBasis(page, '0');
  await expect(page.getByRole('columnheader', { name: 'Change today', includeHidden: true })).toBeAttached();
}

const offerOn = (page: Page) => page.getByRole('complementary', { name: 'Buy crypto in three steps' });

test('R3.20 newcomers are offered the guide a single time, and it shows three steps', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = listen(page);
  await lookOn(page);
  await offerOn(page).getByRole('button', { name: 'Show me' }).click();
  const guide = page.getByRole('dialog', { name: 'Buy crypto in three steps' });
  await expect(guide.getByRole('listitem')).toHaveCount(3);
  await expect(offerOn(page)).toBeHidden();
  await guide.getByRole('button', { name: 'Not now' }).click();
  await expect(guide).toBeHidden();
  await lookOnToTheEnd(page);
  await expect(offerOn(page)).toBeHidden();
  expect(complaints).toEqual([]);
  await context.close();
});

test('R3.20 whoever declines is not asked again', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await lookOn(page);
  await offerOn(page).getByRole('button', { name: 'No thanks' }).click();
  await expect(offerOn(page)).toBeHidden();
  await lookOnToTheEnd(page);
  await expect(offerOn(page)).toBeHidden();
  await context.close();
});

test('R3.20 members are not offered it', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAs(page);
  await lookOnToTheEnd(page);
  await expect(offerOn(page)).toBeHidden();
  await context.close();
});
