import { english } from '../../../packages/rules/src/formats/format.ts';
import { choose } from '../../choose.ts';
import { expect, guestCall, publishNear, site, staffCall, test } from '../../site.ts';

interface Row {
  pair: string;
  base: string;
  price: string;
  open: string;
}

const markets = async () => (await guestCall<{ rows: Row[] }>('/v1/mix/market/homeQuotation')).rows;
const names = (rows: Array<{ base: string }>) => rows.map(({ base }) => base);
const changeOf = ({ price, open }: Row) => Number(price) / Number(open) - 1;

test('uses market-data/home-ticker: the leading prices in one line, in the first HTML and live', async ({ quiet }) => {
  const { tickers } = await guestCall<{ tickers: Row[] }>('/v1/mix/index/homeQuotation');
  await quiet.goto(`${site}/`);
  const line = quiet.getByRole('list', { name: 'Live prices' });
  await expect(line.getByRole('listitem')).toHaveCount(tickers.length);
  await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
  const published = await publishNear('btc_usdt', 47);
  const shown = english.number(published, 2);
  await expect(line.getByRole('listitem').filter({ hasText: 'BTC/USDT' })).toContainText(shown);
  await expect.poll(async () => await (await fetch(`${site}/`)).text()).toContain(shown);
});

test('uses market-data/home-market-table: gainers and losers are ordered by how far they moved', async ({ quiet }) => {
  const [bitcoin] = (await markets()).filter(({ pair }) => pair === 'btc_usdt');
  const price = String(Math.round(Number(bitcoin?.open) * 0.97));
  await staffCall('/v1/admin/rates/publish-price', { pair: 'btc_usdt', price, reason: 'browser test' });
  await quiet.goto(`${site}/`);
  await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
  const shown = () => quiet.getByRole('rowheader').locator('b').allTextContents();
  expect(await shown()).toEqual(names(await markets()));
  await quiet.getByRole('tab', { name: 'Losers' }).click();
  await expect(quiet.getByRole('rowheader').filter({ hasText: 'Bitcoin' })).toBeVisible();
  const fallen = await shown();
  const changes = new Map((await markets()).map((row) => [row.base, changeOf(row)]));
  expect(fallen.every((base) => (changes.get(base) ?? 0) < 0.001)).toBe(true);
  await quiet.keyboard.press('ArrowLeft');
  await expect(quiet.getByRole('tab', { name: 'Gainers' })).toHaveAttribute('aria-selected', 'true');
  expect((await shown()).filter((base) => fallen.includes(base))).toEqual([]);
});

test('uses market-data/open-prices: R4.12 the tabs follow the chosen time basis', async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
  await choose(quiet.getByRole('combobox', { name: 'Change period' }), '0');
  await expect(quiet.getByRole('columnheader', { name: 'Change today' })).toBeVisible();
  const { symbolKlines } = await guestCall<{ symbolKlines: Array<{ symbol: string; reference: string }> }>('/v1/kline/getOpenPrice', {
    timezone: 0,
    bussiness: 'sp',
  });
  const risen = new Map(symbolKlines.map(({ symbol, reference }) => [symbol.replace('USDT', ''), Number(reference)]));
  await quiet.getByRole('tab', { name: 'Gainers' }).click();
  const rows = await markets();
  // What has hardly moved may have changed sides since.
  const clear = rows.filter(({ base, price }) => Number(price) > (risen.get(base) ?? Number.POSITIVE_INFINITY) * 1.002);
  const panel = quiet.getByRole('tabpanel');
  for (const { base } of clear) await expect(panel.locator('b', { hasText: new RegExp(`^${base}$`) })).toBeVisible();
  if (clear.length === 0) await expect(panel).toBeVisible();
});

test('the whole page is in the first HTML, and nothing of it waits for a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you can rely on' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'You’ll get about' })).not.toHaveValue('');
  await context.close();
});

test('what stands below the first screen wakes up after it', async ({ browser }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.documentElement?.hasAttribute('data-screen')) return;
      performance.mark('usable');
      watch.disconnect();
    });
    watch.observe(document, { attributes: true, subtree: true, childList: true });
  });
  await page.goto(`${site}/`);
  await expect(page.locator('[data-live-state="live"]')).toBeVisible();
  const times = await page.evaluate(() => ({
    usable: performance.getEntriesByName('usable')[0]?.startTime ?? 0,
    rest: performance.getEntriesByType('resource').find(({ name }) => name.includes('/home-rest-'))?.startTime ?? 0,
  }));
  expect(times.usable).toBeGreaterThan(0);
  expect(times.rest).toBeGreaterThan(times.usable);
  await page.close();
});
