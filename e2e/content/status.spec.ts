import { publishItem, withdrawItem } from '../content-desk.ts';
import { expect, site, test } from '../site.ts';

const name = 'browser-incident';
const incident = (phase: string, body: string) =>
  publishItem('incident', name, {
    fields: { parts: ['accounts'], impact: 'outage', phase },
    texts: { en: { title: 'Logins fail', body } },
  });

test('uses content/status-report: an incident is on the status page within five seconds, and each of its phases', async ({ quiet }) => {
  const accounts = quiet.getByRole('listitem').filter({ hasText: 'Accounts and login' });
  const within = async (check: () => Promise<void>) => {
    const published = Date.now();
    await expect(async () => {
      await quiet.goto(`${site}/status`);
      await check();
    }).toPass({ timeout: 10_000, intervals: [200] });
    expect(Date.now() - published).toBeLessThan(5_000);
  };
  await quiet.goto(`${site}/status`);
  await expect(accounts).toContainText('Works');

  await incident('investigating', 'Nobody can log in.');
  await within(async () => {
    await expect(accounts).toContainText('Does not work', { timeout: 100 });
    await expect(quiet.getByText('Some parts do not work')).toBeVisible({ timeout: 100 });
    await expect(quiet.locator('article', { hasText: 'Logins fail' })).toContainText('We are finding out why', { timeout: 100 });
  });
  // Never by its colour alone.
  await expect(accounts.locator('svg')).toBeVisible();

  await incident('over', 'Everybody can log in again.');
  await within(async () => {
    await expect(accounts).toContainText('Works', { timeout: 100 });
    const card = quiet.locator('article', { hasText: 'Logins fail' });
    await expect(card).toContainText('Everybody can log in again.', { timeout: 100 });
    await expect(card).toContainText('Over', { timeout: 100 });
  });
  await withdrawItem('incident', name);
});

test('an open status page asks again every 30 seconds', async ({ quiet }) => {
  await quiet.clock.install();
  await quiet.goto(`${site}/status`);
  await quiet.waitForSelector('html[data-screen]', { state: 'attached' });
  const accounts = quiet.getByRole('listitem').filter({ hasText: 'Accounts and login' });
  await expect(accounts).toContainText('Works');
  await incident('working', 'Nobody can log in.');
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await expect(accounts).toContainText('Works');
  await quiet.clock.fastForward(30_000);
  await expect(accounts).toContainText('Does not work');
  await withdrawItem('incident', name);
});
