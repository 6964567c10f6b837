import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, site, test } from '../site.ts';
import { switchProducts } from './switches.ts';

/** What the frame looks like: each layout and piece, in four languages on three screens. */
const pages = {
  home: '',
  default: '/earn',
  original: '/login',
  hall: '/p2p-trade',
  'hall-alternate': '/p2p-trade/user/somebody',
  'otc-quick': '/fiat/quick',
  'otc-apply': '/p2p-trade/apply',
  'otc-aside': '/p2p-trade/orders',
  'card-issue': '/buy-sell-crypto/card',
  blank: '/buy-sell-crypto/card/return',
  insights: '/insights',
  404: '/no-such-page',
};

const languages = { en: '', ar: '/ar', ja: '/ja', de: '/de' };
const widths = [390, 1024, 1440];

const states: Record<string, { path: string; show: (page: Page) => Promise<unknown> }> = {
  settings: {
    path: '/earn',
    show: async (page) => {
      await page.locator('header button[aria-controls]:visible').last().click();
      await page.locator('[popover] a[lang="de"]').waitFor();
    },
  },
  menu: {
    path: '/earn',
    show: async (page) => {
      const button = page.locator('header button[aria-haspopup="dialog"]:visible');
      if ((await button.count()) === 0) return await page.locator('header nav button').click();
      await button.click();
      await page.locator('dialog[open] nav').waitFor();
    },
  },
  toast: {
    path: '/insights/what-escrow-does',
    show: async (page) => {
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } }));
      await page.locator('main button:has(.lucide-link-2)').click();
      await page.locator('[role="status"]:not(:empty)').waitFor();
    },
  },
  error: {
    path: '/earn',
    show: async (page) => {
      await page.route('**/assets/texts/**/insights/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
      await page.locator('footer a[href$="/insights"]').click();
      await page.locator('main h1').waitFor();
    },
  },
};

test.beforeAll(() => switchProducts(true));
test.afterAll(() => switchProducts(false));

/** The usual run looks at a phone in Arabic and a desk in English; PB_ALL_SCREENS=1 looks at every language on every screen. */
const usual = new Set(['390 ar', '1440 en']);

for (const width of widths) {
  for (const [language, prefix] of Object.entries(languages)) {
    if (!process.env.PB_ALL_SCREENS && !usual.has(`${width} ${language}`)) continue;
    test(`the frame at ${width} px in ${language} looks as it did`, async ({ browser }, info) => {
      test.skip(
        !existsSync(info.snapshotPath('x.png').replace(/\/[^/]*$/, '')) && info.config.updateSnapshots === 'missing',
        'no pictures of this Chromium',
      );
      const shots = [
        ...Object.entries(pages).map(([name, path]) => ({ name, path, show: undefined })),
        ...Object.entries(states).map(([name, { path, show }]) => ({ name, path, show })),
      ];
      const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce', locale: language });
      for (const { name, path, show } of shots) {
        await page.goto(`${site}${prefix}${path}` || site);
        await page.waitForSelector('html[data-screen]', { state: 'attached' });
        await show?.(page);
        await page.evaluate(hideWhatMoves);
        await expect.soft(page).toHaveScreenshot(`${name}-${language}-${width}.png`, { maxDiffPixelRatio: 0.01 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
        await page.unrouteAll();
      }
      await page.close();
    });
  }
}

/** Prices move, and so do the marks that depend on them, and QR codes are new each time; their places do not. */
function hideWhatMoves(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'main .figure, main svg[role=img], main time, main polyline, main output, main [data-live-state], main .text-warn { visibility: hidden !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
