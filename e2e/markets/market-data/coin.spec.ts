import { english } from '../../../packages/rules/src/formats/format.ts';
import { choose } from '../../choose.ts';
import { switchMarket } from '../../p2p/market.ts';
import { expect, publishNear, site, test } from '../../site.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

test('uses market-data/coin-history: the line is in the first HTML, becomes a chart in its place, and the price is live', {
  tag: '@core',
}, async ({ quiet }) => {
  const html = await (await fetch(`${site}/price/btc`)).text();
  expect(html).toContain('data-chart="plain"');
  expect(html).toContain('<link rel="canonical" href=');
  expect(html).toContain('https://schema.org/ExchangeRateSpecification');
  await quiet.goto(`${site}/price/btc`);
  await expect(quiet.locator('[data-chart="drawn"] canvas').first()).toBeVisible();
  await expect(quiet.getByRole('link', { name: /TradingView/ })).toHaveAttribute('href', 'https://www.tradingview.com/');
  const published = await publishNear('btc_usdt', 59);
  await expect(quiet.locator('[data-price="btc_usdt"]')).toContainText(english.number(published, 2));
});

test('a period is chosen with the arrows, and its prices can be read as a table', async ({ quiet }) => {
  await quiet.goto(`${site}/price/btc`);
  await expect(quiet.locator('[data-chart="drawn"]')).toBeVisible();
  await quiet.getByRole('radio', { name: /24h/ }).focus();
  await quiet.keyboard.press('ArrowRight');
  await expect(quiet.getByRole('img', { name: /Bitcoin price chart: .* in 7 days/ })).toBeVisible();
  await quiet.keyboard.press('ArrowRight');
  await quiet.keyboard.press('ArrowRight');
  await expect(quiet.getByRole('img', { name: /Bitcoin price chart: .* in 1 year/ })).toBeVisible();
  await quiet.getByText('View as table').click();
  await expect(quiet.getByRole('table', { name: 'Bitcoin price chart' }).getByRole('row')).toHaveCount(14);
});

test('either amount is entered, and the button takes it along', async ({ quiet }) => {
  await quiet.goto(`${site}/price/btc`);
  await expect(quiet.locator('[data-chart="drawn"]')).toBeVisible();
  await choose(quiet.getByRole('combobox', { name: 'Currency' }), 'EUR');
  await quiet.getByRole('textbox', { name: 'You pay' }).fill('500');
  await expect(quiet.getByRole('textbox', { name: 'You’ll get about' })).toHaveValue(/^0\.00\d+$/);
  const buy = quiet.getByRole('link', { name: 'Buy BTC with EUR' });
  await expect(buy).toHaveAttribute('href', /coin=BTC&fiat=EUR&amount=500|BTC-EUR\?amount=500/);
  await quiet.getByRole('textbox', { name: 'You’ll get about' }).fill('0.01');
  await expect(quiet.getByRole('textbox', { name: 'You pay' })).toHaveValue(/^\d{3,4}(?:\.\d{1,2})?$/);
});

test('uses p2p-ads/best-prices: the best prices by currency lead to their ads', async ({ quiet }) => {
  await quiet.goto(`${site}/price/usdt`);
  const offers = quiet.getByRole('table', { name: 'Best P2P prices for 1 USDT' });
  await offers.getByRole('link', { name: 'View ads AED' }).click();
  await expect(quiet).toHaveURL(/\/p2p-trade\/(?:buy|sell)\/USDT-AED/);
});

test('a coin that there is not is a 404, and an address in capitals has the usual one as its canonical', async ({ quiet }) => {
  for (const coin of ['abc', 'eur', 'b%20c']) expect((await fetch(`${site}/price/${coin}`)).status, coin).toBe(404);
  await quiet.goto(`${site}/ja/price/BTC`);
  await expect(quiet.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ja\/price\/btc$/);
});
