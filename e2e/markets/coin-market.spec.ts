import { visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { marketOf, newTrader, offer, priceAt, said } from './traders.ts';

test('R1.2 the page of a coin shows what is offered on its market, and trades as they happen', async ({ quiet, request }) => {
  const market = marketOf('XRP');
  const [seller, buyer] = [await newTrader(market), await newTrader(market)];
  const price = await priceAt(market, 2, 4);
  await offer(seller, market, { side: 'sell', price, quantity: '77.7' });
  const html = await (await request.get(`${site}/price/xrp`)).text();
  expect(html).toContain(said('coin_market', { pair: 'XRP/USDT' }));
  expect(html).toContain('77.7');
  await visit(quiet, '/price/xrp');
  const panel = quiet.locator('[data-coin-market=XRPUSDT]');
  await expect(panel.getByRole('table', { name: said('book') })).toContainText('77.7');
  await expect(panel.getByRole('link', { name: 'Trade XRP/USDT' })).toHaveAttribute('href', /\/spot\/xrp-usdt$/);
  await offer(buyer, market, { side: 'buy', price, quantity: '33.3' });
  await expect(panel.locator('[data-newest-trades]')).toContainText('33.3');
  await expect(panel.getByRole('table', { name: said('book') })).toContainText('44.4');
});

test('R1.2 a coin without a market shows none', async ({ quiet }) => {
  await visit(quiet, '/price/usdt');
  await expect(quiet.locator('[data-coin-market]')).toHaveCount(0);
});
