import type { Page } from '@playwright/test';
import { publishItem, withdrawItem } from '../../content-desk.ts';
import { expect, site, test } from '../../site.ts';

const htmlOf = async (path: string) => await (await fetch(`${site}${path}`)).text();

test('uses content/banner-list: banners in their order, in the language of the page or marked as another', { tag: '@core' }, async ({
  quiet,
}) => {
  const fields = { place: 'home', picture: '', tone: 'info', to: '/announcements', sort: 2 };
  try {
    await publishItem('banner', 'e2e-second', { fields, texts: { en: { title: 'A second banner', body: '', action: 'Have a look' } } });
    await publishItem('banner', 'e2e-first', { fields: { ...fields, sort: 1, to: '' }, texts: { en: { title: 'A <b>first</b> banner' } } });
    await expect.poll(() => htmlOf('/')).toContain('A second banner');
    await expect.poll(() => htmlOf('/')).toContain('data-banner="e2e-first"');
    await quiet.goto(`${site}/`);
    const banners = quiet.locator('[data-banner^="e2e-"]');
    await expect(banners.getByRole('heading')).toHaveText(['A <b>first</b> banner', 'A second banner']);
    await banners.getByRole('link', { name: 'Have a look' }).click();
    await expect(quiet).toHaveURL(`${site}/announcements`);
    await expect.poll(() => htmlOf('/ar')).toMatch(/<li lang="en" dir="ltr" data-banner="e2e-second"/);
  } finally {
    for (const name of ['e2e-first', 'e2e-second']) await withdrawItem('banner', name);
  }
  await expect.poll(() => htmlOf('/')).not.toContain('A second banner');
});

test('uses content/placed-banner-list: a banner stands at the place that it is for, and nowhere else', async ({ quiet }) => {
  const fields = { place: 'insights', picture: '', tone: 'info', to: '/help', sort: 1 };
  try {
    await publishItem('banner', 'e2e-placed', {
      fields,
      texts: { en: { title: 'Read this first', body: 'It is short.', action: 'Open' } },
    });
    await expect.poll(() => htmlOf('/insights')).toContain('Read this first');
    expect(await htmlOf('/')).not.toContain('Read this first');
    await quiet.goto(`${site}/insights`);
    await quiet.locator('[data-banner="e2e-placed"]').getByRole('link', { name: 'Open' }).click();
    await expect(quiet).toHaveURL(`${site}/help`);
  } finally {
    await withdrawItem('banner', 'e2e-placed');
  }
  await expect.poll(() => htmlOf('/insights')).not.toContain('Read this first');
});

test('uses content/matching-campaign: shown to those it is for, until they close it', async ({ browser }) => {
  const fields = { audience: 'guests', countries: ['US'], languages: [], to: '/insights', picture: '', sort: 1 };
  const texts = { en: { title: 'Spring offer', body: 'For a few weeks.', action: 'Read more' } };
  await publishItem('campaign', 'e2e-spring', { fields, texts });
  try {
    await expect.poll(() => campaignIn('US')).toBe('e2e-spring');
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'US' } });
    const page = await context.newPage();
    const card = page.getByRole('complementary', { name: 'Spring offer' });
    await lookOn(page);
    await expect(card.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/insights');
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeHidden();
    await lookOn(page);
    await expect(guideOn(page)).toBeVisible();
    await expect(card).toBeHidden();
    await context.close();
    const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'IE' } });
    const other = await elsewhere.newPage();
    await lookOn(other);
    await expect(guideOn(other)).toBeVisible();
    await expect(other.getByRole('complementary', { name: 'Spring offer' })).toBeHidden();
    await elsewhere.close();
  } finally {
    await withdrawItem('campaign', 'e2e-spring');
  }
});

/** The campaign that guests from a country are shown. */
async function campaignIn(country: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', 'x-country': country };
  const response = await fetch(`${site}/v1/fiat-mix/public/marketing/match-one`, { method: 'POST', headers, body: '{}' });
  return ((await response.json()) as { data: { campaign: { name: string } | null } }).data.campaign?.name;
}

/** What newcomers are offered in the same place when no campaign is for them. */
const guideOn = (page: Page) => page.getByRole('complementary', { name: 'Buy crypto in three steps' });

/** Opens the home page and looks further than its first screen. */
async function lookOn(page: Page): Promise<void> {
  await page.goto(`${site}/`);
  await page.locator('#prices').scrollIntoViewIfNeeded();
}
