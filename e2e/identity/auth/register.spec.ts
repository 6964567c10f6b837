import type { Page } from '@playwright/test';
import { choose } from '../../choose.ts';
import { asOwner } from '../../console/as-owner.ts';
import { expect, newestCode, sentTo, site, test } from '../../site.ts';
import { expectInside, goodPassword, newEmail, open, register, said } from './auth-page.ts';

test('uses accounts/register-by-email: a new account is open, and its owner is welcome and logged in', async ({ quiet }) => {
  const email = newEmail();
  await register(quiet, email);
  await expect(quiet).toHaveURL(`${site}/welcome`);
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText(said('welcome_title').replace('{brand}', 'Peerbourse'));
  await quiet.getByRole('link', { name: said('welcome_later') }).click();
  await expectInside(quiet);
});

test('uses accounts/register-by-mobile: a phone number opens an account, and logs in with spaces in it', async ({ browser }) => {
  const number = `15${String(Math.random()).slice(2, 11)}`;
  const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
  const page = await context.newPage();
  await open(page, '/register');
  await choose(page.getByLabel(said('country')), 'DE');
  await expect(page.getByLabel(said('dial_code'))).toContainText('+49');
  await page.getByLabel(said('phone_number')).fill(number);
  await page.getByRole('button', { name: said('next') }).click();
  await page.getByLabel(said('code_mobile')).fill(await newestCode(`+49${number}`));
  await page.getByLabel(said('new_password'), { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: said('create_account') }).click();
  await expect(page.getByText(said('problem_terms'))).toBeVisible();
  await page.getByLabel(said('accept_terms')).check();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/welcome`);
  await context.close();
  const elsewhere = await browser.newPage();
  await open(elsewhere, '/login');
  await elsewhere.getByLabel(said('email_address')).fill(`${number.slice(0, 4)} ${number.slice(4)}`);
  await choose(elsewhere.getByLabel(said('dial_code')), 'DE');
  await elsewhere.getByLabel(said('password'), { exact: true }).fill(goodPassword);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByLabel(said('code_mobile'))).toBeVisible();
  await elsewhere.close();
});

test('an unknown invitation code and a wrong code are named at their fields', async ({ quiet }) => {
  const email = newEmail();
  await register(quiet, email, '?invite=NOBODY1');
  await expect(quiet.getByLabel(said('invitation_code'))).toHaveAccessibleDescription('This invitation code doesn’t exist.');
  await quiet.getByLabel(said('invitation_code')).fill('');
  await quiet.getByRole('button', { name: said('back') }).click();
  const code = quiet.getByLabel(said('code_email'));
  const right = await code.inputValue();
  await code.fill('');
  await code.fill(right === '000000' ? '111111' : '000000');
  await quiet.getByRole('button', { name: said('create_account') }).click();
  await expect(code).toHaveAccessibleDescription(/This code is incorrect or has expired\./);
  await expect(code).toBeFocused();
  // What was typed in the other steps is still there.
  await code.fill(right);
  await quiet.getByRole('button', { name: said('create_account') }).click();
  await expect(quiet).toHaveURL(`${site}/welcome`);
});

test('R6.6 uses restrictions/hong-kong-notice: whoever comes from Hong Kong is told in the first HTML, others are not', async ({
  browser,
}) => {
  const notice = said('hong_kong_closed').replace('{brand}', 'Peerbourse');
  for (const [country, isTold] of [
    ['HK', true],
    ['DE', false],
  ] as const) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': country }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site}/register`);
    await expect(page.getByText(notice)).toHaveCount(isTold ? 1 : 0);
    await context.close();
  }
});

test('R5.13 a visitor whose address is in a closed country cannot open an account', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'KP' } });
  const page = await context.newPage();
  await register(page, newEmail());
  await expect(page.getByText('We can’t open accounts for residents of this country.')).toBeVisible();
  await context.close();
});

test('an account is opened by keys alone; each step begins at its first field, and a page that is loaded again goes on with the code of before', async ({
  quiet,
}) => {
  const email = newEmail();
  await open(quiet, '/register');
  await quiet.getByRole('tab', { name: said('email'), exact: true }).click();
  await choose(quiet.getByLabel(said('country')), 'DE');
  const contact = quiet.getByLabel(said('email_address'));
  await contact.focus();
  await quiet.keyboard.type(email);
  await quiet.keyboard.press('Enter');
  const code = quiet.getByLabel(said('code_email'));
  await expect(code).toBeFocused();
  const digits = await newestCode(email);
  await quiet.goBack();
  await expect(contact).toBeFocused();
  await expect(contact).toHaveValue(email);
  await quiet.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await quiet.reload();
  await expect(code).toBeFocused();
  await expect(quiet.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
  await quiet.keyboard.type(digits);
  await expect(quiet.getByLabel(said('new_password'), { exact: true })).toBeFocused();
  await quiet.keyboard.type(goodPassword);
  for (const name of [said('show_password'), said('have_invitation')]) {
    await quiet.keyboard.press('Tab');
    await expect(quiet.getByRole('button', { name })).toBeFocused();
  }
  await quiet.keyboard.press('Tab');
  await quiet.keyboard.press('Space');
  await quiet.keyboard.press('Enter');
  await expect(quiet).toHaveURL(`${site}/welcome`);
  const codes = (await sentTo(email)).filter((mail) => mail.code !== null);
  expect(codes).toHaveLength(1);
});

test('a code that has run out leads back to its step and says so', async ({ quiet }) => {
  const email = newEmail();
  await open(quiet, '/register');
  await quiet.getByRole('tab', { name: said('email'), exact: true }).click();
  await choose(quiet.getByLabel(said('country')), 'DE');
  await quiet.getByLabel(said('email_address')).fill(email);
  await quiet.getByRole('button', { name: said('next') }).click();
  const code = quiet.getByLabel(said('code_email'));
  await code.fill(await newestCode(email));
  await asOwner(`UPDATE secrets_codes SET sent_at = sent_at - interval '20 minutes', expires_at = expires_at - interval '20 minutes'`);
  await quiet.getByLabel(said('new_password'), { exact: true }).fill(goodPassword);
  await quiet.getByLabel(said('accept_terms')).check();
  await quiet.getByRole('button', { name: said('create_account') }).click();
  await expect(code).toHaveAccessibleDescription(/has expired/);
  await expect(code).toBeFocused();
});

test('R9.4 two tabs that register with one address get one code, and the second shows when the next may be asked for', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const first = await context.newPage();
  const email = newEmail();
  const toCode = async (page: Page) => {
    await open(page, '/register');
    await page.getByRole('tab', { name: said('email'), exact: true }).click();
    await choose(page.getByLabel(said('country')), 'DE');
    await page.getByLabel(said('email_address')).fill(email);
    await page.getByRole('button', { name: said('next') }).click();
  };
  await toCode(first);
  const code = await newestCode(email);
  const second = await context.newPage();
  await toCode(second);
  await expect(second.getByText(said('code_sent_before'))).toBeVisible();
  await expect(second.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
  await expect(second.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await second.getByLabel(said('code_email')).fill(code);
  await second.getByLabel(said('new_password'), { exact: true }).fill(goodPassword);
  await second.getByLabel(said('accept_terms')).check();
  await second.getByRole('button', { name: said('create_account') }).click();
  await expect(second).toHaveURL(`${site}/welcome`);
  await context.close();
});
