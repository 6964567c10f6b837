import { expect, newestCode, sentTo, site, test } from '../../site.ts';
import { letCodesBeSent, newMember, openAs } from '../account/member.ts';
import { expectInside, logIn, open, said, verifyByMail } from './auth-page.ts';

test('uses security/confirm-password-reset, security/reset-password: a forgotten password is set again, and withdrawals are held for a while', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const { email } = await openAs(page);
  await letCodesBeSent();
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await stranger.newPage();
  await open(phone, '/login');
  await phone.getByRole('link', { name: said('forgot_password') }).click();
  await expect(phone).toHaveURL(`${site}/forgot-password`);
  await phone.getByLabel(said('email_address')).fill(email);
  await phone.getByRole('button', { name: said('next') }).click();
  await expect(phone.getByLabel(said('code_email'))).toBeFocused();
  await phone.getByLabel(said('code_email')).fill(await newestCode(email));
  const password = phone.getByLabel(said('new_password'), { exact: true });
  await expect(password).toBeFocused();
  await password.fill('abc');
  await phone.getByRole('button', { name: said('save_password') }).click();
  await expect(password).toHaveAccessibleDescription(said('problem_password_rules'));
  await password.fill('Other-Harbour-93');
  await phone.getByRole('button', { name: said('save_password') }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said('forgot_done_title'));
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(phone.getByText(/withdrawals are paused until \w+ \d+, \d{4}, \d\d:\d\d UTC/)).toBeVisible();
  await phone.getByRole('link', { name: said('log_in') }).click();
  await expect(phone).toHaveURL(`${site}/login`);
  await logIn(phone, email, 'Other-Harbour-93');
  await verifyByMail(phone, email);
  await expect(phone).toHaveURL(`${site}/`);
  // The session of before is over, and its page finds out.
  await page.goto(`${site}/welcome`);
  await expect(page).toHaveURL(`${site}/login?from=%2Fwelcome`);
  await phone.setViewportSize({ width: 1280, height: 900 });
  await expectInside(phone);
  await stranger.close();
  await context.close();
});

test('the link in the mail sets a new password without the code, on whichever device it is opened', async ({ browser }) => {
  const { email } = await newMember();
  await letCodesBeSent();
  const asked = await (await browser.newContext()).newPage();
  await open(asked, '/forgot-password');
  await asked.getByLabel(said('email_address')).fill(email);
  await asked.getByRole('button', { name: said('next') }).click();
  await newestCode(email);
  const [mail] = await sentTo(email);
  const link = /https?:\/\/\S+\/forgot-password\?ticket=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await open(phone, `/forgot-password${new URL(link).search}`);
  await phone.getByLabel(said('new_password'), { exact: true }).fill('Other-Harbour-93');
  await phone.getByRole('button', { name: said('save_password') }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said('forgot_done_title'));
  await asked.context().close();
  await phone.context().close();
});
