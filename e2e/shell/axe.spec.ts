import { expect, site, test } from '../site.ts';
import { axe, seriousFindings } from '../visual-and-a11y.ts';
import { switchProducts } from './switches.ts';

/** One address of every kind of page. */
const paths = [
  '',
  '/insights',
  '/earn',
  '/login',
  '/p2p-trade',
  '/p2p-trade/user/somebody',
  '/p2p-trade/apply',
  '/p2p-trade/orders',
  '/fiat/quick',
  '/buy-sell-crypto/card',
  '/buy-sell-crypto/card/return',
  '/no-such-page',
];

test.beforeAll(() => switchProducts(true));
test.afterAll(() => switchProducts(false));

for (const prefix of ['', '/ar']) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing serious on any page, ${prefix || '/en'} at ${width} px`, { tag: '@visual' }, async ({ browser }) => {
      const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`${site}${prefix}${path}`);
        await page.waitForSelector('html[data-screen]', { state: 'attached' });
        await page.evaluate(axe);
        expect(await seriousFindings(page), path).toEqual([]);
      }
      await page.goto(`${site}${prefix}/earn`);
      await page.waitForSelector('html[data-screen]', { state: 'attached' });
      await page.evaluate(axe);
      await page.locator('header button[aria-controls]:visible').last().click();
      await page.locator('[popover] a[lang="de"]').waitFor();
      expect(await seriousFindings(page), 'settings').toEqual([]);
      await page.keyboard.press('Escape');
      const menu = page.locator('header button[aria-haspopup="dialog"]:visible, header nav button:visible').first();
      await menu.click();
      await page.locator('dialog[open] nav, [popover]:popover-open a').first().waitFor();
      expect(await seriousFindings(page), 'menu').toEqual([]);
      await context.close();
    });
  }
}
