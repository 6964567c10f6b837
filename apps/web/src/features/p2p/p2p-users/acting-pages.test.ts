import { expect, it } from 'vitest';
import { isActing, isSelling } from './acting-pages.ts';

it('R6.4 what begins a trade is for acting; the market and own things can be read', () => {
  for (const path of ['/buy-sell-crypto', '/p2p-trade/ads/new', '/p2p-trade/apply']) expect(isActing(path), path).toBe(true);
  for (const path of ['/p2p-trade', '/p2p-trade/buy/USDT-EUR', '/p2p-trade/orders', '/p2p-trade/ads', '/p2p-trade/center']) {
    expect(isActing(path), path).toBe(false);
  }
});

it('selling has pages of its own', () => {
  expect(isSelling('/p2p-trade/sell/USDT-EUR')).toBe(true);
  expect(isSelling('/p2p-trade/seller')).toBe(false);
  expect(isSelling('/p2p-trade/buy/USDT-EUR')).toBe(false);
});
