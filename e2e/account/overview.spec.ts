import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import { expect, test } from '../site.ts';
import { asOwner, openAs, visit } from './member.ts';

const t = readCatalogue('account', 'en');

test('R6.5 uses accounts/identity-role: what kind of member somebody is stands on the overview', async ({ quiet }) => {
  const { userId } = await openAs(quiet);
  await visit(quiet, '/account');
  await expect(quiet.getByText(t.role_ordinary ?? '', { exact: true })).toBeVisible();
  await asOwner('UPDATE accounts_users SET identity_flag = 6 WHERE user_id = $1', [userId]);
  await visit(quiet, '/account');
  await expect(quiet.getByText(t.role_copper ?? '', { exact: true })).toBeVisible();
});
