import { expect, site, test } from '../../site.ts';
import { untilComplete } from '../../wait-for.ts';
import { openAs, visit } from './member.ts';

test('a read that fails says so and can be asked for again', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAs(page);
  await visit(page, '/account');
  await untilComplete(page);
  await page.route('**/v1/x/sessions/session-list', (route) => route.abort());
  await page.getByRole('link', { name: 'Devices and logins' }).click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('table', { name: 'Login history' })).toBeVisible();
  await page.unroute('**/v1/x/sessions/session-list');
  await again.click();
  await expect(page.getByRole('table', { name: 'Where you’re logged in' })).toBeVisible();
  await context.close();
});

test('an act that cannot be sent leaves the dialog with what was typed, and says so', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAs(page);
  await visit(page, '/account');
  await untilComplete(page);
  await page.getByRole('button', { name: 'Change name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Quiet Otter');
  await page.route('**/v1/x/accounts/change-user-name', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText(
    'The connection was lost, so we can’t tell if this went through. It’s safe to try again: it won’t happen twice.',
  );
  await expect(dialog.getByLabel('Name')).toHaveValue('Quiet Otter');
  await page.unroute('**/v1/x/accounts/change-user-name');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await context.close();
});

test('guests are sent to the login page, which leads back', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await visit(page, '/account/security');
  await expect(page).toHaveURL(`${site}/login?from=%2Faccount%2Fsecurity`);
  await context.close();
});
