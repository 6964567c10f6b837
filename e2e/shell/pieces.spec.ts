import { expect, listen, site, test } from '../site.ts';

test('R2.3 pages have plain paths: links change them without a reload, the back button returns, and each can be opened directly', async ({
  quiet,
}) => {
  await quiet.setViewportSize({ width: 1440, height: 900 });
  await quiet.goto(`${site}/de`);
  await quiet.waitForSelector('html[data-screen]', { state: 'attached' });
  await quiet.evaluate(() => Object.assign(window, { isSamePage: true }));
  await quiet.getByRole('banner').getByRole('link', { name: 'Einblicke' }).click();
  await expect(quiet).toHaveURL(`${site}/de/insights`);
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText('Einblicke');
  await quiet.goBack();
  await expect(quiet).toHaveURL(`${site}/de`);
  await expect(quiet.getByRole('table')).toBeVisible();
  expect(await quiet.evaluate('window.isSamePage')).toBe(true);
  await quiet.goto(`${site}/de/insights`);
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText('Einblicke');
});

test('R2.22 an error shows the error page and goes when the visitor goes on', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site}/earn`);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/texts/**/insights/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('banner').getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Peerbourse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Buy and sell crypto');
  await page.close();
});

test.describe('R2.23 toasts', () => {
  const article = `${site}/insights/what-escrow-does`;

  test('a copied address says so for three seconds, above everything else', async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    const complaints = listen(page);
    await page.goto(article);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Copy link' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'The link was copied.' });
    await expect(toast).toBeVisible();
    const shown = Date.now();
    await expect(toast.locator('svg').first()).toBeVisible();
    expect(await page.getByRole('region', { name: 'Messages' }).evaluate((element) => getComputedStyle(element).zIndex)).toBe('5000');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(article);
    await expect(toast).toBeHidden({ timeout: 5_000 });
    expect(Date.now() - shown).toBeGreaterThan(2_300);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('Escape closes it, and an error interrupts', async ({ browser }) => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await page.goto(article);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Copy link' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'The browser did not allow copying.' });
    await expect(toast).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast).toBeHidden({ timeout: 500 });
    await page.close();
  });
});

test('R2.25 an error fades in below its field, is spoken, and fades out', async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  await quiet.waitForLoadState('networkidle');
  const field = quiet.getByRole('textbox', { name: 'You pay' });
  await field.fill('');
  const box = quiet.getByRole('alert').filter({ hasText: 'Enter a number' });
  await expect(box).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Enter a number/);
  const words = box.locator('p');
  expect(await words.evaluate((element) => getComputedStyle(element).transitionProperty)).toBe('opacity');
  await expect(words).toHaveCSS('opacity', '1');
  await field.fill('2');
  await expect(words).toHaveCSS('opacity', '0');
});

test.describe('R2.27 dialogs', () => {
  test('the menu closes when its flag turns and when the path changes, and gives the focus back', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const complaints = listen(page);
    await page.goto(`${site}/earn`);
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('banner').getByRole('button', { name: 'Main' });
    const drawer = page.getByRole('dialog', { name: 'Peerbourse' });
    await button.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Insights' }).click();
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
  const fetched = async (saveData: boolean) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((isSaving) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving, effectiveType: '4g' } });
    }, saveData);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site}/earn`);
    await page.waitForTimeout(3_000);
    await page.close();
    return asked.some((path) => path.startsWith('/assets/insights-'));
  };
  expect(await fetched(false)).toBe(true);
  expect(await fetched(true)).toBe(false);
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
  await expect(page.locator('[data-live-state="live"]')).toBeVisible({ timeout: 15_000 });
  expect(tried.slice(0, 3)).toEqual(addresses);
  await context.close();
});
