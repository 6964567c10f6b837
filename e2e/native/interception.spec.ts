import { expect, site, test } from '../site.ts';
import { openInApp } from './host.ts';

const rows = [
  ['R2.28', '/p2p-trade/buy-coin', { screen: 'overseas-otc-main' }],
  ['R2.28', '/buy-sell-crypto/third-party', { screen: 'overseas-otc-main' }],
  ['R2.29', '/p2p-trade/quick', { screen: 'p2p-trade', pageType: 0 }],
  ['R2.30', '/p2p-trade', { screen: 'p2p-trade', pageType: 1 }],
  ['R2.30', '/p2p-trade/hall', { screen: 'p2p-trade', pageType: 1 }],
  ['R2.30', '/p2p-trade/buy/USDT-EUR', { screen: 'p2p-trade', pageType: 1 }],
  ['R2.30', '/p2p-trade/sell/USDT-EUR', { screen: 'p2p-trade', pageType: 1 }],
] as const;

for (const [id, path, target] of rows) {
  test(`${id} in the app ${path} opens its screen when loaded directly, and the page goes home`, async ({ browser }) => {
    for (const prefix of ['', '/ar']) {
      const { context, page, opened } = await openInApp(browser);
      await page.goto(`${site}${prefix}${path}?a=1`);
      await expect(page).toHaveURL(`${site}${prefix || '/'}`);
      expect(await opened()).toEqual([target]);
      await expect(page.getByRole('table')).toBeVisible();
      await context.close();
    }
  });

  test(`${id} in the app a link to ${path} opens its screen, and the page goes home`, async ({ browser }) => {
    const { context, page, opened } = await openInApp(browser);
    await page.goto(`${site}/de/no-such-page`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      (to) =>
        (window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }).__reactRouterDataRouter.navigate(to),
      path,
    );
    await expect(page).toHaveURL(`${site}/de`);
    expect(await opened()).toEqual([target]);
    await context.close();
  });
}

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

test('R1.6 outside of the app nothing is handed over', async ({ quiet }) => {
  const answer = await fetch(`${site}/p2p-trade/quick`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  await quiet.goto(`${site}/`);
  expect(await quiet.evaluate(() => document.documentElement.dataset.native)).toBeUndefined();
});
