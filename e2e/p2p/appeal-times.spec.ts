import { expect, listen, site, test } from '../site.ts';
import { checkVisuals, resizeTo } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { textOf } from './text-of.ts';

for (const [prefix, width] of [
  ['', 1440],
  ['/ar', 390],
] as const) {
  test(`appeal times, ${prefix || '/en'}: without an account and without JavaScript; fits a small phone; axe finds nothing serious at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    const html = await (await page.request.get(`${site}${prefix}/p2p-trade/appeal-times`)).text();
    expect(html).toContain(textOf('appeal-times', prefix === '/ar' ? 'ar' : 'en')('missed_decide'));
    await openComplete(page, `${site}${prefix}/p2p-trade/appeal-times`);
    await checkVisuals(page, '/p2p-trade/appeal-times', { hasAxe: false });
    await resizeTo(page, width);
    await checkVisuals(page, '/p2p-trade/appeal-times');
    if (prefix === '') await expect(page.getByRole('heading', { name: textOf('appeal-times')('title'), level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });
}
