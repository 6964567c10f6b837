import { consoleSite, expect, openConsole, test } from '../site.ts';

test('uses operations/overview: every role is shown as up, with outbox and jobs', async ({ quiet }) => {
  await openConsole(quiet);
  for (const role of ['api', 'admin', 'stream', 'worker']) {
    await expect(quiet.getByRole('heading', { name: role, exact: true })).toBeVisible();
  }
  await expect(quiet.getByText('rates.collect-prices')).toBeVisible();
});

test('without a session the console shows nothing but its login', async ({ quiet }) => {
  await quiet.goto(`${consoleSite}/`);
  await expect(quiet.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
  await expect(quiet.getByText('rates.collect-prices')).toHaveCount(0);
});
