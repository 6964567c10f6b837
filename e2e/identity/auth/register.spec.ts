import { expect, newestCode, site, test } from '../../site.ts';
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
  await page.getByLabel(said('country')).selectOption('DE');
  await page.getByLabel(said('dial_code')).selectOption('DE');
  await page.getByLabel(said('phone_number')).fill(number);
  await page.getByRole('button', { name: said('send_code') }).click();
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
  await elsewhere.getByLabel(said('dial_code')).selectOption('DE');
  await elsewhere.getByLabel(said('password'), { exact: true }).fill(goodPassword);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByLabel(said('code_mobile'))).toBeVisible();
  await elsewhere.close();
});

test('an unknown invitation code and a wrong code are named at their fields', async ({ quiet }) => {
  const email = newEmail();
  await register(quiet, email, '?invite=NOBODY1');
  await expect(quiet.getByLabel(said('invitation_code'))).toHaveAccessibleDescription('This invitation code does not exist.');
  await quiet.getByLabel(said('invitation_code')).fill('');
  await quiet.getByLabel(said('code_email')).fill('000000');
  await quiet.getByRole('button', { name: said('create_account') }).click();
  await expect(quiet.getByLabel(said('code_email'))).toHaveAccessibleDescription(/This code is not right/);
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
  await expect(page.getByText('We cannot open accounts for people in this country.')).toBeVisible();
  await context.close();
});
