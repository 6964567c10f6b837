import { openInApp } from '../native/host.ts';
import { chooseBasis, expect, site, test } from '../site.ts';

const answers = [
  ['R8.7 61001 an answer that cannot be read', `async () => 'no json'`],
  ['R8.7 61003 a failure of the app itself', `() => Promise.reject(new Error('no network'))`],
] as const;

for (const [title, request] of answers) {
  test(`${title} is told to the visitor`, async ({ browser }) => {
    const { context, page } = await openInApp(browser);
    await page.addInitScript(`window.PeerbourseApp.request = ${request}`);
    await page.goto(`${site}/`);
    await page.waitForSelector('html[data-screen]', { state: 'attached' });
    await chooseBasis(page, '0');
    await expect(page.getByRole('alert').filter({ hasText: 'We could not be reached.' })).toBeVisible({ timeout: 10_000 });
    await context.close();
  });
}

test('R8.7 R8.11 61002 an app that does not answer is given up after 20000 ms', async ({ browser }) => {
  const { context, page } = await openInApp(browser);
  await page.clock.install();
  await page.addInitScript('window.PeerbourseApp.request = () => new Promise(() => undefined)');
  await page.goto(`${site}/`);
  await page.clock.runFor(1_000);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await chooseBasis(page, '0', () => page.clock.runFor(100));
  await page.clock.runFor(19_000);
  await expect(page.getByRole('alert').filter({ hasText: 'We could not be reached.' })).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alert').filter({ hasText: 'We could not be reached.' })).toBeVisible();
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
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await chooseBasis(page, '0');
  await expect(page.getByRole('row').filter({ hasText: 'Bitcoin' })).toContainText('Change since midnight:');
  await context.close();
});

test('R8.8 an app that is too old for a feature is told to be upgraded', async ({ browser }) => {
  const { context, page } = await openInApp(browser);
  await page.goto(`${site}/`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await page.getByRole('link', { name: 'Read the API' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please upgrade the app' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/`);
  await context.close();
});

test("R8.8 a newer app opens the address in the phone's browser", async ({ browser }) => {
  const { context, page } = await openInApp(browser);
  await page.addInitScript('window.PeerbourseApp.openBrowser = (address) => { window.openedInBrowser = address }');
  await page.goto(`${site}/`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await page.getByRole('link', { name: 'Read the API' }).click();
  expect(await page.evaluate('window.openedInBrowser')).toBe(`${site}/v1/reference`);
  await context.close();
});
