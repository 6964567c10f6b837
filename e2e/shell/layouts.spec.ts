import { openAs, visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { switchProducts } from './switches.ts';

const layouts = [
  ['default', '/earn', { header: 1, footer: 1, main: 1, background: null }],
  ['original', '/login', { header: 1, footer: 1, main: 1, background: null }],
  ['hall', '/p2p-trade', { header: 1, footer: 1, main: 1, background: '1' }],
  ['otc', '/buy-sell-crypto/cash-conversion', { header: 1, footer: 1, main: 1, background: 'plain' }],
  ['cardIssue', '/buy-sell-crypto/card', { header: 1, footer: 1, main: 1, background: null }],
  ['blank', '/buy-sell-crypto/card/return', { header: 0, footer: 0, main: 1, background: null }],
] as const;

test.beforeAll(() => switchProducts(true));
test.afterAll(() => switchProducts(false));

for (const [name, path, parts] of layouts) {
  test(`R2.15 the ${name} layout frames ${path}`, async ({ quiet }) => {
    await quiet.goto(`${site}${path}`);
    for (const part of ['header', 'footer', 'main'] as const) await expect(quiet.locator(part)).toHaveCount(parts[part]);
    const background = quiet.locator('[data-background]');
    if (parts.background === null) await expect(background).toHaveCount(0);
    else await expect(background).toHaveAttribute('data-background', parts.background);
    await expect(quiet.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('R2.15 pages of accounts and cards lead nowhere else; the OTCAside layout has the P2P pages beside the own ones', async ({
  quiet,
}) => {
  for (const path of ['/login', '/buy-sell-crypto/card']) {
    await quiet.goto(`${site}${path}`);
    await expect(quiet.getByRole('navigation')).toHaveCount(0);
  }
  await openAs(quiet);
  await visit(quiet, '/p2p-trade/orders');
  for (const part of ['header', 'footer', 'main']) await expect(quiet.locator(part)).toHaveCount(1);
  await expect(quiet.locator('aside').getByRole('link', { name: 'My orders' })).toHaveAttribute('aria-current', 'page');
});

test('R2.16 the default layout has a header, the content and a footer with logo and copyright line', async ({ quiet }) => {
  await quiet.goto(`${site}/earn`);
  await expect(quiet.getByRole('banner').getByRole('link', { name: 'Peerbourse' })).toBeVisible();
  const footer = quiet.getByRole('contentinfo');
  await expect(footer.locator('svg').first()).toBeVisible();
  await expect(footer).toContainText(`© 2024–${new Date().getUTCFullYear()} Peerbourse. All rights reserved.`);
});

test('R2.17 the hall has a background, and another one when the flag is 2', async ({ quiet }) => {
  const look = () => quiet.locator('[data-background]').evaluate((element) => getComputedStyle(element).backgroundImage);
  await quiet.goto(`${site}/p2p-trade`);
  const usual = await look();
  await quiet.goto(`${site}/p2p-trade/user/somebody`);
  await expect(quiet.locator('[data-background="2"]')).toBeAttached();
  const alternate = await look();
  expect(usual).toContain('gradient');
  expect(alternate).toContain('gradient');
  expect(alternate).not.toBe(usual);
});

test('R2.18 quick and apply have backgrounds of their own', async ({ quiet }) => {
  const looks = new Set<string>();
  for (const [path, background] of [
    ['/fiat/quick', 'quick'],
    ['/p2p-trade/apply', 'apply'],
    ['/ar/p2p-trade/apply', 'apply'],
    ['/fiat/other', 'plain'],
  ]) {
    await quiet.goto(`${site}${path}`);
    const block = quiet.locator('[data-background]');
    await expect(block).toHaveAttribute('data-background', background ?? '');
    looks.add(await block.evaluate((element) => getComputedStyle(element).backgroundImage));
  }
  expect(looks.size).toBe(3);
});

test('R2.19 the header shows the P2P pages, and hides them where a page says so', async ({ quiet }) => {
  const pages = quiet.getByRole('banner').getByRole('navigation', { name: 'P2P', exact: true });
  await quiet.goto(`${site}/p2p-trade`);
  await expect(pages.getByRole('link')).toHaveText(['P2P market', 'Quick buy', 'My orders', 'My ads', 'P2P center', 'Become a merchant']);
  await quiet.goto(`${site}/p2p-trade/apply`);
  await expect(pages).toHaveCount(0);
});

test('R2.19 uses site/site-settings: products that are switched on are in the navigation, the others are not', async ({ quiet }) => {
  await quiet.setViewportSize({ width: 1440, height: 900 });
  await quiet.goto(`${site}/earn`);
  const main = quiet.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'P2P', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'More' }).click();
  await expect(main.getByRole('link', { name: 'VIP' })).toBeVisible();
  try {
    await switchProducts(false);
    await quiet.goto(`${site}/earn`);
    await expect(main.getByRole('link', { name: 'P2P', exact: true })).toHaveCount(0);
    await quiet.goto(`${site}/p2p-trade`);
    await expect(quiet.getByRole('navigation', { name: 'P2P', exact: true })).toHaveCount(0);
  } finally {
    await switchProducts(true);
  }
});

test('R1.1 a guest reaches login and registration from every page, on a desk and on a phone', async ({ browser }) => {
  for (const path of ['/', '/ar', '/insights', '/p2p-trade', '/no-such-page']) {
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await desk.goto(`${site}${path}`);
    await expect(desk.locator('header a[href*="/login"]:visible')).toBeVisible();
    await expect(desk.locator('header a[href$="/register"]')).toBeVisible();
    await desk.close();
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await phone.goto(`${site}${path}`);
    await phone.waitForSelector('html[data-screen]', { state: 'attached' });
    await expect(phone.locator('header a[href*="/login"]:visible')).toBeVisible();
    await phone.locator('header button').last().click();
    await expect(phone.locator('dialog a[href$="/register"]')).toBeVisible();
    await phone.close();
  }
});

test('R1.1 the login link remembers where the guest was', async ({ quiet }) => {
  await quiet.setViewportSize({ width: 1440, height: 900 });
  await quiet.goto(`${site}/de/insights`);
  await expect(quiet.locator('header a[href*="/login"]:visible')).toHaveAttribute('href', '/de/login?from=%2Finsights');
});

test('the skip link is the first stop, and moves the focus to the content', async ({ quiet }) => {
  await quiet.goto(`${site}/earn`);
  await quiet.waitForSelector('html[data-screen]', { state: 'attached' });
  await quiet.keyboard.press('Tab');
  await quiet.keyboard.press('Enter');
  await expect(quiet.getByRole('main')).toBeFocused();
});
