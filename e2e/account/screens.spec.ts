import { existsSync } from 'node:fs';
import { expect, site, test } from '../site.ts';
import { enter, newMember } from './member.ts';

/** The doors and the pages of an account, in four languages on three screens. */
const doors = { login: '/login', register: '/register', forgot: '/forgot-password' };
const pages = {
  overview: '/account',
  security: '/account/security',
  devices: '/account/devices',
  verified: '/account/verified',
  preferences: '/account/preferences',
  notifications: '/account/notifications',
  'sub-accounts': '/account/sub-accounts',
};

const languages = { en: '', ar: '/ar', ja: '/ja', de: '/de' };
const widths = [390, 1024, 1440];

/** The usual run looks at a phone in Arabic and a desk in English; PB_ALL_SCREENS=1 looks at every language on every screen. */
const usual = new Set(['390 ar', '1440 en']);

for (const width of widths) {
  for (const [language, prefix] of Object.entries(languages)) {
    if (!process.env.PB_ALL_SCREENS && !usual.has(`${width} ${language}`)) continue;
    test(`the pages of an account at ${width} px in ${language} look as they did`, async ({ browser }, info) => {
      test.skip(
        !existsSync(info.snapshotPath('x.png').replace(/\/[^/]*$/, '')) && info.config.updateSnapshots === 'missing',
        'no pictures of this Chromium',
      );
      const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce', locale: language });
      const page = await context.newPage();
      const look = async (name: string, path: string) => {
        await page.goto(`${site}${prefix}${path}`);
        await page.waitForSelector('html[data-screen]', { state: 'attached' });
        await page.waitForLoadState('networkidle');
        await page.evaluate(hideWhatDiffers);
        await expect.soft(page).toHaveScreenshot(`${name}-${language}-${width}.png`, { fullPage: true, maxDiffPixelRatio: 0.01 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
      };
      for (const [name, path] of Object.entries(doors)) await look(name, path);
      await enter(context, (await newMember()).device);
      for (const [name, path] of Object.entries(pages)) await look(name, path);
      await context.close();
    });
  }
}

/** Names, numbers and times are another person's each time; their places are not. */
function hideWhatDiffers(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'main bdi, main .figure, main time, main svg[role=img], [data-account] { visibility: hidden !important } nav.sticky { display: none }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
