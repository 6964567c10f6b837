import { acceptTerms } from '@peerbourse/contract/p2p/p2p-users/accept-terms';
import { createProfile } from '@peerbourse/contract/p2p/p2p-users/create-profile';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { choose } from '../choose.ts';
import { newMember, openAs, visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p-users');
const path = '/p2p-trade/center';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

test('R3.9 R4.13 R7.12 uses p2p-users/create-profile, p2p-users/accept-terms, p2p-users/update-profile, p2p-users/my-profile: a profile opens with name, currency and terms', async ({
  quiet,
}) => {
  const { device, userId } = await openAs(quiet);
  expect(await device.ask(myProfile, {})).toMatchObject({ orderTotalCount: '-', kybFlag: 2, nickNameState: 2, isOpen: false });
  const html = await quiet.request.get(`${site}${path}`).then((answer) => answer.text());
  expect(html).toContain(said('profile_title'));
  await visit(quiet, path);
  await expect(quiet.getByText(said('setup_done', { count: 0, all: 4 }))).toBeVisible();
  await quiet.getByRole('button', { name: said('open_profile') }).click();
  await expect(quiet.getByText(said('terms_missing'))).toBeVisible();
  const name = `Harbour ${userId.slice(-6)}`;
  await quiet.getByLabel(said('nick')).fill(name);
  await choose(quiet.getByLabel(said('fiat_preference')), 'EUR');
  await quiet.getByLabel(said('terms_agree', { version: 1 })).check();
  await quiet.getByRole('button', { name: said('open_profile') }).click();
  await expect(quiet.getByRole('link', { name })).toBeVisible();
  await expect(quiet.getByText(said('setup_done', { count: 1, all: 4 }))).toBeVisible();
  expect(await device.ask(myProfile, {})).toMatchObject({
    nickName: name,
    nickNameState: 1,
    fiatPreference: 'EUR',
    acceptedTermsVersion: 1,
    isOpen: true,
    orderTotalCount: '0',
  });
});

test('a name is judged while it is typed, and one that looks like another is refused at its field', async ({ quiet }) => {
  const other = await newMember();
  const taken = `Lagoon ${other.userId.slice(-6)}`;
  await other.device.ask(createProfile, { nickName: taken });
  await openAs(quiet);
  await visit(quiet, path);
  const field = quiet.getByLabel(said('nick'));
  for (const [name, key] of [
    ['Support team', 'nick_reserved'],
    ['Аnn', 'nick_mixed_scripts'],
    ['Ann  Lee', 'nick_characters'],
    ['telegram.ann', 'nick_contact'],
    ['a'.repeat(21), 'nick_length'],
  ] as const) {
    await field.fill(name);
    await expect(quiet.getByText(said(key, { least: 2, most: 20 })), name).toBeVisible();
  }
  await field.fill(taken.toUpperCase());
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await quiet.getByLabel(said('terms_agree', { version: 1 })).check();
  await quiet.getByRole('button', { name: said('open_profile') }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(quiet.getByText(textOf('refusals')('p2p_users_nick_name_taken'))).toBeVisible();
});

test('whoever left half-way goes on there', async ({ quiet }) => {
  const { device, userId } = await openAs(quiet);
  await device.ask(createProfile, { nickName: `Meadow ${userId.slice(-6)}` });
  await visit(quiet, path);
  await expect(quiet.getByLabel(said('nick'))).toHaveCount(0);
  await quiet.getByLabel(said('terms_agree', { version: 1 })).check();
  await quiet.getByRole('button', { name: said('open_profile') }).click();
  await expect(quiet.getByRole('heading', { name: said('figures') })).toBeVisible();
  // The steps that are left lead to where they are done.
  const links = quiet.locator('[data-step] a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/account/verified',
    '/account/security#fund-password',
    '/account/payment-methods',
  ]);
});

test('whoever accepted the terms with a given name chooses one of their own', async ({ quiet }) => {
  const { device, userId } = await openAs(quiet);
  await device.ask(acceptTerms, { termsVersion: 1 });
  await visit(quiet, path);
  const name = `Willow ${userId.slice(-6)}`;
  await quiet.getByLabel(said('nick')).fill(name);
  await quiet.getByRole('button', { name: said('open_profile') }).click();
  await expect(quiet.getByRole('link', { name })).toBeVisible();
  expect(await device.ask(myProfile, {})).toMatchObject({ nickName: name, nickNameState: 1 });
});
