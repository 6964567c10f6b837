import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Dice } from '../../apps/server/test/support/faults/dice.ts';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import { leaveMarket } from '../p2p/advertiser.ts';
import { switchProducts } from '../shell/switches.ts';
import { expect, site } from '../site.ts';
import { watchTraffic } from '../wait-for.ts';
import { type Fates, sendThroughBadWeb, test } from './bad-web.ts';
import { openMemberRoutes, openRoutes } from './every-route.ts';
import { inLanes } from './idle.ts';

/** A busy machine takes minutes for more. `PB_LOADS=1000` makes as many tests as that needs, each with another seed. */
const perTest = 20;
const wanted = Number(process.env.PB_LOADS ?? 60);
const lanes = 6;

/** Who is here decides which page it is, so that this one call is late or silent but never refused. */
const account = myAccount.path;
/** For search engines a text that nobody can give now is an outage, though people get its page. */
const text = /^(?:\/ar)?\/(?:insights\/|announcements\/|help\/|terms|p2p-terms|privacy|risk-notice|fees)/;

interface Tally {
  loads: number;
  hydration: string[];
  errors: string[];
  replaced: string[];
}

// Before each, because a session of staff that nobody uses for half an hour ends, and a thousand loads take longer.
test.beforeEach(() => switchProducts(true));
test.afterAll(async () => {
  await leaveMarket();
  await switchProducts(false);
});

for (let block = 0; block * perTest < wanted; block++) {
  const loads = Math.min(perTest, wanted - block * perTest);
  test(`${loads} loads with late, cut and failing answers wake up without a complaint, and none is replaced, seed ${block + 1}`, async ({
    browser,
    openWeb,
  }) => {
    const tally = await loadMany(browser, openWeb, loads, new Dice(block + 1));
    console.log(
      JSON.stringify({
        seed: block + 1,
        loads: tally.loads,
        hydration: tally.hydration.length,
        errors: tally.errors.length,
        replaced: tally.replaced.length,
      }),
    );
    expect(tally).toEqual({ loads, hydration: [], errors: [], replaced: [] });
  });
}

async function loadMany(browser: Browser, openWeb: (fates: Fates) => Promise<string>, count: number, dice: Dice): Promise<Tally> {
  const tally: Tally = { loads: 0, hydration: [], errors: [], replaced: [] };
  const web = await openWeb(fatesOf(dice.fork('server')));
  const [guest, member] = [await browser.newContext(), await browser.newContext()];
  const page = await member.newPage();
  const memberRoutes = await openMemberRoutes(page);
  await page.close();
  for (const context of [guest, member]) await sendThroughBadWeb(context, web, fatesOf(dice.fork('browser')));
  const visits = Array.from({ length: count }, () => {
    const isMember = dice.isLucky(0.5);
    return { context: isMember ? member : guest, path: `${dice.pick(['', '/ar'])}${dice.pick(isMember ? memberRoutes : openRoutes)}` };
  });
  await inLanes(visits, lanes, ({ context, path }) => load(context, path, tally));
  await guest.close();
  await member.close();
  return tally;
}

function fatesOf(dice: Dice): Fates {
  return (path) => {
    const thrown = dice.below(100);
    const end = thrown < 70 ? 'answer' : thrown < 78 ? 'refusal' : thrown < 88 ? 'outage' : thrown < 94 ? 'cut' : 'half';
    return { delayMs: dice.isLucky(0.5) ? dice.below(2_000) : 0, end: path === account && end === 'refusal' ? 'answer' : end };
  };
}

async function load(context: BrowserContext, path: string, tally: Tally): Promise<void> {
  const page = await context.newPage();
  const complain = (message: string) => {
    const isHydration = /hydrat|did(?:n't| not) match|React error #4(?:18|19|2\d)/i.test(message);
    tally[isHydration ? 'hydration' : 'errors'].push(`${path}: ${message}`);
  };
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    // What was cut and what was down is on the network's account; and Chromium lets a document that a test gave it open no socket.
    if (message.type() === 'error' && !/^(?:Failed to load resource|WebSocket connection to)/.test(message.text()))
      complain(message.text());
  });
  watchTraffic(page);
  const answer = await page.goto(`${site}${path}`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await expect.poll(() => watchTraffic(page).pending.size, { intervals: [20, 50] }).toBe(0);
  tally.loads++;
  const status = answer?.status() ?? 0;
  if (status >= 500 && !text.test(path)) tally.replaced.push(`${path}: status ${status}`);
  if (await isReplaced(page, path)) tally.replaced.push(`${path}: error page`);
  await page.close();
}

/** The heading of the page is that of the error page. */
async function isReplaced(page: Page, path: string): Promise<boolean> {
  const { error_title: title } = readCatalogue('common', path.startsWith('/ar') ? 'ar' : 'en');
  return (await page.locator('h1').allTextContents()).includes(title ?? 'missing');
}
