import type { Page } from '@playwright/test';
import { testPictures } from '../pictures.ts';
import { test } from '../site.ts';
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
  'card-issue': '/buy-sell-crypto/card',
  blank: '/buy-sell-crypto/card/return',
  insights: '/insights',
  404: '/no-such-page',
};

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

/** Prices move, and so do the marks that depend on them, and QR codes are new each time. */
const frame = {
  differing: 'main .figure, main svg[role=img], main time, main polyline, main output, main [data-live-state], main .text-warn',
  isWholePage: false,
};

testPictures('the pieces of the frame', frame, async ({ page, open, look }) => {
  for (const [name, path] of Object.entries(pages)) {
    await open(path);
    await look(name);
  }
  for (const [name, { path, show }] of Object.entries(states)) {
    await open(path);
    await show(page);
    await look(name);
    await page.unrouteAll();
  }
});
