import { expect, sentTo, site, test } from '../../site.ts';
import { countAsVerified } from '../account/member.ts';
import { logIn, newEmail, open, said, strangerOf, verifyByMail } from './auth-page.ts';

test('uses recoveries/ask-recovery, recoveries/recovery-state, recoveries/stop-recovery: whoever cannot give the code asks people for help and sees how far that is, and the owner stops it by mail', async ({
  browser,
}) => {
  const { email, userId, page, complaints } = await strangerOf(browser);
  await open(page, '/login');
  await logIn(page, email);
  await page.getByRole('button', { name: said('cannot_give_code') }).click();
  // There is nothing to compare a photo with yet.
  await expect(page.getByText(said('recovery_unverified'))).toBeVisible();
  await expect(page.getByRole('link', { name: said('contact_support') })).toBeVisible();
  await countAsVerified({ userId });
  await open(page, '/login');
  await logIn(page, email);
  await page.getByRole('button', { name: said('cannot_give_code') }).click();
  await expect(page.getByRole('checkbox', { name: said('recovery_lost_email') })).toBeChecked();
  await page.getByRole('button', { name: said('recovery_send') }).click();
  await expect(page.getByLabel(said('recovery_new_email'))).toBeFocused();
  await expect(page.getByText(said('problem_photo_empty'))).toBeVisible();
  await page.getByLabel(said('recovery_new_email')).fill(newEmail());
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type="file"]').setInputFiles({ ...photo, name: 'me.pdf', mimeType: 'application/pdf' });
  await expect(page.getByText(said('problem_photo_kind'))).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(photo);
  await expect(page.getByRole('button', { name: 'Remove me.png' })).toBeVisible();
  await page.getByRole('button', { name: said('recovery_send') }).click();
  await expect(page.getByText(said('recovery_waiting'))).toBeVisible();
  await expect(page.locator('[data-recovery="waiting"]')).toContainText(/\d{10}/);
  await expect(page.getByRole('button', { name: said('recovery_send') })).toHaveCount(0);

  // The owner, who did not ask, presses the link of the mail.
  const owner = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await open(owner, await addressIn(email, 'stop-recovery'));
  await owner.getByRole('button', { name: said('stop_now') }).click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(said('stop_done_title'));
  await expect(owner.getByRole('link', { name: said('set_new_password') })).toBeVisible();
  await owner.reload();
  await owner.getByRole('button', { name: said('stop_now') }).click();
  await expect(owner.getByText(said('stop_over'))).toBeVisible();
  await owner.context().close();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('uses security/lock-by-mail: the link of a security mail locks the account, but only when the button is pressed', async ({
  browser,
}) => {
  const { email, page } = await strangerOf(browser);
  await open(page, '/login');
  await logIn(page, email);
  await verifyByMail(page, email);
  await expect(page).toHaveURL(`${site}/`);
  const address = await addressIn(email, 'lock-account');
  const elsewhere = await browser.newPage();
  await open(elsewhere, address);
  await page.reload();
  await expect(page.locator('header [data-account]')).toBeVisible();
  await elsewhere.getByRole('button', { name: said('lock_now') }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(said('lock_done_title'));
  await expect(elsewhere.getByRole('link', { name: said('set_new_password') })).toBeVisible();
  // The server believes for a moment what it has just read of a session.
  await expect.poll(async () => (await page.request.get(`${site}/welcome`, { maxRedirects: 0 })).status()).toBe(302);
  await open(page, '/welcome');
  await expect(page).toHaveURL(`${site}/login?from=%2Fwelcome`);
  await logIn(page, email);
  await expect(page.getByText(/This account is locked/)).toBeVisible();
  await elsewhere.close();
  await page.context().close();
});

async function addressIn(email: string, page: 'lock-account' | 'stop-recovery'): Promise<string> {
  const link = new RegExp(`/${page}\\?ticket=[\\w-]{43}`);
  const find = async () => (await sentTo(email)).map(({ text }) => link.exec(text)?.[0]).find(Boolean);
  await expect.poll(find, `a mail with a link to ${page}`).toBeTruthy();
  return (await find()) ?? '';
}
