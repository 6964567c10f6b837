import { publishItem, withdrawItem } from '../../content-desk.ts';
import { expect, site, test } from '../../site.ts';
import { untilHydrated } from '../../wait-for.ts';

const name = 'browser-incident';
const title = 'Logins fail';
const incident = (phase: string, body: string) =>
  publishItem('incident', name, {
    fields: { parts: ['accounts'], impact: 'outage', phase },
    texts: { en: { title, body } },
  });

test.afterEach(() => withdrawItem('incident', name));

test('uses content/status-report: an incident is on the status page, and each of its phases', async ({ quiet }) => {
  const accounts = quiet.getByRole('listitem').filter({ hasText: 'Accounts and login' });
  const card = quiet.locator('article', { hasText: title });
  await quiet.goto(`${site}/status`);
  await expect(accounts).toContainText('Operational');

  await incident('investigating', 'Nobody can log in.');
  await untilServed('Nobody can log in.');
  await quiet.goto(`${site}/status`);
  await expect(accounts).toContainText('Down');
  await expect(quiet.getByText('Some services are down')).toBeVisible();
  await expect(card).toContainText('Investigating');
  // Never by its colour alone.
  await expect(accounts.locator('svg')).toBeVisible();

  await incident('over', 'Everybody can log in again.');
  await untilServed('Everybody can log in again.');
  await quiet.goto(`${site}/status`);
  await expect(accounts).toContainText('Operational');
  await expect(card).toContainText('Everybody can log in again.');
  await expect(card).toContainText('Resolved');
});

test('an open status page asks again every 30 seconds', async ({ quiet }) => {
  await quiet.clock.install();
  await quiet.goto(`${site}/status`);
  await untilHydrated(quiet);
  const accounts = quiet.getByRole('listitem').filter({ hasText: 'Accounts and login' });
  await expect(accounts).toContainText('Operational');
  await incident('working', 'Nobody can log in.');
  // Whoever opens the page now sees it; the page that was open before has not asked yet.
  await untilServed('Nobody can log in.');
  await expect(accounts).toContainText('Operational');
  await quiet.clock.fastForward(30_000);
  await expect(accounts).toContainText('Down');
});

/** The api and the pages keep what they have read for a moment. */
async function untilServed(text: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${site}/status`)).text()).toContain(text);
}
