import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';
import { expect, site, test } from '../../site.ts';
import { untilHydrated } from '../../wait-for.ts';
import { publishArticle, withdrawArticles, writeArticle } from './published-articles.ts';

test('topics are in the address: they change without a reload, and can be opened directly', async ({ quiet }) => {
  await quiet.goto(`${site}/insights`);
  await untilHydrated(quiet);
  await quiet.evaluate(() => Object.assign(window, { isSamePage: true }));
  const topics = quiet.getByRole('navigation', { name: 'Topics' });
  await topics.getByRole('link', { name: 'Safety' }).click();
  await expect(quiet).toHaveURL(`${site}/insights?category=safety`);
  await expect(topics.getByRole('link', { name: 'Safety' })).toHaveAttribute('aria-current', 'page');
  await expect(quiet.locator('main article')).not.toHaveCount(0);
  for (const card of await quiet.locator('main article').all()) await expect(card).toContainText('Safety');
  expect(await quiet.evaluate('window.isSamePage')).toBe(true);
  await quiet.goto(`${site}/insights?category=market`);
  await expect(topics.getByRole('link', { name: 'Markets' })).toHaveAttribute('aria-current', 'page');
  for (const card of await quiet.locator('main article').all()) await expect(card).toContainText('Markets');
  await quiet.goto(`${site}/insights?category=no-such-topic`);
  await expect(topics.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
});

test.describe('a list that is longer than a page', () => {
  const names = Array.from({ length: 21 }, (_, index) => `browser-page-${index}`);

  test.beforeAll(async () => {
    const [last = '', ...rest] = names.toReversed();
    for (const name of rest) await writeArticle(name, { title: `Long list ${name}`, body: 'Text.', category: 'product' });
    await publishArticle(last, { title: `Long list ${last}`, body: 'Text.', category: 'product' });
  });

  test.afterAll(() => withdrawArticles(...names));

  test('goes on by links, without a script too, and shows nothing twice', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site}/insights?category=product`);
    const titles = () => page.locator('main article h2').allTextContents();
    const first = await titles();
    expect(first).toHaveLength(20);
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL(/category=product&before=/);
    const second = await titles();
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
    expect([...first, ...second]).toEqual(expect.arrayContaining(names.map((name) => `Long list ${name}`)));
    await page.getByRole('link', { name: 'Back to newest' }).click();
    await expect(page).toHaveURL(`${site}/insights?category=product`);
    await context.close();
  });

  test('goes on inside of the page with a script', async ({ quiet }) => {
    await quiet.goto(`${site}/insights?category=product`);
    await untilHydrated(quiet);
    const first = quiet.locator('main article h2').first();
    const title = await first.textContent();
    await quiet.getByRole('link', { name: 'Older' }).click();
    await expect(first).not.toHaveText(title ?? '');
    await quiet.goBack();
    await expect(first).toHaveText(title ?? '');
  });
});

test('announcements: what is pinned stands first and says so', async ({ quiet }) => {
  await quiet.goto(`${site}/announcements`);
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText(readCatalogue('content', 'en').announcements_title ?? '');
  const rows = quiet.locator('main article');
  await expect(rows.first()).toContainText('Pinned');
  await expect(rows.first().locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
  await rows.first().getByRole('link').click();
  await expect(quiet).toHaveURL(/\/announcements\/[a-z0-9-]+$/);
  await expect(quiet.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('help', () => {
  test('typing leaves the answers that fit, and says how many', async ({ quiet }) => {
    await quiet.goto(`${site}/help`);
    await untilHydrated(quiet);
    const answers = quiet.locator('main li h3');
    const all = await answers.count();
    const field = quiet.getByRole('searchbox', { name: 'Search help' });
    await field.fill('PASSKEY');
    await expect(answers).not.toHaveCount(all);
    for (const title of await quiet.locator('main section li').allTextContents()) expect(title.toLowerCase()).toContain('passkey');
    await expect(quiet.getByRole('status').filter({ hasText: /^\d+ answers?$/ })).toBeAttached();
    await field.fill('zzzz');
    await expect(quiet.getByRole('main').getByText('No answers found').last()).toBeVisible();
    await quiet.getByRole('button', { name: 'Clear search' }).click();
    await expect(answers).toHaveCount(all);
    await expect(field).toBeFocused();
    await answers.first().getByRole('link').press('Enter');
    await expect(quiet).toHaveURL(/\/help\/[a-z0-9-]+$/);
  });

  test('without a script every answer is there', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site}/help`);
    expect(await page.locator('main li h3').count()).toBeGreaterThan(10);
    await context.close();
  });
});
