import type { Page } from '@playwright/test';
import type { RefusalId } from '../../packages/contract/src/refusals.ts';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import { chooseBasis, expect, site, test } from '../site.ts';
import { openTrialServer, type TrialServer } from './trial-server.ts';

let trial: TrialServer;
test.beforeAll(async () => {
  trial = await openTrialServer();
});
test.afterAll(() => trial.close());

const order = '/v1/p2p/order/placeOrder';
const paymentMethod = '/v1/p2p/user/addUserPaymethod';
const params = { title: 'Source of funds', requestId: 'Q-1', expireTime: 1_800_000_000_000, url: `${site}/insights` };

/** No page makes calls of these classes yet, so the built client gets another path for one of its own. */
async function refuseAs(page: Page, prefix: string, path: string, refusal: RefusalId, details?: object): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('/v1/kline/getOpenPrice', path);
    await route.fulfill({ status: 200, contentType: 'text/javascript', body });
  });
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch({ url: `${trial.address}/v1/x/trial/answer`, postData: JSON.stringify({ refusal, details }) });
    await route.fulfill({ response: answer });
  });
  await page.goto(`${site}${prefix}/`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await chooseBasis(page, '0');
}

test('R8.4 500054 on an order asks its question and opens the request', async ({ browser }) => {
  const page = await browser.newPage();
  await refuseAs(page, '', order, 'risk.question', { params });
  const dialog = page.getByRole('dialog', { name: 'Source of funds' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(readCatalogue('refusals', 'en').risk_question ?? 'missing');
  await expect(dialog).toContainText('Q-1');
  await expect(dialog.locator('time')).toHaveText(/^Jan 15, 2027, \d\d:\d\d UTC$/);
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: readCatalogue('common', 'en').risk_open ?? 'missing' }).click();
  expect((await opened).url()).toBe(`${site}/insights`);
  await expect(dialog).toBeHidden();
  await leave(page);
});

test('R8.5 35016 on a payment method blocks until it is understood, and nothing is shown as done', async ({ browser }) => {
  const t = readCatalogue('common', 'ar');
  const page = await browser.newPage();
  await refuseAs(page, '/ar', paymentMethod, 'risk.blocked');
  const dialog = page.getByRole('alertdialog', { name: t.blocked_title ?? 'missing' });
  await expect(dialog).toContainText(readCatalogue('refusals', 'ar').risk_blocked ?? 'missing');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: t.understood ?? 'missing' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#prices')).not.toContainText(readCatalogue('rates', 'ar').change_day_label ?? 'missing');
  await leave(page);
});

/** What is still being fetched for a page that goes away is of no interest. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}
