import { readFile } from 'node:fs/promises';
import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import type { Locator, Page } from '@playwright/test';
import { visit } from '../../identity/account/member.ts';
import { expect, test } from '../../site.ts';
import { openAsOwner, said } from './wallet-fixtures.ts';

async function openExports(page: Page, search = ''): Promise<Locator> {
  await visit(page, `/assets/history${search}`);
  await page.getByRole('button', { name: said('export'), exact: true }).click();
  return page.getByRole('dialog');
}

async function downloaded(page: Page, row: Locator): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: said('export_download') }).click()]);
  return await readFile(await file.path());
}

test('uses exports/start-export, exports/export-list: a file holds what the page shows, in the chosen zone, and is counted', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  const { device } = await openAsOwner(page, { coin: 'BTC', amount: '0.12345678' }, { coin: 'USDT', amount: '50' });
  await device.ask(transferCoins, { coin: 'BTC', from: 'spot', to: 'otc', amount: '0.00000001' });
  const dialog = await openExports(page, '?coin=BTC');
  await expect(dialog.getByText(said('export_note_filtered'))).toBeVisible();
  await expect(dialog.getByText(said('export_left', { left: 5, perMonth: 5 }))).toBeVisible();
  await expect(dialog.getByText(said('export_language', { language: 'English' }))).toBeVisible();
  await expect(dialog.getByLabel(said('export_zone'))).toHaveValue('330');
  await dialog.getByRole('button', { name: said('export_start') }).click();
  const rows = dialog.locator('[data-export]');
  await expect(rows.first()).toContainText('UTC+05:30');
  await expect(rows.first().getByRole('button', { name: said('export_download') })).toBeVisible();
  await expect(dialog.getByText(said('export_left', { left: 4, perMonth: 5 }))).toBeVisible();
  const csv = (await downloaded(page, rows.first())).toString('utf8');
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv).toContain('0.12345677');
  expect(csv).toContain('-0.00000001');
  expect(csv).not.toContain('USDT');
  await dialog.getByRole('radio', { name: said('export_xlsx') }).check();
  await dialog.getByLabel(said('export_zone')).selectOption('0');
  await dialog.getByRole('button', { name: said('export_start') }).click();
  await expect(rows).toHaveCount(2);
  const sheet = rows.filter({ hasText: 'XLSX' });
  await expect(sheet).toContainText('Times in UTC');
  await expect(sheet.getByRole('button', { name: said('export_download') })).toBeVisible();
  expect((await downloaded(page, sheet)).subarray(0, 2).toString()).toBe('PK');
  await context.close();
});

test('when the files of a month are used up the button says so', async ({ quiet }) => {
  await openAsOwner(quiet, { coin: 'USDT', amount: '1' });
  const dialog = await openExports(quiet);
  await expect(dialog.getByText(said('export_note'), { exact: true })).toBeVisible();
  for (let left = 4; left >= 0; left--) {
    await dialog.getByRole('button', { name: said('export_start') }).click();
    await expect(dialog.getByText(said('export_left', { left, perMonth: 5 }))).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: said('export_start') })).toHaveAccessibleDescription(said('export_used_up'));
});
