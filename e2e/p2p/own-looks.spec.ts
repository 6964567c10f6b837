import type { Page } from '@playwright/test';
import { openAs, visit } from '../account/member.ts';
import { axe, layoutShift, looks, seriousFindings } from '../looks.ts';
import { expect, listen, test } from '../site.ts';
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
  test(`axe finds nothing serious on a trader's own pages, ${prefix || '/en'} at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openAs(page);
    for (const path of pages) {
      await visit(page, `${prefix}${path}`);
      await page.evaluate(axe);
      expect(await seriousFindings(page), `${path} of a newcomer`).toEqual([]);
    }
    await context.clearCookies();
    await openRich(page);
    for (const path of pages) {
      await visit(page, `${prefix}${path}`);
      await page.waitForLoadState('networkidle');
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
  await openRich(page);
  for (const path of pages) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    expect(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.02);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
