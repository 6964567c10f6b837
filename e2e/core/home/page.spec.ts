import { untilAwake } from '../../awake.ts';
import { expect, listen, site, test } from '../../site.ts';

test('R2.21 an unmatched address answers 404 with a picture, the text and a way home', async ({ browser }) => {
  const page = await browser.newPage();
  const answer = await page.goto(`${site}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Buy and sell crypto');
  await page.close();
});

test('going on inside the site asks the api and never the web server for data', async ({ browser }) => {
  const page = await browser.newPage();
  const asked: string[] = [];
  await page.goto(`${site}/ja/no-such-page`);
  const home = page.locator('header a').first();
  await untilAwake(home);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await home.click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(`${site}/ja`);
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  expect(asked).toContain('/v1/mix/market/homeQuotation');
  await page.close();
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`nothing is wider than the window at ${width} px, in four languages`, { tag: '@visual' }, async ({ browser }) => {
    for (const path of ['/', '/ar', '/ja', '/de']) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const complaints = listen(page);
      await page.goto(`${site}${path}`);
      await expect(page.locator('[data-live-state="live"]')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });
}

test('the API reference asks nobody else for anything', async ({ browser }) => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site}/v1/reference`);
  await page.getByRole('navigation').getByRole('link', { name: 'rates' }).click();
  await expect(page.getByRole('heading', { name: 'rates.usdtRate' })).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(site))).toEqual([]);
  await page.close();
});
