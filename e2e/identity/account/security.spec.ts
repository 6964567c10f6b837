import type { Locator, Page } from '@playwright/test';
import { stepAt, totpCode } from '../../../apps/server/src/modules/core/secrets/totp.rules.ts';
import { choose } from '../../choose.ts';
import { expect, newestCode, sayToBot, sentTo, site, test } from '../../site.ts';
import { expectCountdown } from '../../wait-for.ts';
import { countAsVerified, letCodesBeSent, openAs, visit } from './member.ts';
import { bytesOf } from './totp-secret.ts';

async function fillMailCode(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('Email code', { exact: true }).fill(await newestCode(email));
}

async function openDialog(page: Page, button: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

function row(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
}

test('uses security/security-overview: level, checklist and the first HTML', async ({ quiet }) => {
  const { email } = await openAs(quiet);
  const html = await quiet.request.get(`${site}/account`).then((answer) => answer.text());
  expect(html).toContain('Set up an authenticator app');
  expect(html).toContain(email.replace(/^(.).*@/, '$1**@'));
  await visit(quiet, '/account');
  await expect(quiet.getByText('0 of 6 done')).toBeVisible();
  await quiet.getByRole('link', { name: /Set a fund password/ }).click();
  await expect(quiet).toHaveURL(`${site}/account/security#fund-password`);
  await expect(quiet.getByRole('button', { name: 'Set up Fund password' })).toBeInViewport();
});

test('uses authenticators/begin-authenticator, authenticators/confirm-authenticator, authenticators/remove-authenticator: set up and removed', {
  tag: '@core',
}, async ({ quiet }) => {
  const { email } = await openAs(quiet);
  await visit(quiet, '/account/security');
  let dialog = await openDialog(quiet, 'Set up Authenticator app');
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = bytesOf((await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '');
  await fillMailCode(dialog, email);
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('This code is incorrect or has expired.')).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(totpCode(secret, stepAt(Date.now())));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(quiet, 'Authenticator app')).toContainText('On');
  await expect(quiet.getByRole('button', { name: 'Remove Authenticator app' })).toBeVisible();
  // From now on both codes are asked for, the authenticator's first.
  dialog = await openDialog(quiet, 'Remove Authenticator app');
  await expect(dialog.locator('input[data-method]')).toHaveCount(2);
  await expect(dialog.locator('input[data-method]').first()).toHaveAttribute('data-method', 'google');
  await fillMailCode(dialog, email);
  await dialog.getByLabel('Authenticator code').fill(totpCode(secret, stepAt(Date.now()) + 1));
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(quiet, 'Authenticator app')).toContainText('Off');
  await expect(quiet.getByText(/Withdrawals · authenticator app removed · until/)).toBeVisible();
});

test('uses security/set-fund-password, security/send-code: twice the same, none that is easy, and codes at most once a minute', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { email } = await openAs(page);
  await page.clock.install();
  await visit(page, '/account/security');
  const button = page.getByRole('button', { name: 'Set up Fund password' });
  const dialog = await openDialog(page, 'Set up Fund password');
  await dialog.getByLabel('Fund password', { exact: true }).fill('285190');
  await dialog.getByLabel('Confirm fund password').fill('285191');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The passwords don’t match.')).toBeVisible();
  await expect(dialog.getByText('Enter the 6-digit code.')).toBeVisible();
  const waiting = dialog.getByRole('button', { name: /^Resend in \d+ s$/ });
  await expect(waiting).toBeDisabled();
  await expectCountdown(page, waiting);
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  for (const label of ['Fund password', 'Confirm fund password']) await dialog.getByLabel(label, { exact: true }).fill('123456');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose 6 digits that are harder to guess.')).toBeVisible();
  for (const label of ['Fund password', 'Confirm fund password']) await dialog.getByLabel(label, { exact: true }).fill('285190');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Fund password')).toContainText('Set');
  await expect(page.getByRole('button', { name: 'Change Fund password' })).toBeFocused();
  await expect(button).toBeHidden();
  await context.close();
});

test('uses security/change-password: a wrong old one is told in its place, the right one changes it', async ({ quiet }) => {
  const { email, password } = await openAs(quiet);
  await visit(quiet, '/account/security');
  const dialog = await openDialog(quiet, 'Change Login password');
  await fillMailCode(dialog, email);
  await dialog.getByLabel('Current password', { exact: true }).fill('Not-The-One-12');
  await dialog.getByLabel('New password', { exact: true }).fill('Quiet-Meadow-58');
  await dialog.getByLabel('Confirm new password', { exact: true }).fill('Quiet-Meadow-58');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription('Your current password is not right.');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toBeHidden();
  await expect(quiet.getByText(/P2P sales · password changed/)).toBeVisible();
});

test('uses security/bind-contact, security/unbind-contact, reference/dial-code-list: a phone number is bound and removed', async ({
  quiet,
}) => {
  const { email } = await openAs(quiet);
  const phone = `151${String(Date.now()).slice(-7)}`;
  await visit(quiet, '/account/security');
  let dialog = await openDialog(quiet, 'Set up Phone number');
  await choose(dialog.getByLabel('Country code'), '49 DE');
  await dialog.getByLabel('New phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(/^Sent to \+49/)).toBeVisible();
  await dialog.getByLabel('Code sent to the new contact').fill(await newestCode(`+49${phone}`));
  await fillMailCode(dialog, email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(quiet, 'Phone number')).toContainText(`+49 151****${phone.slice(-2)}`);
  await letCodesBeSent();
  dialog = await openDialog(quiet, 'Remove Phone number');
  await expect(dialog.locator('input[data-method]')).toHaveCount(2);
  await fillMailCode(dialog, email);
  await dialog.getByLabel('SMS code').fill(await newestCode(`+49${phone}`));
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(quiet, 'Phone number')).toContainText('Off');
});

