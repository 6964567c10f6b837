import type { Page } from '@playwright/test';
import { axe, everyLook, layoutShift, seriousFindings } from '../looks.ts';
import { expect, listen, site, test } from '../site.ts';
import { openAsOwner, setAside } from './purse.ts';

const gifts = [
  { coin: 'BTC', amount: '12.12345678' },
  { coin: 'USDT', amount: '1234567.654321', wallet: 'otc' },
  { coin: 'DOGE', amount: '98765432.12345678', wallet: 'contract' },
] as const;

async function openPurse(page: Page): Promise<void> {
  const { userId } = await openAsOwner(page, ...gifts);
  await setAside(userId, { coin: 'BTC', amount: '0.00000001' });
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`${site}${path}`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
}

for (const [prefix, width] of everyLook) {
  test(`axe finds nothing serious on the pages of assets and in their dialogs, ${prefix || '/en'} at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openPurse(page);
    for (const path of ['/assets', '/assets/history']) {
      await openPage(page, `${prefix}${path}`);
      await page.evaluate(axe);
      expect(await seriousFindings(page), path).toEqual([]);
      await openDialog(page);
      expect(await seriousFindings(page), `dialog of ${path}`).toEqual([]);
    }
    await context.close();
  });
}

test('nothing is wider than a small phone, and what is shown first stays where it is', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const complaints = listen(page);
  await openPurse(page);
  for (const cookie of ['1', '0']) {
    await context.addCookies([{ name: 'showasset', value: cookie, url: site }]);
    for (const path of ['/assets', '/assets/history', '/']) {
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      expect(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.02);
    }
  }
  for (const path of ['/assets', '/assets/history']) {
    await openPage(page, path);
    await openDialog(page);
    const box = page.locator('dialog[open] [data-modal-body]');
    expect(await box.evaluate((body) => body.scrollWidth - body.clientWidth), path).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** The transfer or the export, whichever the page has. */
async function openDialog(page: Page): Promise<void> {
  await page.locator('main section button[aria-haspopup=dialog]').first().click();
  await page.locator('dialog[open] select').first().waitFor();
}
