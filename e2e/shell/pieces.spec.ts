import type { Page } from '@playwright/test';
import { untilAwake } from '../awake.ts';
import { expect, listen, site, test } from '../site.ts';

test('R2.3 pages have plain paths: links change them without a reload, the back button returns, and each can be opened directly', {
  tag: '@core',
}, async ({ quiet }) => {
  await quiet.setViewportSize({ width: 1440, height: 900 });
  await quiet.goto(`${site}/de`);
  await quiet.waitForSelector('html[data-screen]', { state: 'attached' });
  await quiet.evaluate(() => Object.assign(window, { isSamePage: true }));
  await quiet.getByRole('banner').getByRole('link', { name: 'Artikel' }).click();
  await expect(quiet).toHaveURL(`${site}/de/insights`);
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText('Artikel');
  await quiet.goBack();
  await expect(quiet).toHaveURL(`${site}/de`);
  await expect(quiet.getByRole('table')).toBeVisible();
  expect(await quiet.evaluate('window.isSamePage')).toBe(true);
  await quiet.goto(`${site}/de/insights`);
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText('Artikel');
});

test('R2.22 an error shows the error page and goes when the visitor goes on', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site}/earn`);
  const insights = page.getByRole('banner').getByRole('link', { name: 'Articles' });
  await untilAwake(insights);
  await page.route('**/assets/texts/**/insights/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await insights.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Peerbourse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Buy and sell crypto');
  await page.close();
});

test.describe('R2.23 toasts', () => {
  const article = `${site}/insights/what-escrow-does`;

  /** Opens the article; once it is awake, time in it stands still. */
  async function openArticle(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto(article);
    await untilAwake(page.getByRole('button', { name: 'Copy link' }));
    await expect(page.getByRole('region', { name: 'Messages', includeHidden: true })).toBeAttached();
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  test('a copied address says so for three seconds, above everything else', async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    const complaints = listen(page);
    await openArticle(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Link copied.' });
    // A toast is there as soon as time goes on.
    await page.clock.runFor(100);
    await expect(toast).toBeVisible();
    await expect(toast.locator('svg').first()).toBeVisible();
    expect(await page.getByRole('region', { name: 'Messages' }).evaluate((element) => getComputedStyle(element).zIndex)).toBe('5000');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(article);
    await page.clock.runFor(2_700);
    await expect(toast).toBeVisible();
    await page.clock.runFor(500);
    await expect(toast).toBeHidden();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('Escape closes it, and an error interrupts', async ({ browser }) => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await openArticle(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Your browser blocked copying.' });
    await expect(toast).toBeVisible();
    await page.keyboard.press('Escape');
    // Time stands still, so nothing else can have closed it.
    await expect(toast).toBeHidden();
    await page.close();
  });
});

test('R2.25 an error fades in below its field, is spoken, and fades out', async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  const field = quiet.getByRole('textbox', { name: 'You pay' });
  await untilAwake(field);
  await field.fill('');
  const box = quiet.getByRole('alert').filter({ hasText: 'Enter a number' });
  await expect(box).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Enter a number/);
  const message = box.locator('p');
  expect(await message.evaluate((element) => getComputedStyle(element).transitionProperty)).toBe('opacity');
  await expect(message).toHaveCSS('opacity', '1');
  await field.fill('2');
  await expect(message).toHaveCSS('opacity', '0');
});

test.describe('R2.27 dialogs', () => {
  test('the menu closes when its flag turns and when the path changes, and gives the focus back', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const complaints = listen(page);
    await page.goto(`${site}/earn`);
    const button = page.getByRole('banner').getByRole('button', { name: 'Main' });
    await untilAwake(button);
    const drawer = page.getByRole('dialog', { name: 'Peerbourse' });
    await button.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Articles' }).click();
    await expect(page).toHaveURL(`${site}/insights`);
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${site}/earn`);
    await expect(drawer).toBeHidden();
    expect(complaints).toEqual([]);
    await page.close();
  });
});

test('R9.5 pages that links in view lead to are fetched when the browser is idle, but not for whoever saves data', async ({ browser }) => {
  const open = async (saveData: boolean) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((isSaving) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving, effectiveType: '4g' } });
    }, saveData);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto(`${site}/earn`);
    await expect(page.getByRole('region', { name: 'Messages', includeHidden: true })).toBeAttached();
    return { page, isFetched: () => asked.some((path) => path.startsWith('/assets/markets-')) };
  };
  const usual = await open(false);
  let seconds = 0;
  await expect
    .poll(async () => {
      seconds += 1;
      await usual.page.clock.runFor(1_000);
      return usual.isFetched();
    })
    .toBe(true);
  await usual.page.close();
  const saving = await open(true);
  for (let second = 0; second < 3 * seconds + 3; second++) await saving.page.clock.runFor(1_000);
  expect(saving.isFetched()).toBe(false);
  await saving.page.close();
});

test('R9.8 when the online address of the socket does not answer, the backups are tried in turn', async ({ browser }) => {
  const own = `${site.replace('http', 'ws')}/live`;
  // Nobody listens at the first two; the policy of this site names neither.
  const addresses = ['ws://127.0.0.1:47811/online', 'ws://127.0.0.1:47812/backup', own];
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const tried: string[] = [];
  page.on('websocket', (socket) => tried.push(socket.url()));
  await page.addInitScript((configured) => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return;
      document.documentElement.dataset.live = configured;
      observer.disconnect();
    }).observe(document, { childList: true });
  }, addresses.join(' '));
  await page.goto(`${site}/`);
  await expect(page.locator('[data-live-state="live"]')).toBeVisible();
  expect(tried.slice(0, 3)).toEqual(addresses);
  await context.close();
});
