import type { Page } from '@playwright/test';
import { type LocaleCode, localeOf } from '../../../packages/contract/src/locales.ts';
import { formatFor } from '../../../packages/rules/src/formats/format.ts';
import { formatMessage } from '../../../packages/texts/src/format-message.ts';
import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';
import { expect, site, test } from '../../site.ts';
import { untilHydrated } from '../../wait-for.ts';
import { publishArticle, withdrawArticles, writeArticle } from './published-articles.ts';

const bodyWithEverything = `
A paragraph with **weight**, a [page of ours](/help), a [page that is not there](/insights/nobody-wrote-this) and
[somebody else](https://example.com/x).

## First things

- one
- two

## Second things

| Level | Buying | Selling | Withdrawing | Waiting | Checking |
|---|---|---|---|---|---|
| Start | nothing | nothing | nothing | a minute | an address |

## Third things

> A quote.

\`\`\`
a line of code that is longer than a phone is wide, and then it goes on for a while
\`\`\`
`;

test.beforeAll(() => publishArticle('browser-everything', { title: 'Everything at once', body: bodyWithEverything }));
test.afterAll(() => withdrawArticles('browser-everything'));

test('uses content/document-list, content/document-text: what an editor publishes is in the list and on its page, and gone when it is withdrawn', {
  tag: '@core',
}, async ({ quiet }) => {
  const name = 'browser-changing';
  for (const round of ['first', 'second']) {
    await writeArticle(name, { title: `The ${round} title`, body: `The ${round} text.` });
    await expect.poll(() => htmlOf('/insights')).toContain(`The ${round} title`);
    await quiet.goto(`${site}/insights`);
    await expect(quiet.getByRole('link', { name: `The ${round} title` })).toBeVisible();
    await expect.poll(() => htmlOf(`/insights/${name}`)).toContain(`The ${round} text.`);
    await quiet.goto(`${site}/insights/${name}`);
    await expect(quiet.getByText(`The ${round} text.`)).toBeVisible();
  }
  await withdrawArticles(name);
  await expect.poll(async () => (await fetch(`${site}/insights/${name}`)).status).toBe(404);
});

test('a page that stays open has the new text when it is visited again', async ({ quiet }) => {
  const name = 'browser-again';
  await publishArticle(name, { title: 'Seen twice', body: 'As it was.' });
  await quiet.clock.install();
  await open(quiet, '/insights');
  await quiet.getByRole('link', { name: 'Seen twice' }).click();
  await expect(quiet.getByText('As it was.')).toBeVisible();
  await quiet.goBack();
  await writeArticle(name, { title: 'Seen twice', body: 'As it is.' });
  await expect.poll(() => htmlOf(`/insights/${name}`)).toContain('As it is.');
  // Longer than the page believes what it has read.
  await quiet.clock.fastForward(5_000);
  await quiet.getByRole('link', { name: 'Seen twice' }).click();
  await expect(quiet.getByText('As it is.')).toBeVisible();
  await withdrawArticles(name);
});

test.describe('a text that does not exist in the language of the page', () => {
  test.beforeAll(() =>
    publishArticle('browser-few-languages', {
      title: 'In few languages',
      body: 'An English text.',
      texts: { de: { title: 'In wenigen Sprachen', summary: 'Über Sprachen', body: 'Ein deutscher Text.' } },
    }),
  );
  test.afterAll(() => withdrawArticles('browser-few-languages'));

  for (const code of ['ja', 'ar'] as const) {
    test(`${code}: it says so, is marked as English, and leads to the languages that exist`, async ({ quiet }) => {
      await quiet.goto(`${site}/${code}/insights/browser-few-languages`);
      await expect(quiet.locator('html')).toHaveAttribute('lang', code);
      const note = quiet.getByText(textIn(code, 'not_translated', { language: localeOf(code).name, shown: 'English' }));
      await expect(note).toBeVisible();
      const body = quiet.locator('[itemprop="articleBody"]');
      await expect(body).toHaveAttribute('lang', 'en');
      await expect(body).toHaveAttribute('dir', 'ltr');
      const others = quiet.getByRole('list', { name: textIn(code, 'read_in') }).getByRole('link');
      await expect(others).toHaveText(['English', 'Deutsch']);
      await expect(quiet.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^/]\/insights\/browser-few-languages$/);
      await others.last().click();
      await expect(quiet).toHaveURL(`${site}/de/insights/browser-few-languages`);
      await expect(quiet.getByText('Ein deutscher Text.')).toBeVisible();
      await expect(quiet.getByRole('list', { name: textIn('de', 'read_in') })).toHaveCount(0);
    });
  }

  test('in a list such an entry says in which language it is written', async ({ quiet }) => {
    await quiet.goto(`${site}/ja/insights`);
    const card = quiet.locator('article', { has: quiet.getByRole('link', { name: 'In few languages' }) });
    await expect(card).toContainText(textIn('ja', 'written_in', { language: 'English' }));
    await expect(card.locator('[lang="en"][dir="ltr"]')).toContainText('In few languages');
  });

  test('British readers get the English text without a word about it', async ({ quiet }) => {
    await quiet.goto(`${site}/en-GB/insights/browser-few-languages`);
    await expect(quiet.getByText('An English text.')).toBeVisible();
    await expect(quiet.getByRole('list', { name: textIn('en', 'read_in') })).toHaveCount(0);
  });
});

