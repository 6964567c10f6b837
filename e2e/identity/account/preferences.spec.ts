import { readFile } from 'node:fs/promises';
import { localeOf } from '@peerbourse/contract/locales';
import { choose } from '../../choose.ts';
import { expect, newestCode, site, test } from '../../site.ts';
import { untilComplete } from '../../wait-for.ts';
import { letCodesBeSent, openAs, visit } from './member.ts';

test('uses preferences/user-preferences, preferences/update-preferences: a switch stays as it was put', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/account/preferences');
  await untilComplete(quiet);
  const popup = quiet.getByRole('switch', { name: 'Spot: show a pop-up when an order is filled' });
  await expect(popup).not.toBeChecked();
  const kept = quiet.waitForResponse((answer) => answer.url().endsWith('/update-preferences'));
  await popup.check();
  await kept;
  await quiet.reload();
  await expect(popup).toBeChecked();
});

test('uses preferences/change-language: the page and the account speak it', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/account/preferences');
  await untilComplete(quiet);
  const kept = quiet.waitForResponse((answer) => answer.url().endsWith('/v1/user/security/changeLanguage'));
  await choose(quiet.getByLabel('Language', { exact: true }), 'en-GB');
  await quiet.getByRole('button', { name: 'Use this language' }).click();
  expect((await kept).request().postDataJSON()).toEqual({ languageType: localeOf('en-GB').languageType });
  await expect(quiet).toHaveURL(`${site}/en-GB/account/preferences`);
});

test('the display currency and the price colours are chosen here too', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/account/preferences');
  await untilComplete(quiet);
  await choose(quiet.getByLabel('Currency', { exact: true }), 'EUR');
  await expect(quiet.getByRole('button', { name: /^Language and currency: .*EUR/ })).toBeVisible();
  await quiet.getByRole('radio', { name: 'Red up, green down' }).check();
  await expect(quiet.locator('html')).toHaveAttribute('data-rise', 'red');
});

test('uses privacy/take-my-records, privacy/ask-deletion, privacy/cancel-deletion: taken along, closed, kept', async ({ quiet }) => {
  const { email, userId } = await openAs(quiet);
  await visit(quiet, '/account/security');
  await quiet.getByRole('button', { name: 'Download', exact: true }).click();
  let dialog = quiet.getByRole('dialog', { name: 'Download your data' });
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  const download = quiet.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(userId);
  await expect(dialog).toBeHidden();
  await letCodesBeSent();
  await quiet.getByRole('button', { name: 'Close my account' }).click();
  dialog = quiet.getByRole('dialog', { name: 'Close your account' });
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(dialog.getByText('Confirm this to continue.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(dialog).toBeHidden();
  await expect(quiet.getByText(/^Your account will be closed on:/)).toBeVisible();
  await quiet.getByRole('button', { name: 'Keep my account' }).click();
  await quiet.getByRole('alertdialog').getByRole('button', { name: 'Keep my account' }).click();
  await expect(quiet.getByRole('button', { name: 'Close my account' })).toBeVisible();
});

test('uses accounts/change-user-name: the name changes on the page and in the header', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/account');
  await quiet.getByRole('button', { name: 'Change name' }).click();
  const dialog = quiet.getByRole('dialog', { name: 'Change name' });
  await dialog.getByLabel('Name').fill('12345');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Name').fill('Quiet Otter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(quiet.getByRole('button', { name: 'Account: Quiet Otter' })).toBeVisible();
});
