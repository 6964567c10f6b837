import { textOf } from '../../p2p/text-of.ts';
import { expect, newestCode, site, test } from '../../site.ts';
import { addVirtualKey, letCodesBeSent, openAs, visit } from './member.ts';

/** The same site under a name: an address cannot have passkeys. */
const named = site.replace('127.0.0.1', 'localhost');

test('uses passkeys/begin-passkey, passkeys/add-passkey, passkeys/remove-passkey: made, listed and removed', async ({ quiet }) => {
  const { email } = await openAs(quiet, 'localhost');
  await addVirtualKey(quiet);
  await visit(quiet, '/account/security', named);
  await quiet.getByRole('button', { name: 'Add Passkeys' }).click();
  let dialog = quiet.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expect(dialog).toBeHidden();
  const list = quiet.getByRole('list', { name: 'Passkeys' });
  await expect(list).toContainText('Laptop');
  await letCodesBeSent();
  await list.getByRole('button', { name: 'Remove Laptop' }).click();
  dialog = quiet.getByRole('dialog', { name: 'Remove passkey Laptop' });
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(list).toBeHidden();
});

test('a passkey that the browser does not make says so, and can be tried again', async ({ quiet }) => {
  const { email } = await openAs(quiet, 'localhost');
  await visit(quiet, '/account/security', named);
  await quiet.evaluate(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
  });
  await quiet.getByRole('button', { name: 'Add Passkeys' }).click();
  const dialog = quiet.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: textOf('security')('passkey_stopped') })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create passkey' })).toBeEnabled();
});
