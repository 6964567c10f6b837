import { untilAwake } from '../awake.ts';
import { openInApp } from '../native/host.ts';
import { chooseBasis, expect, site, test } from '../site.ts';

test('R8.7 61003 a failure of the app itself is told to the visitor', async ({ browser }) => {
  const { context, page } = await openInApp(browser);
  await page.addInitScript(`window.PeerbourseApp.request = () => Promise.reject(new Error('no network'))`);
  await page.goto(`${site}/`);
  await chooseBasis(page, '0');
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t connect. Check your internet connection and try again.' }),
  ).toBeVisible();
  await context.close();
});

test('a request that the app carries arrives, with its headers', async ({ browser }) => {
  const { context, page } = await openInApp(browser);
  await page.exposeFunction('carry', async (ask: { path: string; headers: Record<string, string>; body: string }) => {
    const response = await fetch(`${site}${ask.path}`, { method: 'POST', headers: ask.headers, body: ask.body });
    return JSON.stringify({ status: response.status, text: await response.text() });
  });
  await page.addInitScript('window.PeerbourseApp.request = (ask) => window.carry(ask)');
  await page.goto(`${site}/`);
  await chooseBasis(page, '0');
  await expect(page.getByRole('row').filter({ hasText: 'Bitcoin' })).toContainText('Change since midnight:');
  await context.close();
});

test("R8.8 a newer app opens the address in the phone's browser", async ({ browser }) => {
  const { context, page } = await openInApp(browser);
  await page.addInitScript('window.PeerbourseApp.openBrowser = (address) => { window.openedInBrowser = address }');
  await page.goto(`${site}/announcements/prices-show-number-and-age`);
  const link = page.getByRole('link', { name: 'API reference' });
  await untilAwake(link);
  await link.click();
  await expect.poll(() => page.evaluate('window.openedInBrowser')).toBe(`${site}/v1/reference`);
  await context.close();
});
