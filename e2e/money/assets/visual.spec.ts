import type { Page } from '@playwright/test';
import { expect, listen, site, test } from '../../site.ts';
import { checkVisuals, resizeTo } from '../../visual-and-a11y.ts';
import { openComplete, untilComplete } from '../../wait-for.ts';
import { openAsOwner, setAside } from './wallet-fixtures.ts';

const gifts = [
  { coin: 'BTC', amount: '12.12345678' },
  { coin: 'USDT', amount: '1234567.654321', wallet: 'otc' },
  { coin: 'DOGE', amount: '98765432.12345678', wallet: 'contract' },
] as const;

const paths = ['/assets', '/assets/history'];
const smallPhone = { width: 320, height: 640 };

for (const prefix of ['', '/ar']) {
  test(`the pages of assets and their dialogs, ${prefix || '/en'}: nothing moves or is wider than a small phone, and axe finds nothing serious on a phone and a desk`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: smallPhone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    const { userId } = await openAsOwner(page, ...gifts);
    await setAside(userId, { coin: 'BTC', amount: '0.00000001' });
    await context.addCookies([{ name: 'showasset', value: '1', url: site }]);
    for (const path of paths.map((each) => `${prefix}${each}`)) {
      await page.setViewportSize(smallPhone);
      await openComplete(page, `${site}${path}`);
      await checkVisuals(page, path, { maxShift: 0.02, hasAxe: false });
      await checkOnBothScreens(page, path);
      await openDialog(page);
      await checkOnBothScreens(page, `the dialog of ${path}`);
      await page.setViewportSize(smallPhone);
      const box = page.locator('dialog[open] [data-modal-body]');
      expect.soft(await box.evaluate((body) => body.scrollWidth - body.clientWidth), `the dialog of ${path}`).toBeLessThanOrEqual(0);
    }
    await checkFirstSight(page, `${prefix || '/'}`);
    await context.addCookies([{ name: 'showasset', value: '0', url: site }]);
    for (const path of paths) await checkFirstSight(page, `${prefix}${path}`);
    await checkFirstSight(page, `${prefix || '/'}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

async function checkOnBothScreens(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await resizeTo(page, width);
    await checkVisuals(page, name);
  }
}

/** Widths and shifts of a page on a small phone. */
async function checkFirstSight(page: Page, path: string): Promise<void> {
  await page.setViewportSize(smallPhone);
  await openComplete(page, `${site}${path}`);
  await checkVisuals(page, path, { maxShift: 0.02, hasAxe: false });
}

/** The transfer or the export, whichever the page has. */
async function openDialog(page: Page): Promise<void> {
  await page.locator('main section button[aria-haspopup=dialog]').first().click();
  await page.locator('dialog[open] select').first().waitFor();
  await untilComplete(page);
}
