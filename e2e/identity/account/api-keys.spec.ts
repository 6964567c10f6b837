import { coinBalances } from '@peerbourse/contract/money/assets/coin-balances';
import { Program } from '../../../apps/server/test/support/program.ts';
import type { TestEnvironment } from '../../../apps/server/test/support/test-environment.ts';
import { asOwner } from '../../console/as-owner.ts';
import { expect, newestCode, test } from '../../site.ts';
import { until } from '../../until.ts';
import { letCodesBeSent, openAs, visit } from './member.ts';

const api = { addressOf: () => process.env.PB_E2E_API ?? '' } as unknown as TestEnvironment;

test('uses api-keys/create-key, api-keys/key-list, api-keys/rename-key, api-keys/change-addresses, api-keys/revoke-key: a key signs until it is deleted', {
  tag: '@core',
}, async ({ quiet }) => {
  const { email, userId } = await openAs(quiet);
  await visit(quiet, '/account/api-keys');
  await expect(quiet.getByText('Verify your identity to create keys.')).toBeVisible();
  await asOwner(`UPDATE accounts_users SET identity_level = 2, real_name = 'Ann Example' WHERE user_id = $1`, [userId]);
  await visit(quiet, '/account/api-keys');
  await expect(quiet.getByText('No API keys yet')).toBeVisible();

  await quiet.getByRole('button', { name: 'Create a key' }).click();
  const dialog = quiet.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Harbour bot');
  await dialog.getByLabel('HMAC secret').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Read')).toBeChecked();
  await dialog.getByLabel('P2P trading').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  await expect(dialog.getByText('Save this now. It is shown only this once.')).toBeVisible();
  const [keyId = '', secret = ''] = await dialog.locator('.figure').allTextContents();
  expect(secret).toMatch(/^pbs_/);
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog.getByLabel('I have saved it').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  const program = new Program(api, keyId, { kind: 'hmac', secret });
  expect((await program.call(coinBalances, {})).body.code).toBe(coinBalances.ok);
  const row = quiet.getByRole('row').filter({ hasText: 'Harbour bot' });
  await expect(row).toContainText('Active');
  await quiet.getByRole('button', { name: 'Rename Harbour bot' }).click();
  await dialog.getByLabel('Name').fill('Quay bot');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await letCodesBeSent();
  await quiet.getByRole('button', { name: 'IP addresses Quay bot' }).click();
  await dialog.getByLabel('Allowed IP addresses').fill('198.51.100.0/24');
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(quiet.getByRole('row').filter({ hasText: 'Quay bot' })).toContainText('198.51.100.0/24');

  await quiet.getByRole('button', { name: 'Delete Quay bot' }).click();
  await quiet.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(quiet.getByRole('row').filter({ hasText: 'Quay bot' })).toContainText('Deleted');
  program.address = '198.51.100.7';
  await until('the deleted key is refused', async () => (await program.call(coinBalances, {})).body.code === '00011');
});