test('uses security/set-anti-phishing-code: the word stands in mails', async ({ quiet }) => {
  const { email } = await openAs(quiet);
  await visit(quiet, '/account/security');
  const dialog = await openDialog(quiet, 'Set up Anti-phishing code');
  await dialog.getByLabel('Your word').fill('brown-otter');
  await expect(dialog.getByRole('figure')).toContainText('brown-otter');
  await fillMailCode(dialog, email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(quiet, 'Anti-phishing code')).toContainText('brown-otter');
  const fund = await openDialog(quiet, 'Set up Fund password');
  await fillMailCode(fund, email);
  expect((await sentTo(email))[0]?.text).toContain('brown-otter');
});

test('uses security/arrange-methods: R5.19 the order of codes is the person’s own', async ({ quiet }) => {
  const { email } = await openAs(quiet);
  await visit(quiet, '/account/security');
  const dialog = await openDialog(quiet, 'Change Required codes');
  const names = dialog.getByRole('listitem');
  await expect(names).toContainText(['Authenticator app', 'Email', 'SMS']);
  await dialog.getByRole('button', { name: 'Move Email up' }).press('Enter');
  await expect(names).toContainText(['Email', 'Authenticator app', 'SMS']);
  await expect(dialog.getByRole('button', { name: 'Move Email down' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Move Email down' }).press('Enter');
  await expect(names).toContainText(['Authenticator app', 'Email', 'SMS']);
  await dialog.getByRole('button', { name: 'Move Email up' }).press('Enter');
  await expect(names).toContainText(['Email', 'Authenticator app', 'SMS']);
  await dialog.getByRole('switch', { name: /^Email/ }).uncheck();
  await fillMailCode(dialog, email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('You need to keep at least one email address or phone number.');
  await dialog.getByRole('switch', { name: /^Email/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const again = await openDialog(quiet, 'Change Required codes');
  await expect(again.getByRole('listitem')).toContainText(['Email', 'Authenticator app', 'SMS']);
});

test('uses security/telegram-link, security/bind-telegram-bot, security/unbind-telegram-bot: the bot is bound by its code', async ({
  quiet,
}) => {
  const { userId } = await openAs(quiet);
  const username = `otter${userId.slice(-6)}`;
  await visit(quiet, '/account/security');
  const dialog = await openDialog(quiet, 'Set up Telegram bot');
  await expect(dialog.getByRole('link', { name: 'Open Telegram' })).toHaveAttribute('href', /^https:\/\/t\.me\//);
  await sayToBot(username, '/start bind');
  const code = await expect
    .poll(async () => (await sentTo(username)).map(({ text }) => /\b[A-Z2-9]{8}\b/.exec(text)?.[0]).find(Boolean))
    .toBeTruthy()
    .then(async () => (await sentTo(username)).map(({ text }) => /\b[A-Z2-9]{8}\b/.exec(text)?.[0]).find(Boolean));
  await dialog.getByLabel('Code from the bot').fill('AAAA2222');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This code is incorrect or has expired.')).toBeVisible();
  await dialog.getByLabel('Code from the bot').fill(code ?? '');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(quiet, 'Telegram bot')).toContainText('On');
  await quiet.getByRole('button', { name: 'Remove Telegram bot' }).click();
  await quiet.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row(quiet, 'Telegram bot')).toContainText('Off');
});

test('uses recoveries/ask-fund-recovery, recoveries/cancel-recovery: asked for with a photo, stopped again', async ({ quiet }) => {
  const { email, userId } = await openAs(quiet);
  await countAsVerified({ userId });
  await visit(quiet, '/account/security');
  let dialog = await openDialog(quiet, 'Set up Fund password');
  for (const label of ['Fund password', 'Confirm fund password']) await dialog.getByLabel(label, { exact: true }).fill('285190');
  await fillMailCode(dialog, email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await letCodesBeSent();
  dialog = await openDialog(quiet, /^Forgot it\?/);
  await fillMailCode(dialog, email);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Add a photo.')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await photo(quiet) });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
  await expect(quiet.getByText(/We received your request \d+/)).toBeVisible();
  await quiet.getByRole('button', { name: 'Stop requests' }).click();
  await quiet.getByRole('alertdialog').getByRole('button', { name: 'Stop requests' }).click();
  await expect(quiet.getByText('1 request stopped.')).toBeVisible();
});

/** A picture that is large enough to be one. */
async function photo(page: Page): Promise<Buffer> {
  return await page.screenshot({ type: 'png' });
}

test('uses security/lock-my-account: everybody is out at once', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/account/security');
  await quiet.getByRole('button', { name: 'Lock my account now' }).click();
  const dialog = quiet.getByRole('alertdialog', { name: 'Lock your account?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Lock my account now' }).click();
  await expect(quiet.getByText('Your account is locked. Set a new password to unlock it.')).toBeVisible();
  await expect(quiet).toHaveURL(/\/login/);
  // The api believes for a moment what it knew of a session.
  const statusOf = async (path: string) => (await quiet.request.get(`${site}${path}`, { maxRedirects: 0 })).status();
  await expect.poll(() => statusOf('/account/security')).toBe(302);
  await visit(quiet, '/account/security');
  await expect(quiet).toHaveURL(/\/login/);
});
