import { expect, site, test } from '../site.ts';
import { openInApp } from './host.ts';

test('R2.29 in the app quick opens its screen when loaded directly, and the page goes home', { tag: '@core' }, async ({ browser }) => {
  const { context, page, opened } = await openInApp(browser);
  await page.goto(`${site}/ar/p2p-trade/quick?a=1`);
  await expect(page).toHaveURL(`${site}/ar`);
  await expect.poll(opened).toEqual([{ screen: 'p2p-trade', pageType: 0 }]);
  await expect(page.getByRole('table')).toBeVisible();
  await context.close();
});

test('R2.30 in the app a link to the hall opens its screen, and the page goes home', async ({ browser }) => {
  const { context, page, opened } = await openInApp(browser);
  await page.goto(`${site}/de/no-such-page`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  await page.evaluate(() =>
    (window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }).__reactRouterDataRouter.navigate(
      '/p2p-trade',
    ),
  );
  await expect(page).toHaveURL(`${site}/de`);
  await expect.poll(opened).toEqual([{ screen: 'p2p-trade', pageType: 1 }]);
  await context.close();
});

test('R2.20 in the app there is no header, no footer and nothing marked app-hide; elsewhere there is', async ({ browser, quiet }) => {
  const { context, page } = await openInApp(browser);
  await page.goto(`${site}/`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await context.close();
  await quiet.goto(`${site}/`);
  await expect(quiet.getByRole('banner')).toBeVisible();
  await expect(quiet.getByRole('contentinfo')).toBeVisible();
});
