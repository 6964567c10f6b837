import { openAs, visit } from '../../identity/account/member.ts';
import { expect, listen, test } from '../../site.ts';

test('turning push on starts the one worker that the policy of the site allows, and it answers no request', async ({ browser }) => {
  const context = await browser.newContext();
  // A browser without a screen refuses notifications to everybody; what is tried here is what comes after the permission.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });
  const page = await context.newPage();
  const complaints = listen(page);
  await openAs(page);
  await visit(page, '/account/notifications');
  const orders = page.getByRole('checkbox', { name: 'P2P orders: Push' });
  await expect(orders).toBeDisabled();
  await expect(orders).not.toBeChecked();
  await page.getByRole('button', { name: 'Turn on push' }).click();
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.scriptURL ?? '');
  await expect.poll(worker).toMatch(/\/push-worker\.js$/);
  await page.reload();
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => 'workerStart' in entry && entry.workerStart)),
  ).toEqual([0]);
  // A window of its own, which tests have, gets no pushes in Chromium, and Chromium says so.
  expect(complaints.filter((text) => !text.includes('Push API in incognito mode'))).toEqual([]);
  await context.close();
});
