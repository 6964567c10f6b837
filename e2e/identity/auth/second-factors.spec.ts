import { beginAuthenticator } from '@peerbourse/contract/identity/authenticators/begin-authenticator';
import { confirmAuthenticator } from '@peerbourse/contract/identity/authenticators/confirm-authenticator';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { stepAt, totpCode } from '../../../apps/server/src/modules/core/secrets/totp.rules.ts';
import { expect, newestCode, site, test } from '../../site.ts';
import { addVirtualKey, letCodesBeSent, newMember, openAs } from '../account/member.ts';
import { bytesOf } from '../account/totp-secret.ts';
import { expectInside, logIn, open, said } from './auth-page.ts';

/** The same site under a name: an address cannot have passkeys. */
const named = site.replace('127.0.0.1', 'localhost');

test('R5.19 uses sessions/log-in: a new device gives the code of the app and the code by mail, in this order', async ({ quiet }) => {
  const { email, device } = await newMember();
  const { secret } = await device.ask(beginAuthenticator, {});
  await device.ask(sendCode, { purpose: 'confirm-authenticator', channel: 'email' });
  const factors = { emailCode: await newestCode(email) };
  await device.ask(confirmAuthenticator, { code: totpCode(bytesOf(secret), stepAt(Date.now())), factors });
  await letCodesBeSent();
  await open(quiet, '/login');
  await logIn(quiet, email);
  const fields = quiet.getByRole('textbox');
  await expect(fields).toHaveCount(2);
  await expect(fields.nth(0)).toHaveAccessibleName(said('code_google'));
  await expect(fields.nth(1)).toHaveAccessibleName(said('code_email'));
  await quiet.getByRole('button', { name: said('confirm') }).click();
  await expect(fields.nth(0)).toBeFocused();
  await expect(fields.nth(0)).toHaveAccessibleDescription(said('problem_code'));
  const mailCode = await newestCode(email);
  await fields.nth(1).fill(mailCode);
  // One step ahead is still believed, and no step serves twice.
  await fields.nth(0).fill(totpCode(bytesOf(secret), stepAt(Date.now()) + 1));
  await expect(quiet).toHaveURL(`${site}/`);
  await expectInside(quiet);
});

test('uses passkeys/begin-passkey-log-in, sessions/log-in-with-passkey: the key of the device is enough', async ({ quiet }) => {
  const { email } = await openAs(quiet, 'localhost');
  await addVirtualKey(quiet);
  await quiet.goto(`${named}/account/security`);
  await quiet.getByRole('button', { name: 'Add Passkeys' }).click();
  const dialog = quiet.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expect(dialog).toBeHidden();
  await quiet.locator('header [data-account]').click();
  await quiet.getByRole('button', { name: said('log_out') }).click();
  await expect(quiet).toHaveURL(`${named}/`);
  await quiet.locator('header a[href*="/login"]:visible').click();
  await quiet.getByRole('button', { name: said('use_passkey') }).click();
  await expectInside(quiet);
});
