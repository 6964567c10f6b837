import type { Page } from '@playwright/test';
import { expect, listen, site, test } from '../site.ts';
import { checkVisuals, looks, resizeTo } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { marketOf, newTrader, offer, openAsTrader, priceAt } from './traders.ts';

const market = marketOf('BNB');

/** A book, a trade, and an order of one's own. */
async function openRich(page: Page): Promise<void> {
  const other = await newTrader(market);
  for (const percent of [1, 1.5, 2])
    await offer(other, market, { side: 'sell', price: await priceAt(market, percent, 2), quantity: '0.5' });
  const own = await openAsTrader(page, market);
  await offer(own, market, { side: 'buy', price: await priceAt(market, -2, 2), quantity: '0.1' });
}

for (const [prefix, width] of looks) {
  test(`R1.2 R9.1 the spot page, ${prefix || '/en'}: nothing is wider than a small phone${prefix === '' ? ' or moves there' : ''}, and axe finds nothing serious at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    await openComplete(page, `${site}${prefix}${market.path}`);
    await checkVisuals(page, 'the page of a guest', { hasAxe: false, ...(prefix === '' ? { maxShift: 0.02 } : {}) });
    await resizeTo(page, width);
    await checkVisuals(page, 'the page of a guest');
    await resizeTo(page, 320);
    await openRich(page);
    await openComplete(page, `${site}${prefix}${market.path}`);
    await checkVisuals(page, 'the page of a member', { hasAxe: false });
    for (const tab of await page.locator('input[type=radio]').all()) {
      if (!(await tab.isVisible())) continue;
      await tab.check();
      await checkVisuals(page, `tab ${await tab.getAttribute('value')}`, { hasAxe: false });
    }
    await resizeTo(page, width);
    await checkVisuals(page, 'the page of a member');
    if (width < 768) {
      await page.locator('[data-open-form=buy]').click();
      await page.locator('dialog[open]').waitFor();
      await checkVisuals(page, 'the form of a phone');
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}
