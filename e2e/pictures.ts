import { existsSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, site, test } from './site.ts';
import { openComplete } from './wait-for.ts';

interface Screen {
  page: Page;
  context: BrowserContext;
  language: string;
  width: number;
  /** Opens a page and waits until all of it is shown. */
  open: (path: string) => Promise<void>;
  /** Compares what is shown with its picture, and sees that nothing sticks out at the side. */
  look: (name: string) => Promise<void>;
}

interface Frame {
  /** What differs from one run to the next, as selectors: it is made invisible, and its place stays. */
  differing: string;
  isWholePage: boolean;
}

const languages = { en: '', ar: '/ar', ja: '/ja', de: '/de' };
const widths = [390, 1024, 1440];

/** The usual run looks at a phone in Arabic and a desk in English; PB_ALL_SCREENS=1 looks at every language on every screen. */
const usual = new Set(['390 ar', '1440 en']);

/** One test for each screen that pages are compared on. */
export function testPictures(what: string, frame: Frame, walk: (screen: Screen) => Promise<void>): void {
  for (const width of widths) {
    for (const [language, prefix] of Object.entries(languages)) {
      if (!process.env.PB_ALL_SCREENS && !usual.has(`${width} ${language}`)) continue;
      test(`${what} at ${width} px in ${language} look as they did`, { tag: '@visual' }, async ({ browser }, info) => {
        test.skip(
          !existsSync(info.snapshotPath('x.png').replace(/\/[^/]*$/, '')) && info.config.updateSnapshots === 'missing',
          'no pictures of this Chromium',
        );
        const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce', locale: language });
        const page = await context.newPage();
        const open = (path: string) => openComplete(page, `${site}${prefix}${path}`);
        await walk({ page, context, language, width, open, look: (name) => look(page, `${name}-${language}-${width}.png`, frame) });
        await context.close();
      });
    }
  }
}

async function look(page: Page, picture: string, { differing, isWholePage }: Frame): Promise<void> {
  await page.evaluate(hide, { differing, isWholePage });
  await expect.soft(page).toHaveScreenshot(picture, { fullPage: isWholePage, maxDiffPixelRatio: 0.01 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), picture).toBe(0);
}

/** On a whole page the bar at its foot would stand in the middle. */
function hide({ differing, isWholePage }: Frame): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${differing} { visibility: hidden !important } ${isWholePage ? 'nav.sticky { display: none }' : ''}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
