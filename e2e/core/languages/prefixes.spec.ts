import { locales, prefixOf } from '../../../packages/contract/src/locales.ts';
import { expect, listen, site, test } from '../../site.ts';

/** Left to right, right to left, and characters without spaces; the nightly run takes the other languages too. */
const tags: Readonly<Record<string, string | undefined>> = { en: '@core', ar: '', de: '', ja: '' };

for (const { code } of locales) {
  const tag = tags[code] ?? '@long';
  test(`R1.8 ${code}: hydrates in Chromium without a complaint`, tag ? { tag } : {}, async ({ browser }) => {
    const page = await browser.newPage();
    const complaints = listen(page);
    await page.goto(`${site}${prefixOf(code) || '/'}`);
    await expect(page.locator('[data-live-state="live"]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.close();
    expect(complaints).toEqual([]);
  });
}
