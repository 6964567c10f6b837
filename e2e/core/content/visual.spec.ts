import { publishItem, withdrawItem } from '../../content-desk.ts';
import { expect, listen, site, test } from '../../site.ts';
import { checkVisuals, resizeTo } from '../../visual-and-a11y.ts';
import { openComplete } from '../../wait-for.ts';
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

const smallPhone = { width: 320, height: 640 };

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

/** Each page is opened once in each language, on a small phone; axe looks at it on the screens that are named. */
for (const [prefix, widths] of [
  ['', [390]],
  ['/ar', [1440]],
  ['/de', []],
] as const) {
  test(`pages of content, ${prefix || '/en'}: nothing moves or is wider than a small phone${widths.length > 0 ? `, and axe finds nothing serious at ${widths.join()} px` : ''}`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const locale = prefix.slice(1) || 'en';
    const context = await browser.newContext({ viewport: smallPhone, reducedMotion: 'reduce', locale });
    const page = await context.newPage();
    const complaints = listen(page);
    for (const path of paths) {
      await page.setViewportSize(smallPhone);
      await openComplete(page, `${site}${prefix}${path}`);
      await checkVisuals(page, `${prefix}${path}`, { maxShift: 0.02, hasAxe: false });
      for (const width of widths) {
        await resizeTo(page, width);
        await checkVisuals(page, `${prefix}${path}`);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}
