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

for (const [locale, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
] as const) {
  const refused = readCatalogue('refusals', locale);
  const common = readCatalogue('common', locale);

  test.describe(locale, () => {
    for (const [id, key] of [
      ['session.missing', 'session_missing'],
      ['session.expired', 'session_expired'],
      ['session.revoked', 'session_revoked'],
      ['session.replaced', 'session_replaced'],
      ['session.locked', 'session_locked'],
    ] as const) {
      test(`R8.1 ${id} ends the session and says why`, async ({ browser }) => {
        const context = await browser.newContext();
        await context.addCookies([{ name: 'login', value: '1', url: site }]);
        const page = await context.newPage();
        await openPage(page, prefix, { refusal: id });
        await choose(page);
        await expect(page.getByRole('alert').filter({ hasText: refused[key] ?? 'missing' })).toBeVisible();
        expect((await context.cookies()).find(({ name }) => name === 'login')).toBeUndefined();
        await context.close();
      });
    }

    test("R8.2 R7.2 a refusal shows the server's words in the language of the page", async ({ browser }) => {
      const page = await browser.newPage();
      await openPage(page, prefix, { refusal: 'rates.no-price' });
      await choose(page);
      await expect(page.getByRole('alert').filter({ hasText: refused.rates_no_price ?? 'missing' })).toBeVisible();
      await page.close();
    });

    for (const [status, text] of [
      [404, common.http_not_found],
      [504, common.http_not_found],
      [403, common.http_forbidden],
      [500, common.http_unknown],
      [418, common.http_other?.replace('{status}', '418')],
    ] as const) {
      test(`R8.3 status ${status} has its message`, async ({ browser }) => {
        const page = await browser.newPage();
        await openPage(page, prefix, { status });
        await choose(page);
        await expect(page.getByRole('alert').filter({ hasText: text ?? 'missing' })).toBeVisible({ timeout: 10_000 });
        await page.close();
      });
    }

    test('R8.3 status 429 says nothing', async ({ browser }) => {
      const page = await browser.newPage();
      await openPage(page, prefix, { status: 429 });
      const answered = page.waitForResponse(call);
      await choose(page);
      await answered;
      await page.waitForTimeout(500);
      await expect(page.getByRole('region', { name: common.messages ?? '' }).locator('[role]')).toHaveCount(0);
      await page.close();
    });
  });
}

test('R8.4 R8.5 codes 500054 and 35016 on a call of another class are messages', async ({ browser }) => {
  for (const id of ['risk.question', 'risk.blocked'] as const) {
    const page = await browser.newPage();
    await openPage(page, '', { refusal: id, details: { params: { url: 'https://example.test/', requestId: 'Q1' } } });
    await choose(page);
    const words = readCatalogue('refusals', 'en')[id === 'risk.question' ? 'risk_question' : 'risk_blocked'] ?? 'missing';
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.close();
  }
});

test('R8.10 when the list of currencies cannot be loaded, that is logged and nothing else', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${site}/earn`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await page.route('**/v1/mix/public/getCurrencyList', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: /^Language and currency/ }).click();
  await expect.poll(() => logged).toContain("Can't get fiat currency list");
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The panel offers what it knows by itself.
  await expect(page.getByRole('button', { name: 'EUR' })).toBeVisible();
  await page.close();
});

test('R7.3 R7.6 every request carries its headers and gives up after 20000 ms', async ({ browser }) => {
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(`${site}/de?pfb=spring&gclid=abc`);
  await page.clock.runFor(1_000);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  let asked: Record<string, string> = {};
  await page.route(call, (route) => {
    asked = route.request().headers();
  });
  await choose(page);
  await expect.poll(() => Object.keys(asked).length).toBeGreaterThan(0);
  expect(asked).toMatchObject({
    language: 'de_DE',
    locale: 'de_DE',
    terminaltype: '1',
    theme: 'standard',
    securitynew: 'true',
    usenewpwdversion: 'true',
    pfb: 'spring',
    adtrack: 'gclid=abc',
    'tm-timezone': '0',
  });
  for (const name of ['terminalcode', 'deviceid', 'fingerprint']) expect(asked[name]).toMatch(/^[\da-f-]{36}$/);
  await page.close();
});

test('offline: a banner, no false success, and what was wanted comes when the line is back', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  // The banner comes a moment after the page, and cannot come any more without a line.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await choose(page);
  await expect(page.getByRole('row').filter({ hasText: 'Bitcoin' })).not.toContainText('Change since midnight:');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Bitcoin' })).toContainText('Change since midnight:');
  await context.close();
});
