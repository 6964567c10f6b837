import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import { switchProducts } from '../shell/switches.ts';
import { expect, site } from '../site.ts';
import { type Fate, type Fates, sendThroughBadWeb, test } from './bad-web.ts';

const hall = '/p2p-trade/buy/USDT-EUR';
const again = readCatalogue('common', 'en').try_again ?? 'missing';

test.beforeAll(() => switchProducts(true));
test.afterAll(() => switchProducts(false));

/** One path meets this, every other one is answered. */
function only(path: string, fate: () => Fate['end'], delayMs = 0): Fates {
  return (asked) => (asked === path ? { delayMs, end: fate() } : { delayMs: 0, end: 'answer' });
}

test('offers that nobody can give leave the hall in its place, and come by themselves when they can', { tag: '@core' }, async ({
  browser,
  openWeb,
}) => {
  let end: Fate['end'] = 'outage';
  const fates = only(adList.path, () => end);
  const web = await openWeb(fates);
  const context = await browser.newContext();
  await sendThroughBadWeb(context, web, fates);
  const page = await context.newPage();
  await page.clock.install();
  const answer = await page.goto(`${site}${hall}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('USDT');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole('alert').getByRole('button', { name: again })).toBeVisible({ timeout: 1 });
  }).toPass();
  // The rest of the page works meanwhile.
  await expect(page.getByRole('navigation', { name: 'Coins' }).getByRole('link', { name: 'BTC' })).toBeVisible();
  end = 'answer';
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 1 });
  }).toPass();
  await expect(page.getByRole('alert').getByRole('button', { name: again })).toHaveCount(0);
  await context.close();
});

test('switches that come too late for the first HTML do not close the market', async ({ browser, openWeb }) => {
  const fates = only(siteSettings.path, () => 'answer', 2_000);
  const web = await openWeb(fates);
  const context = await browser.newContext();
  await sendThroughBadWeb(context, web, fates);
  const page = await context.newPage();
  for (const path of [hall, '/buy-sell-crypto']) {
    const answer = await page.goto(`${site}${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText('USDT');
  }
  await context.close();
});
