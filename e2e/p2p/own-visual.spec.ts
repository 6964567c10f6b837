import type { Page } from '@playwright/test';
import { openAs } from '../identity/account/member.ts';
import { expect, listen, site, test } from '../site.ts';
import { checkVisuals, looks, resizeTo } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { openAsTrader, saveEuroAccount, switchMarket } from './market.ts';

const pages = ['/account/payment-methods', '/p2p-trade/center'] as const;

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

async function openRich(page: Page): Promise<void> {
  const trader = await openAsTrader(page, { coins: [{ coin: 'USDT', amount: '1234567.654321' }] });
  await saveEuroAccount(trader);
}

/** The first one that the page offers. */
async function openDialog(page: Page): Promise<void> {
  await page.locator('main button[aria-haspopup=dialog]').first().click();
  await page.locator('dialog[open] :is(select, li)').first().waitFor();
}

for (const [prefix, width] of looks) {
  test(`a trader's own pages, ${prefix || '/en'}: nothing is wider than a small phone${prefix === '' ? ' or moves there' : ''}, and axe finds nothing serious at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    await openAs(page);
    for (const path of pages) {
      await openComplete(page, `${site}${prefix}${path}`);
      await checkVisuals(page, `${path} of a newcomer`);
    }
    await context.clearCookies();
    await openRich(page);
    for (const path of pages) {
      await page.setViewportSize({ width: 320, height: 640 });
      await openComplete(page, `${site}${prefix}${path}`);
      await checkVisuals(page, path, { hasAxe: false, ...(prefix === '' ? { maxShift: 0.02 } : {}) });
      await resizeTo(page, width);
      await checkVisuals(page, path);
      await openDialog(page);
      await checkVisuals(page, `the dialog of ${path}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}
