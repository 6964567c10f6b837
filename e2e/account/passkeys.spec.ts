import { expect, newestCode, site, test } from '../site.ts';
import { addVirtualKey, letCodesBeSent, openAs, visit } from './member.ts';

/** The same site under a name: an address cannot have passkeys. */
const named = site.replace('127.0.0.1', 'localhost');

test('uses passkeys/begin-passkey, passkeys/add-passkey, passkeys/remove-passkey: made, listed and removed', async ({ quiet }) => {
  const { email } = await openAs(quiet, 'localhost');
  await addVirtualKey(quiet);
  await visit(quiet, '/account/security', named);
  await quiet.getByRole('button', { name: 'Add Passkeys' }).click();
  let dialog = quiet.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Mail code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(dialog.getByText('Please enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(dialog).toBeHidden();
  const list = quiet.getByRole('list', { name: 'Passkeys' });
  await expect(list).toContainText('Laptop');
  await letCodesBeSent();
  await list.getByRole('button', { name: 'Remove Laptop' }).click();
  dialog = quiet.getByRole('dialog', { name: 'Remove the passkey Laptop' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Mail code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(list).toBeHidden();
});
