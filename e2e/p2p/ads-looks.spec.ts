import type { Page } from '@playwright/test';
import { visit } from '../account/member.ts';
import { axe, layoutShift, looks, seriousFindings } from '../looks.ts';
import { expect, listen, test } from '../site.ts';
import { openAdvertiser, publish, said } from './advertiser.ts';
import { switchMarket } from './market.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

const form = '/p2p-trade/ads/new?side=sell&coin=USDT&fiat=EUR';
const paths = ['/p2p-trade/ads', form, `${form}&step=amount`, `${form}&step=conditions`];

async function openPages(page: Page): Promise<void> {
  const person = await openAdvertiser(page);
  await publish(person, { pricing: { priceType: 'fixed', price: '0.93' }, wantsAcceptance: true });
  await publish(person, { side: 'buy', isHidden: true });
}

for (const [prefix, width] of looks) {
  test(`axe finds nothing serious on the pages of advertisers, ${prefix || '/en'} at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openPages(page);
    for (const path of paths) {
      await visit(page, `${prefix}${path}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(axe);
      expect(await seriousFindings(page), path).toEqual([]);
    }
    await visit(page, `${prefix}/p2p-trade/ads`);
    await page.locator('[data-ad] [aria-haspopup=menu]').first().click();
    await page.getByRole('menuitem').nth(1).click();
    await page.locator('dialog[open] input[inputmode=decimal]').waitFor();
    await page.evaluate(axe);
    expect(await seriousFindings(page), 'the dialog of prices').toEqual([]);
    await context.close();
  });
}

test('nothing is wider than a small phone, and what is shown first stays where it is', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const complaints = listen(page);
  await openPages(page);
  for (const path of paths) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    expect(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.02);
  }
  await page.getByRole('button', { name: said('summary') }).click();
  await expect(page.getByRole('dialog')).toContainText(said('preview'));
  expect(complaints).toEqual([]);
  await context.close();
});
