import type { Page } from '@playwright/test';
import { visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { checkVisuals } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p');
const euros = '/p2p-trade/buy/USDT-EUR';
const phone = { width: 390, height: 844 };
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

async function visitHall(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForSelector('[data-awake="true"]', { state: 'attached' });
}

const rows = (page: Page) => page.locator('tbody tr');
const chip = (page: Page, name: string) => page.getByRole('button', { name: said('remove_filter', { name }), exact: true });

/** What the browser keeps of the hall: the address changes a moment before. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('pb_cache') ?? '');

test('on a phone the first offer begins 200 px below the header, and four are on the screen', async ({ quiet }) => {
  await quiet.setViewportSize(phone);
  await visitHall(quiet, euros);
  const { head, fourth, bar } = await quiet.evaluate(() => {
    const edge = (query: string, index = 0) => document.querySelectorAll(query)[index]?.getBoundingClientRect();
    return {
      head: (edge('tbody tr')?.top ?? Number.NaN) - (edge('header')?.bottom ?? Number.NaN),
      fourth: edge('tbody tr', 3)?.bottom,
      bar: innerHeight - 57,
    };
  });
  expect(head).toBeLessThanOrEqual(200);
  expect(fourth).toBeLessThanOrEqual(bar);
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText(said('buy_title', { coin: 'USDT', fiat: 'EUR' }));
  await expect(quiet.getByText(said('reference', { price: '0.92360', fiat: 'EUR' }))).toBeInViewport({ ratio: 1 });
});

test('what somebody presses before the page is awake happens as soon as it is', async ({ quiet }) => {
  await quiet.setViewportSize(phone);
  let bringScripts = () => {};
  const scripts = new Promise<void>((resolve) => {
    bringScripts = resolve;
  });
  await quiet.route('**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await quiet.goto(`${site}${euros}`, { waitUntil: 'commit' });
  await rows(quiet).first().getByRole('button').first().click();
  bringScripts();
  await expect(quiet.getByRole('dialog')).toBeVisible();
});

test('on a phone twelve stops of the keyboard at most lie before the button of the first offer', async ({ quiet }) => {
  await quiet.setViewportSize(phone);
  await visitHall(quiet, euros);
  await quiet.locator('#content').focus();
  const first = rows(quiet).first().getByRole('button').first();
  let stops = 0;
  do {
    await quiet.keyboard.press('Tab');
    stops += 1;
  } while (stops < 20 && !(await first.evaluate((button) => button === document.activeElement)));
  expect(stops).toBeLessThanOrEqual(12);
});

test('R7.10 on a phone several filters are chosen in a sheet, stand there as chips, and are remembered until they are cleared', async ({
  quiet,
}) => {
  await quiet.setViewportSize(phone);
  await visitHall(quiet, euros);
  await quiet.getByRole('button', { name: said('filters'), exact: true }).click();
  const sheet = quiet.getByRole('dialog');
  await sheet.getByRole('button', { name: '250', exact: true }).click();
  await sheet.getByRole('button', { name: 'SEPA Instant', exact: true }).click();
  await sheet.getByRole('button', { name: 'Wise', exact: true }).click();
  await sheet.getByRole('button', { name: said('show_offers') }).click();
  await expect(quiet).toHaveURL(/method=\d+-\d+&amount=250$/);
  await expect(chip(quiet, '250.00 EUR')).toBeVisible();
  const count = quiet.getByRole('status').filter({ hasText: /^\d+ ads? match/ });
  const all = await count.textContent();
  await chip(quiet, 'Wise').click();
  await expect(quiet.getByRole('button', { name: said('filters'), exact: true })).toBeFocused();
  await expect(count).not.toHaveText(all ?? '');
  await quiet.getByLabel(said('sort_by')).selectOption('limit');
  await expect(quiet).toHaveURL(/\?amount=250&method=\d+&sort=limit$/);
  await expect.poll(() => kept(quiet)).toContain('sort=limit');
  await visitHall(quiet, euros);
  await expect(quiet, 'the market is as it was left').toHaveURL(/\?amount=250&method=\d+&sort=limit$/);
  await visitHall(quiet, `${euros}?amount=300`);
  await expect(chip(quiet, '300.00 EUR'), 'the address is stronger').toBeVisible();
  await expect(chip(quiet, 'SEPA Instant')).toHaveCount(0);
  await chip(quiet, '300.00 EUR').click();
  await expect(quiet).toHaveURL(new RegExp(`${euros}$`));
  await expect.poll(() => kept(quiet)).not.toContain('amount');
  await visitHall(quiet, euros);
  await expect(rows(quiet).first()).toBeVisible();
  await expect(quiet).toHaveURL(new RegExp(`${euros}$`));
});

test('on a phone other pages of the market are behind one button', async ({ quiet }) => {
  await quiet.setViewportSize(phone);
  await visitHall(quiet, euros);
  const common = textOf('common');
  await quiet.getByRole('button', { name: common('p2p_navigation') }).click();
  for (const [name, to] of [
    [common('p2p_orders'), '/p2p-trade/orders'],
    [common('p2p_ads'), '/p2p-trade/ads'],
    [common('p2p_center'), '/p2p-trade/center'],
    [said('payment_methods'), '/account/payment-methods'],
    [said('post_ad'), '/p2p-trade/ads/new?side=sell&coin=USDT&fiat=EUR'],
  ] as const)
    await expect(quiet.getByRole('dialog').getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
});

test('wide spacing of the text pushes nothing out of the German hall at 1280 px', { tag: '@visual' }, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await openComplete(page, `${site}/de${euros}`);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await checkVisuals(page, 'the German hall with wide spacing', { hasAxe: false });
  await page.close();
});
