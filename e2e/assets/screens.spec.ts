import { existsSync } from 'node:fs';
import { enter, newMember } from '../account/member.ts';
import { expect, site, test } from '../site.ts';
import { give, setAside } from './purse.ts';

/** What the pictures show: of everything, of one page of moves, and of nothing at all. */
const gifts = [
  { coin: 'BTC', amount: '1.23456789' },
  { coin: 'USDT', amount: '23456.789012', wallet: 'otc' },
  { coin: 'ETH', amount: '3.5', wallet: 'contract' },
  { coin: 'USDT', amount: '1000', wallet: 'earn' },
] as const;

const pages = { overview: '/assets', history: '/assets/history' };
const languages = { en: '', ar: '/ar', ja: '/ja', de: '/de' };
const widths = [390, 1024, 1440];

/** The usual run looks at a phone in Arabic and a desk in English; PB_ALL_SCREENS=1 looks at every language on every screen. */
const usual = new Set(['390 ar', '1440 en']);

for (const width of widths) {
  for (const [language, prefix] of Object.entries(languages)) {
    if (!process.env.PB_ALL_SCREENS && !usual.has(`${width} ${language}`)) continue;
    test(`the pages of assets at ${width} px in ${language} look as they did`, async ({ browser }, info) => {
      test.skip(
        !existsSync(info.snapshotPath('x.png').replace(/\/[^/]*$/, '')) && info.config.updateSnapshots === 'missing',
        'no pictures of this Chromium',
      );
      const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce', locale: language });
      const page = await context.newPage();
      const open = async (path: string) => {
        await page.goto(`${site}${prefix}${path}`);
        await page.waitForSelector('html[data-screen]', { state: 'attached' });
        await page.waitForLoadState('networkidle');
        await page.evaluate(hideWhatDiffers);
      };
      const look = async (name: string) => {
        const picture = `${name}-${language}-${width}.png`;
        await expect.soft(page).toHaveScreenshot(picture, { fullPage: true, maxDiffPixelRatio: 0.01 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
      };
      const member = await newMember();
      await enter(context, member.device);
      for (const [name, path] of Object.entries(pages)) {
        await open(path);
        await look(`${name}-empty`);
      }
      for (const gift of gifts) await give(member.userId, gift);
      await setAside(member.userId, { coin: 'BTC', amount: '0.2' });
      for (const [name, path] of Object.entries(pages)) {
        await open(path);
        await look(name);
      }
      await context.close();
    });
  }
}

/** Amounts follow the prices and times are others each time; their places stay. */
function hideWhatDiffers(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'main bdi, main .figure, main time, main progress, main [data-wallet] label + span, [data-account] { visibility: hidden !important } nav.sticky { display: none }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
