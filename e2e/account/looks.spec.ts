import { axe, layoutShift, seriousFindings } from '../looks.ts';
import { expect, listen, site, test } from '../site.ts';
import { openAs } from './member.ts';

const paths = ['', '/security', '/devices', '/notifications', '/sub-accounts', '/preferences'];

test('axe finds nothing serious on the pages of an account and in a dialog', async ({ browser }) => {
  for (const [prefix, width] of [
    ['', 390],
    ['', 1440],
    ['/ar', 390],
    ['/ar', 1440],
  ] as const) {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openAs(page);
    for (const path of paths) {
      await page.goto(`${site}${prefix}/account${path}`);
      await page.waitForSelector('html[data-screen]', { state: 'attached' });
      await page.evaluate(axe);
      expect(await seriousFindings(page), `${prefix}${path} at ${width}`).toEqual([]);
    }
    await page.goto(`${site}${prefix}/account/security`);
    await page.waitForSelector('html[data-screen]', { state: 'attached' });
    await page.locator('#authenticator button').click();
    await page.locator('dialog[open] svg[role=img]').waitFor();
    await page.evaluate(axe);
    expect(await seriousFindings(page), `${prefix} dialog at ${width}`).toEqual([]);
    await context.close();
  }
});

test('nothing is wider than a small phone, and what is shown first stays where it is', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const complaints = listen(page);
  await openAs(page);
  for (const path of paths) {
    await page.goto(`${site}/account${path}`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    expect(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.02);
  }
  await page.goto(`${site}/account/security`);
  await page.locator('#authenticator button').click();
  await page.locator('dialog[open] svg[role=img]').waitFor();
  const box = page.locator('dialog[open] [data-modal-body]');
  expect(await box.evaluate((body) => body.scrollWidth - body.clientWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await context.close();
});
