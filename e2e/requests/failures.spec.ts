import type { Page } from '@playwright/test';
import type { RefusalId } from '../../packages/contract/src/refusals.ts';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import { openChoices } from '../choose.ts';
import { chooseBasis, expect, site, test } from '../site.ts';
import { openTrialServer, type TrialServer } from './trial-server.ts';

let trial: TrialServer;
test.beforeAll(async () => {
  trial = await openTrialServer();
});
test.afterAll(() => trial.close());

const call = '**/v1/kline/getOpenPrice';

/** Opens the home page; the call that the next choice makes is answered by the trial server. */
async function openPage(page: Page, prefix: string, to: { refusal: RefusalId; details?: object } | { status: number }): Promise<void> {
  await page.goto(`${site}${prefix}/`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await page.route(call, async (route) => {
    const url = 'status' in to ? `${trial.address}/status/${to.status}` : `${trial.address}/v1/x/trial/answer`;
    const answer = await route.fetch({ url, postData: JSON.stringify('status' in to ? {} : to) });
    await route.fulfill({ response: answer });
  });
}

const choose = (page: Page) => chooseBasis(page, '0');

test('R8.1 session.revoked ends the session and says why', { tag: '@core' }, async ({ browser }) => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'login', value: '1', url: site }]);
  const page = await context.newPage();
  await openPage(page, '', { refusal: 'session.revoked' });
  await choose(page);
  const message = readCatalogue('refusals', 'en').session_revoked ?? 'missing';
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'login')).toBeUndefined();
  await context.close();
});

test("R8.2 R7.2 a refusal shows the server's words in the language of the page", async ({ browser }) => {
  const page = await browser.newPage();
  await openPage(page, '/ar', { refusal: 'rates.no-price' });
  await choose(page);
  const message = readCatalogue('refusals', 'ar').rates_no_price ?? 'missing';
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await page.close();
});

test('R8.3 status 404 has its message', async ({ browser }) => {
  const page = await browser.newPage();
  await openPage(page, '/ar', { status: 404 });
  await choose(page);
  const message = readCatalogue('common', 'ar').http_not_found ?? 'missing';
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await page.close();
});

test('offline: a banner, no false success, and what was wanted comes when the line is back', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/`);
  // What shows messages comes a moment after the page, and cannot come any more without a line.
  await expect(page.getByRole('region', { name: 'Messages', includeHidden: true })).toBeAttached();
  await expect(page.locator('[data-live-state="live"]')).toBeVisible();
  // A list that was never opened cannot come without a line either.
  const { search } = await openChoices(page.getByRole('combobox', { name: 'Change period' }));
  await search.press('Escape');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await choose(page);
  await expect(page.getByRole('row').filter({ hasText: 'Bitcoin' })).not.toContainText('Change since midnight:');
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Bitcoin' })).toContainText('Change since midnight:');
  await context.close();
});
