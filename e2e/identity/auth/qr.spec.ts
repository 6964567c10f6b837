import type { Browser, Page } from '@playwright/test';
import { asOwner } from '../../console/as-owner.ts';
import { expect, newestCode, site, test } from '../../site.ts';
import { openAs } from '../account/member.ts';
import { expectInside, open, said } from './auth-page.ts';

/** A phone on which somebody is logged in, and a desk that shows a code; what the code says is read from its request. */
async function phoneAndDesk(browser: Browser): Promise<{ phone: Page; desk: Page; address: string; email: string }> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const { email } = await openAs(phone);
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const started = desk.waitForResponse('**/v1/user/public/getQrKey');
  await open(desk, '/login');
  const { data } = (await (await started).json()) as { data: { qrKey: string } };
  await expect(desk.getByRole('img', { name: said('qr_label') })).toBeVisible();
  return { phone, desk, address: `/login/confirm?qrKey=${data.qrKey}`, email };
}

test('R4.19 uses sessions/start-qr-log-in, sessions/scan-qr-log-in, sessions/confirm-qr-log-in: the phone scans, sees the device, confirms, and the desk is logged in', async ({
  browser,
}) => {
  const { phone, desk, address, email } = await phoneAndDesk(browser);
  await expect(desk.locator('[data-qr]')).toHaveText(said('qr_waiting'));
  await open(phone, address);
  await expect(phone.getByText('127.0.0.1')).toBeVisible();
  await expect(desk.locator('[data-qr]')).toHaveText(said('qr_scanned'));
  await phone.getByRole('button', { name: said('confirm_yes') }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: said('confirm_yes') }).click();
  await expect(phone.getByText(said('confirm_done'))).toBeVisible();
  await expect(desk).toHaveURL(`${site}/`);
  await expectInside(desk);
  await phone.context().close();
  await desk.context().close();
});

test('R4.19 a phone that says no, and a key that was used, let nobody in', async ({ browser }) => {
  const { phone, desk, address } = await phoneAndDesk(browser);
  await open(phone, address);
  await phone.getByRole('button', { name: said('confirm_no') }).click();
  await expect(phone.getByText(said('confirm_rejected'))).toBeVisible();
  await expect(desk.locator('[data-qr]')).toHaveText(said('qr_rejected'));
  await desk.getByRole('button', { name: said('qr_refresh') }).click();
  await expect(desk.locator('[data-qr]')).toHaveText(said('qr_waiting'));
  await open(phone, address);
  await expect(phone.getByText('This QR code has expired. Show a new one and scan it.')).toBeVisible();
  await phone.context().close();
  await desk.context().close();
});

test('R4.19 uses sessions/poll-qr-log-in: a key that ran out says so, lets nobody in, and is replaced', async ({ browser }) => {
  const { phone, desk, address } = await phoneAndDesk(browser);
  await letKeysRunOut();
  await expect(desk.locator('[data-qr]')).toHaveText(said('qr_expired'));
  await expect(desk.getByRole('img', { name: said('qr_label') })).toHaveCount(0);
  await open(phone, address);
  await expect(phone.getByText('This QR code has expired. Show a new one and scan it.')).toBeVisible();
  await desk.getByRole('button', { name: said('qr_refresh') }).click();
  await expect(desk.getByRole('img', { name: said('qr_label') })).toBeVisible();
  await expect(desk.locator('[data-qr]')).toHaveText(said('qr_waiting'));
  await phone.context().close();
  await desk.context().close();
});

/** Keys live for three minutes; tests do not wait. */
async function letKeysRunOut(): Promise<void> {
  await asOwner(`UPDATE sessions_qr_keys SET expires_at = expires_at - interval '10 minutes'`);
}

test('R4.6 R4.19 a phone without a session logs in first and comes back to the code', async ({ browser }) => {
  const page = await browser.newPage();
  const key = 'a'.repeat(43);
  await open(page, `/login/confirm?qrKey=${key}`);
  await expect(page).toHaveURL(`${site}/login?from=${encodeURIComponent(`/login/confirm?qrKey=${key}`)}`);
  await page.close();
});
