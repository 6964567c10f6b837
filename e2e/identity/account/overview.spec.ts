import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';
import { asOwner } from '../../console/as-owner.ts';
import { expect, site, test } from '../../site.ts';
import { openAs, visit } from './member.ts';

const t = readCatalogue('account', 'en');

test('R6.5 uses accounts/identity-role: what kind of member somebody is stands on the overview', async ({ quiet }) => {
  const { userId } = await openAs(quiet);
  await visit(quiet, '/account');
  await expect(quiet.getByText(t.role_ordinary ?? '', { exact: true })).toBeVisible();
  await asOwner('UPDATE accounts_users SET identity_flag = 6 WHERE user_id = $1', [userId]);
  await visit(quiet, '/account');
  await expect(quiet.getByText(t.role_copper ?? '', { exact: true })).toBeVisible();
});

test('R4.1 a private page that is loaded after the access token ran out is rendered as its owner', async ({ quiet }) => {
  const { userId } = await openAs(quiet);
  await quiet.context().clearCookies({ name: '__Host-pb_at' });
  const before = (await quiet.context().cookies()).find(({ name }) => name.endsWith('pb_rt'))?.value;
  const answer = await quiet.request.get(`${site}/account`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(userId);
  // The web role has exchanged nothing; the browser does so with its first own call.
  expect((await quiet.context().cookies()).find(({ name }) => name.endsWith('pb_rt'))?.value).toBe(before);
  await visit(quiet, '/account');
  await expect(quiet.getByText(userId)).toBeVisible();
  await quiet.getByRole('link', { name: t.nav_devices ?? '' }).click();
  await expect.poll(async () => (await quiet.context().cookies()).some(({ name }) => name === '__Host-pb_at')).toBe(true);
});
