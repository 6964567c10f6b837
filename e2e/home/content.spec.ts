import type { Page } from '@playwright/test';
import { publishItem, withdrawItem } from '../content-desk.ts';
import { switchProducts } from '../shell/switches.ts';
import { expect, site, test } from '../site.ts';

/** What operators change is on the site after at most this long. */
const soon = { timeout: 5_000, intervals: [250] };

const htmlOf = async (path: string) => await (await fetch(`${site}${path}`)).text();

test('uses content/banner-list: banners in their order, in the language of the page or marked as another', async ({ quiet }) => {
  const fields = { place: 'home', picture: '', tone: 'info', to: '/announcements', sort: 2 };
  await publishItem('banner', 'e2e-second', { fields, texts: { en: { title: 'A second banner', body: '', action: 'Have a look' } } });
  await publishItem('banner', 'e2e-first', { fields: { ...fields, sort: 1, to: '' }, texts: { en: { title: 'A <b>first</b> banner' } } });
  await expect.poll(() => htmlOf('/'), soon).toContain('A second banner');
  await expect.poll(() => htmlOf('/'), soon).toContain('data-banner="e2e-first"');
  await quiet.goto(`${site}/`);
  const banners = quiet.locator('[data-banner^="e2e-"]');
  await expect(banners.getByRole('heading')).toHaveText(['A <b>first</b> banner', 'A second banner']);
  await banners.getByRole('link', { name: 'Have a look' }).click();
  await expect(quiet).toHaveURL(`${site}/announcements`);
  await expect.poll(() => htmlOf('/ar'), soon).toMatch(/<li lang="en" dir="ltr" data-banner="e2e-second"/);
  for (const name of ['e2e-first', 'e2e-second']) await withdrawItem('banner', name);
  await expect.poll(() => htmlOf('/'), soon).not.toContain('A second banner');
});

test('uses content/placed-banner-list: a banner stands at the place that it is for, and nowhere else', async ({ quiet }) => {
  const fields = { place: 'insights', picture: '', tone: 'info', to: '/help', sort: 1 };
  await publishItem('banner', 'e2e-placed', { fields, texts: { en: { title: 'Read this first', body: 'It is short.', action: 'Open' } } });
  await expect.poll(() => htmlOf('/insights'), soon).toContain('Read this first');
  expect(await htmlOf('/')).not.toContain('Read this first');
  await quiet.goto(`${site}/insights`);
  await quiet.locator('[data-banner="e2e-placed"]').getByRole('link', { name: 'Open' }).click();
  await expect(quiet).toHaveURL(`${site}/help`);
  await withdrawItem('banner', 'e2e-placed');
  await expect.poll(() => htmlOf('/insights'), soon).not.toContain('Read this first');
});

test('uses content/document-list: the newest announcements, with the way to each and to all', async ({ quiet }) => {
  const texts = { title: 'The tea kitchen is closed', summary: 'It opens again tomorrow.', body: 'Bring your own.' };
  await publishItem('announcement', 'e2e-tea', { fields: { category: 'maintenance', isPinned: true }, texts: { en: texts } });
  await expect.poll(() => htmlOf('/'), soon).toContain(texts.title);
  await quiet.goto(`${site}/`);
  const news = quiet.getByRole('region', { name: 'Announcements' });
  expect(await news.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  await expect(news.getByRole('link', { name: 'All announcements' })).toHaveAttribute('href', '/announcements');
  await news.getByRole('link', { name: texts.title }).click();
  await expect(quiet).toHaveURL(`${site}/announcements/e2e-tea`);
  await expect.poll(() => htmlOf('/ja'), soon).toMatch(/lang="en" dir="ltr"[^>]*><a[^>]*>The tea kitchen is closed/);
  await withdrawItem('announcement', 'e2e-tea');
  await expect.poll(() => htmlOf('/'), soon).not.toContain(texts.title);
});

test('uses content/matching-campaign: shown to those it is for, until they close it', async ({ browser }) => {
  const fields = { audience: 'guests', countries: ['US'], languages: [], to: '/insights', picture: '', sort: 1 };
  const texts = { en: { title: 'Spring offer', body: 'For a few weeks.', action: 'Read more' } };
  await publishItem('campaign', 'e2e-spring', { fields, texts });
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'US' } });
  const page = await context.newPage();
  const card = page.getByRole('complementary', { name: 'Spring offer' });
  await expect(async () => {
    await lookOn(page);
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 8_000 });
  await expect(card.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/insights');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
  await lookOn(page);
  await page.waitForLoadState('networkidle');
  await expect(card).toBeHidden();
  await context.close();
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'IE' } });
  const other = await elsewhere.newPage();
  await lookOn(other);
  await other.waitForLoadState('networkidle');
  await expect(other.getByRole('complementary', { name: 'Spring offer' })).toBeHidden();
  await elsewhere.close();
  await withdrawItem('campaign', 'e2e-spring');
});

/** Opens the home page and looks further than its first screen. */
async function lookOn(page: Page): Promise<void> {
  await page.goto(`${site}/`);
  await page.locator('#prices').scrollIntoViewIfNeeded();
}

test('the tiles of products are those that are switched on', async () => {
  expect(await htmlOf('/')).not.toContain('id="products-title"');
  await switchProducts(true);
  await expect.poll(() => htmlOf('/'), soon).toContain('id="products-title"');
  const html = await htmlOf('/');
  const tiles = /id="products-title"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  expect([...tiles.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/p2p-trade',
    '/buy-sell-crypto',
    '/mix/usdt/btc-usdt',
    '/copy-trading',
    '/earn',
    '/vip',
  ]);
  await switchProducts(false);
  await expect.poll(() => htmlOf('/'), soon).not.toContain('id="products-title"');
});
