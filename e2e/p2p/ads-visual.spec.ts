import type { Page } from '@playwright/test';
import { expect, listen, site, test } from '../site.ts';
import { checkVisuals, looks, resizeTo } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { leaveMarket, openAdvertiser, publish, said } from './advertiser.ts';
import { switchMarket } from './market.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

const form = '/p2p-trade/ads/new?side=sell&coin=USDT&fiat=EUR';
const smallPhone = { width: 320, height: 640 };
const paths = ['/p2p-trade/ads', form, `${form}&step=amount`, `${form}&step=conditions`];

async function openPages(page: Page): Promise<void> {
  const person = await openAdvertiser(page);
  await publish(person, { pricing: { priceType: 'fixed', price: '0.93' }, wantsAcceptance: true });
  await publish(person, { side: 'buy', isHidden: true });
}

for (const [prefix, width] of looks) {
  test(`the pages of advertisers, ${prefix || '/en'}: nothing is wider than a small phone${prefix === '' ? ' or moves there' : ''}, and axe finds nothing serious at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: smallPhone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    await openPages(page);
    for (const path of paths) {
      await page.setViewportSize(smallPhone);
      await openComplete(page, `${site}${prefix}${path}`);
      await checkVisuals(page, path, { hasAxe: false, ...(prefix === '' ? { maxShift: 0.02 } : {}) });
      await resizeTo(page, width);
      await checkVisuals(page, path);
    }
    if (prefix === '') {
      await resizeTo(page, smallPhone.width);
      await page.getByRole('button', { name: said('summary') }).click();
      await expect(page.getByRole('dialog')).toContainText(said('preview'));
    }
    await page.setViewportSize({ width, height: 900 });
    await openComplete(page, `${site}${prefix}/p2p-trade/ads`);
    await page.locator('[data-ad] [aria-haspopup=menu]').first().click();
    await page.getByRole('menuitem').nth(1).click();
    await page.locator('dialog[open] input[inputmode=decimal]').waitFor();
    await checkVisuals(page, 'the dialog of prices');
    expect(complaints).toEqual([]);
    await context.close();
  });
}
