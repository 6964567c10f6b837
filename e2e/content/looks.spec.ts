import { publishItem, withdrawItem } from '../content-desk.ts';
import { axe, layoutShift, seriousFindings } from '../looks.ts';
import { expect, listen, site, test } from '../site.ts';
import { publishArticle, withdrawArticles } from './published-articles.ts';

const wide = `
## ${'Unbreakable'.repeat(12)}

| One | Two | Three | Four | Five | Six |
|---|---|---|---|---|---|
| some words | some words | some words | some words | some words | some words |

## Second

\`${'code'.repeat(60)}\`

## Third

https://example.com/${'path'.repeat(60)}
`;

const paths = [
  '/insights',
  '/insights?category=safety',
  '/insights/browser-wide',
  '/announcements',
  '/announcements?category=listing',
  '/announcements/accounts-are-open',
  '/help',
  '/help/passkeys',
  '/terms',
  '/fees',
  '/status',
];

test.beforeAll(async () => {
  await publishItem('incident', 'browser-looks', {
    fields: { parts: ['accounts', 'prices'], impact: 'degraded', phase: 'working' },
    texts: { en: { title: 'Slow', body: 'Everything is **slow**.' } },
  });
  await publishArticle('browser-wide', { title: 'W'.repeat(100), body: wide });
});

test.afterAll(async () => {
  await withdrawArticles('browser-wide');
  await withdrawItem('incident', 'browser-looks');
});

for (const [prefix, width] of [
  ['', 390],
  ['/ar', 1440],
] as const) {
  test(`axe finds nothing serious on pages of content, ${prefix || '/en'} at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(`${site}${prefix}${path}`);
      await page.waitForSelector('html[data-screen]', { state: 'attached' });
      await page.evaluate(axe);
      expect(await seriousFindings(page), path).toEqual([]);
    }
    await context.close();
  });
}

for (const prefix of ['/ar', '/de']) {
  test(`nothing is wider than a small phone, ${prefix}, and what is shown first stays where it is`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 }, locale: prefix.slice(1) });
    const complaints = listen(page);
    for (const path of paths) {
      await page.goto(`${site}${prefix}${path}`);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      expect(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.02);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });
}