test.describe('a text that is not there', () => {
  test('answers 404 with the page for it, whatever is asked for', async ({ quiet }) => {
    for (const path of [
      '/insights/nobody-wrote-this',
      '/de/announcements/nobody-wrote-this',
      '/ar/help/nobody-wrote-this',
      '/insights/Not_A_Name',
      '/insights?before=nonsense',
    ]) {
      const answer = await quiet.goto(`${site}${path}`);
      expect(answer?.status(), path).toBe(404);
      await expect(quiet.getByRole('img', { name: '404' })).toBeVisible();
      await expect(quiet.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });

  test('shows the same when a link inside of the site leads to it, and the way back works', async ({ browser }) => {
    const page = await browser.newPage();
    await open(page, '/insights/browser-everything');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'page that is not there' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    await page.goBack();
    await expect(page.getByText('A paragraph with')).toBeVisible();
    await page.close();
  });

  test('is not what an outage looks like: that can be tried again', async ({ browser }) => {
    const page = await browser.newPage();
    await open(page, '/insights');
    await page.route('**/v1/x/content/document-text', (route) => route.abort());
    await page.getByRole('link', { name: 'Everything at once' }).click();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('img', { name: '404' })).toHaveCount(0);
    await page.unrouteAll();
    await again.click();
    await expect(page.getByText('A paragraph with')).toBeVisible();
    await page.close();
  });
});

test('the pages that the site itself links to are there, with the day of their last change, and can be printed', async ({ quiet }) => {
  for (const path of ['/terms', '/privacy', '/risk-notice', '/fees', '/de/terms']) {
    const answer = await quiet.goto(`${site}${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(quiet.locator('main time[itemprop="dateModified"]')).toHaveText(/20\d\d/);
  }
  await quiet.goto(`${site}/terms`);
  await expect(quiet.getByRole('button', { name: 'Print' })).toBeVisible();
  await quiet.emulateMedia({ media: 'print' });
  await expect(quiet.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(quiet.getByRole('banner')).toBeHidden();
  await expect(quiet.getByRole('contentinfo')).toBeHidden();
  await expect(quiet.getByRole('navigation')).toHaveCount(0);
});

test('keys: contents lead to their heading, a wide table scrolls, the link of the page is copied', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await open(page, '/insights/browser-everything?utm_source=x');
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/insights/browser-everything`);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.locator('summary').press('Enter');
  await contents.getByRole('link', { name: 'Third things' }).press('Enter');
  await expect(page).toHaveURL(/#third-things$/);
  await expect(page.getByRole('heading', { name: 'Third things' })).toBeInViewport();
  const table = page.getByRole('group', { name: 'Level, Buying' });
  await table.focus();
  await expect(table).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await context.close();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site}${path}`);
  await untilHydrated(page);
}

async function htmlOf(path: string): Promise<string> {
  return await (await fetch(`${site}${path}`)).text();
}

function textIn(code: LocaleCode, key: string, values: Record<string, string> = {}): string {
  const { tag, overlayOf } = localeOf(code);
  return formatMessage(readCatalogue('content', code, overlayOf)[key] ?? '', formatFor(tag), values);
}
