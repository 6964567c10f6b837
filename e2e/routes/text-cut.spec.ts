import { leaveMarket } from '../p2p/advertiser.ts';
import { switchProducts } from '../shell/switches.ts';
import { expect, site, test } from '../site.ts';
import { resizeTo } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { cutText } from './cut-text.ts';
import { asGuest, becomeMember, type Visit } from './every-route.ts';
import { inLanes } from './idle.ts';

const lanes = 2;
const widths = [1440, 390] as const;

/** Long words, tall letters and another direction: where a text has too little room, one of these shows it. Korean is found under `asia`. */
const languages = ['de', 'ru', 'uk', 'th', 'vi', 'ar', 'ja', 'asia', 'pl'];

const bothSee = ['/p2p-trade/buy/USDT-EUR', '/buy-sell-crypto', '/p2p-trade/apply'];
const guestsSee = [...bothSee, '/login', '/register', '/markets', '/price/btc'];
const membersSee = [
  ...bothSee,
  '/assets',
  '/assets/history',
  '/p2p-trade/orders',
  '/p2p-trade/ads',
  '/p2p-trade/ads/new',
  '/p2p-trade/center',
  '/account/security',
  '/account/preferences',
];

test.beforeAll(() => switchProducts(true));
test.afterAll(async () => {
  await leaveMarket();
  await switchProducts(false);
});

for (const language of languages) {
  test(`no text is cut in ${language}`, { tag: '@long' }, async ({ browser }) => {
    const { asMember } = await becomeMember(browser);
    const found: string[] = [];
    const look = (visit: Visit) => async (path: string) => {
      const context = await visit(browser);
      const page = await context.newPage();
      await openComplete(page, `${site}/${language}${path}`);
      for (const width of widths) {
        await resizeTo(page, width);
        found.push(...(await page.evaluate(cutText)).map((text) => `${path} at ${width} px: ${text}`));
      }
      await context.close();
    };
    await inLanes(guestsSee, lanes, look(asGuest));
    await inLanes(membersSee, lanes, look(asMember));
    expect(found.sort()).toEqual([]);
  });
}
