import { consoleSite, expect, staffToken, test } from '../site.ts';

test('uses operations/overview: every role is shown as up, with outbox and jobs', async ({ quiet }) => {
  await quiet.goto(`${consoleSite}/#token=${staffToken}`);
  for (const role of ['api', 'admin', 'stream', 'worker']) {
    await expect(quiet.getByRole('heading', { name: role, exact: true })).toBeVisible();
  }
  await expect(quiet.getByText('rates.collect-prices')).toBeVisible();
  expect(new URL(quiet.url()).hash).not.toContain(staffToken);
});

test('without the token the console shows nothing but its login', async ({ quiet }) => {
  await quiet.goto(`${consoleSite}/`);
  await expect(quiet.getByText('rates.collect-prices')).toHaveCount(0);
  await expect(quiet.getByRole('textbox').or(quiet.locator('input[type="password"]')).first()).toBeVisible();
});
