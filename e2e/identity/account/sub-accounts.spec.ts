import { expect, test } from '../../site.ts';
import { openAs, visit } from './member.ts';

test('uses sub-accounts/create-sub-account, sub-accounts/sub-account-list, sub-accounts/switch-account: created, gone on as, and back', async ({
  quiet,
}) => {
  const { userId } = await openAs(quiet);
  await visit(quiet, '/account/sub-accounts');
  await quiet.getByRole('button', { name: 'Create a sub-account' }).click();
  const dialog = quiet.getByRole('dialog', { name: 'Create a sub-account' });
  await dialog.getByRole('button', { name: 'Create a sub-account' }).click();
  await expect(dialog.getByText('Enter at least 2 characters.')).toBeVisible();
  await dialog.getByLabel('Name').fill('H');
  await expect(dialog.getByText('Enter at least 2 characters.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Harbour desk');
  await dialog.getByRole('button', { name: 'Create a sub-account' }).click();
  await expect(dialog).toBeHidden();
  await quiet.getByRole('button', { name: 'Switch Harbour desk' }).click();
  await expect(quiet.getByText('You’re using the sub-account Harbour desk.')).toBeVisible();
  await expect(quiet.getByRole('row').filter({ hasText: 'Harbour desk' })).toContainText('In use');
  await expect(quiet.getByRole('button', { name: /^Account: Harbour desk/ })).toBeVisible();
  // What belongs to the person is not shown to a sub-account.
  await quiet.getByRole('link', { name: 'Security' }).click();
  await expect(quiet.getByText('Only available in the main account')).toBeVisible();
  await quiet.getByRole('link', { name: 'Overview' }).click();
  await expect(quiet.getByText('Harbour desk', { exact: true }).first()).toBeVisible();
  await expect(quiet.getByText(userId)).toBeHidden();
  await quiet.getByRole('button', { name: 'Back to main account' }).click();
  await expect(quiet.getByText('You’re using the sub-account Harbour desk.')).toBeHidden();
  await expect(quiet.getByText(userId)).toBeVisible();
  await expect(quiet.getByRole('heading', { name: 'Security level' })).toBeVisible();
});

test('uses sub-accounts/create-sub-account: a name that is taken is told in its place', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/account/sub-accounts');
  for (const attempt of [1, 2]) {
    await quiet.getByRole('button', { name: 'Create a sub-account' }).click();
    const dialog = quiet.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Harbour desk');
    await dialog.getByRole('button', { name: 'Create a sub-account' }).click();
    if (attempt === 1) await expect(dialog).toBeHidden();
    else await expect(dialog.getByText('You already have a sub-account with this name.')).toBeVisible();
  }
});
