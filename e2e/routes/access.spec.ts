import type { Browser, Page } from '@playwright/test';
import { leaveMarket } from '../p2p/advertiser.ts';
import { switchProducts } from '../shell/switches.ts';
import { expect, site, test } from '../site.ts';
import { allFindings, overflow } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { asGuest, becomeMember, openRoutes, type Visit } from './every-route.ts';
import { inLanes } from './idle.ts';

const lanes = 2;
/** More plain choices than this are searched, in a combobox. */
const mostNativeChoices = 5;

/** The pages that people spend their time on. The last one is an order. */
const busiest = [
  '/',
  '/markets',
  '/price/btc',
  '/login',
  '/p2p-trade/buy/USDT-EUR',
  '/buy-sell-crypto',
  '/p2p-trade/orders',
  '/p2p-trade/ads',
  '/p2p-trade/ads/new',
  '/assets',
  '/account/security',
];

/** What readers with other needs set themselves, by the rules of WCAG 1.4.12. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

test.beforeAll(() => switchProducts(true));
test.afterAll(async () => {
  await leaveMarket();
  await switchProducts(false);
});

type Finder = (page: Page) => Promise<string[]>;

async function findOn(browser: Browser, visit: Visit, paths: readonly string[], width: number, find: Finder): Promise<string[]> {
  const found: string[] = [];
  await inLanes(paths, lanes, async (path) => {
    const context = await visit(browser);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openComplete(page, `${site}${path}`);
    found.push(...(await find(page)).map((finding) => `${path}: ${finding}`));
    await context.close();
  });
  return found.sort();
}

const longSelects: Finder = (page) =>
  page
    .locator('select')
    .evaluateAll(
      (selects, most) =>
        selects
          .filter((select) => select instanceof HTMLSelectElement && select.options.length > most)
          .map((select) => `a native list of ${(select as HTMLSelectElement).options.length}: ${select.outerHTML.slice(0, 120)}`),
      mostNativeChoices,
    );

const anything: Finder = async (page) => [...(await longSelects(page)), ...(await allFindings(page))];

for (const [prefix, width] of [
  ['', 1440],
  ['/ar', 390],
] as const) {
  test(`axe finds nothing of any impact on any route, and no long list is a native one, ${prefix || '/en'} at ${width} px`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.setTimeout(600_000);
    const { asMember, paths } = await becomeMember(browser);
    const inLanguage = (list: readonly string[]) => list.map((path) => `${prefix}${path}`);
    expect.soft(await findOn(browser, asGuest, inLanguage(openRoutes), width, anything)).toEqual([]);
    expect.soft(await findOn(browser, asMember, inLanguage(paths), width, anything)).toEqual([]);
  });
}

const sticksOut: Finder = async (page) => {
  const pixels = await page.evaluate(overflow);
  return pixels > 0 ? [`${pixels} px too wide`] : [];
};

const spaced: Finder = async (page) => {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, wideSpacing);
  return [...(await sticksOut(page)), ...(await page.evaluate(cutTexts))];
};

/** Texts of which a part cannot be seen, though nothing tells that there is more. */
function cutTexts(): string[] {
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    return overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
  };
  const hasText = (element: Element) => [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  return [...document.querySelectorAll('main *, header *, nav *')]
    .filter((element) => element.clientWidth > 1 && hasText(element) && isCut(element))
    .map((element) => `cut: ${element.textContent?.slice(0, 60)}`);
}

/** Where the reader's own colors rule, what is chosen and what can be pressed still differs from its surroundings by a line or a sign. */
const shapeless: Finder = async (page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  return await page.evaluate(() => {
    const hasLine = (element: Element) => {
      const style = getComputedStyle(element);
      const hasBorder = (['Top', 'Bottom', 'Left', 'Right'] as const).some(
        (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
      );
      const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
      return hasBorder || hasOutline || style.textDecorationLine !== 'none' || style.forcedColorAdjust === 'none';
    };
    const chosen = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]';
    const figures = '[role="progressbar"], [role="meter"], meter, progress';
    return [...document.querySelectorAll(`${chosen}, ${figures}`)]
      .filter((element) => element.checkVisibility() && ![element, ...element.querySelectorAll('*')].some(hasLine))
      .map((element) => `no shape: ${element.outerHTML.slice(0, 140)}`);
  });
};

for (const [what, width, find] of [
  ['at 320 px, as with 400 % zoom on a desk', 320, sticksOut],
  ['with 200 % zoom', 640, sticksOut],
  ['with wide spacing of the text', 390, spaced],
  ['with colors of the reader’s own', 390, shapeless],
] as const) {
  test(`the busiest pages stand ${what}`, { tag: '@visual' }, async ({ browser }) => {
    const { asMember, paths } = await becomeMember(browser);
    const order = paths.filter((path) => path.includes('/order/')).slice(0, 1);
    const inLanguages = ['', '/de', '/ar'].flatMap((prefix) => [...busiest, ...order].map((path) => `${prefix}${path}`));
    expect(await findOn(browser, asMember, inLanguages, width, find)).toEqual([]);
  });
}
