import type { Page } from '@playwright/test';
import { switchMarket } from '../p2p/market.ts';
import { expect, site, test } from '../site.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

test('a browser goes back to a public page at once, and asks again for one of a member', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const path of ['/', '/insights', '/p2p-trade/buy/USDT-EUR', '/login']) expect(await whyAskedAgain(page, path), path).toEqual([]);
  await context.addCookies([{ name: 'login', value: '1', url: site }]);
  expect(await whyAskedAgain(page, '/insights')).toContain('MainResourceHasCacheControlNoStore');
  await context.close();
});

/** What keeps a page out of the browser's memory, apart from the switches of the test's own browser. */
async function whyAskedAgain(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const told = new Promise<string[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
  });
  for (const address of [path, '/terms']) {
    await page.goto(`${site}${address}`);
    await page.locator('html[data-screen]').waitFor();
  }
  await page.goBack();
  const reasons = await told;
  await session.detach();
  return reasons.filter((reason) => !/^(?:BackForwardCacheDisabled|BrowsingInstanceNotSwapped|OutstandingNetworkRequest)/.test(reason));
}

test('compressed pages wake up without a complaint', async ({ quiet }) => {
  for (const path of ['/', '/p2p-trade/buy/USDT-EUR', '/insights']) {
    const answer = await quiet.goto(`${site}${path}`);
    expect(answer?.headers()['content-encoding'], path).toBe('br');
    await quiet.locator('html[data-screen]').waitFor();
  }
});
