import { untilAwake } from '../awake.ts';
import { choose } from '../choose.ts';
import { expect, site, test } from '../site.ts';

test('a read that nobody answers at first comes when the API is back, and nothing is shown in between', async ({ browser }) => {
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(`${site}/`);
  await untilAwake(page.locator('#prices [role="combobox"]'));
  // Time in the page now passes only when the test says so: the read is repeated when the API is back, however long that takes.
  await page.clock.pauseAt(Date.now() + 60_000);
  const call = '**/v1/kline/getOpenPrice';
  await page.route(call, (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v1/kline/getOpenPrice'));
  await choose(page.locator('#prices [role="combobox"]'), '0');
  await failed;
  const bitcoin = page.getByRole('row').filter({ hasText: 'Bitcoin' });
  await expect(bitcoin).not.toContainText('Change since midnight:');
  await page.unroute(call);
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await bitcoin.textContent()).toContain('Change since midnight:');
  }).toPass();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t connect. Check your internet connection and try again.' }),
  ).toHaveCount(0);
  await page.close();
});
