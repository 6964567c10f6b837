import pg from 'pg';
import { displayDecimal } from '../../packages/rules/src/money.ts';
import { expect, guestCall, publishNear, site, staffCall, test } from '../site.ts';

/** Each call's answer is on a screen: the row changes, and so does the text. */
async function changeRow(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.PB_E2E_OWNER_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Kept pages are a second old at most, and one request makes the next one new. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await fetch(`${site}/`);
  await new Promise((resolve) => setTimeout(resolve, 300));
}

async function firstHtml(): Promise<string> {
  await settled();
  return await (await fetch(`${site}/`)).text();
}

test('uses market-data/home-market-table: the price of a coin in the table', async () => {
  const published = await publishNear('eth_usdt', 33);
  expect(await firstHtml()).toContain(`data-price="eth_usdt">${displayDecimal(published, 2)}`);
});

test('uses rates/usdt-rate: the price of the estimate, in the chosen currency', async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
  const { rates } = await guestCall<{ rates: Record<string, string> }>('/v1/mix/public/usdtRate');
  const rate = `${Math.floor(Number(rates.usdt_jpy)) + 1}.25`;
  await quiet.getByRole('combobox', { name: 'Currency' }).selectOption('JPY');
  await quiet.getByRole('textbox', { name: 'You get about' }).fill('100');
  await staffCall('/v1/admin/rates/publish-price', { pair: 'usdt_jpy', price: rate, reason: 'browser test' });
  await expect(quiet.locator('[data-quick-price]')).toHaveText(`1 USDT = ${displayDecimal(rate)} JPY`, { timeout: 2_000 });
  await expect(quiet.getByRole('textbox', { name: 'You pay' })).toHaveValue(String(Math.floor(Number(rate) * 100)));
});

test('uses rates/currency-list-with-icons: the flag beside each currency', async () => {
  await changeRow(`UPDATE reference_fiats SET country = 'TH' WHERE fiat = 'HKD'`);
  expect(await firstHtml()).not.toContain('/flags/hk.svg');
  await changeRow(`UPDATE reference_fiats SET country = 'HK' WHERE fiat = 'HKD'`);
  expect(await firstHtml()).toContain('/flags/hk.svg');
});

test('uses site/site-settings: the brand in header, footer and title', async () => {
  const brand = { name: 'Examplebourse', legalEntity: 'Examplebourse Ltd', supportAddress: '' };
  await staffCall('/v1/admin/settings/write-setting', { key: 'site.brand', value: brand, version: 0 });
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const html = await firstHtml();
  expect(html).toContain('<title>Examplebourse: ');
  expect(html).toContain('© 2024 Examplebourse Ltd');
  const back = { name: 'Peerbourse', legalEntity: 'Peerbourse', supportAddress: '' };
  await staffCall('/v1/admin/settings/write-setting', { key: 'site.brand', value: back, version: 1 });
});

test('uses site/feature-switches: the way to invite friends in the footer', async () => {
  const value = { show: true, url: '/referral', ukReferralEntranceStatus: false };
  expect(await firstHtml()).not.toContain('href="/referral"');
  await staffCall('/v1/admin/settings/write-setting', { key: 'site.invitation', value, version: 0 });
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(await firstHtml()).toContain('href="/referral"');
  await staffCall('/v1/admin/settings/write-setting', { key: 'site.invitation', value: { ...value, show: false }, version: 1 });
});

test('uses market-data/open-prices: the change since midnight', async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  await quiet.waitForLoadState('networkidle');
  const answer = quiet.waitForResponse('**/v1/kline/getOpenPrice');
  await quiet.getByRole('combobox', { name: 'Change since' }).selectOption('Midnight, UTC+00:00');
  expect((await answer).status()).toBe(200);
  await expect(quiet.getByRole('row').filter({ hasText: 'Bitcoin' })).toContainText('Change since midnight:');
});
