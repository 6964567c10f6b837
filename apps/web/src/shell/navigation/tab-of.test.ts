import { expect, it } from 'vitest';
import { tabOf } from './tab-of.ts';

it.each([
  ['/', 'tab_home'],
  ['/markets', 'nav_markets'],
  ['/price/btc', 'nav_markets'],
  ['/p2p-trade', 'nav_p2p'],
  ['/p2p-trade/buy/usdt-eur', 'nav_p2p'],
  ['/p2p-trade/user/somebody', 'nav_p2p'],
  ['/p2p-trade/ads/new', 'nav_p2p'],
  ['/p2p-trade/center', 'nav_p2p'],
  ['/buy-sell-crypto', 'nav_p2p'],
  ['/p2p-trade/orders', 'my_orders'],
  ['/p2p-trade/order/1234', 'my_orders'],
  ['/p2p-trade/order/1234/receipt', 'my_orders'],
  ['/p2p-trade/desk', 'my_orders'],
  ['/assets', 'my_assets'],
  ['/assets/history', 'my_assets'],
  ['/account/security', undefined],
  ['/insights/some-article', undefined],
  ['/assetsome', undefined],
] as const)('%s belongs to the tab %s', (pathname, tab) => {
  expect(tabOf(pathname)).toBe(tab);
});
