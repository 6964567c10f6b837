import { describe, expect, it } from 'vitest';
import { nativeTargetOf } from './interception.ts';

describe('inside the app', () => {
  it('R2.28 buy-coin and third-party lead to the overseas OTC main screen', () => {
    for (const path of ['/p2p-trade/buy-coin', '/buy-sell-crypto/third-party', '/p2p-trade/buy-coin/'])
      expect(nativeTargetOf(path)).toEqual({ screen: 'overseas-otc-main' });
  });

  it('R2.29 quick leads to the P2P trade screen, page type 0', () => {
    expect(nativeTargetOf('/p2p-trade/quick')).toEqual({ screen: 'p2p-trade', pageType: 0 });
  });

  it('R2.30 root, buy, sell and hall lead to the P2P trade screen, page type 1', () => {
    for (const path of [
      '/p2p-trade',
      '/p2p-trade/',
      '/p2p-trade/hall',
      '/p2p-trade/buy/USDT-EUR',
      '/p2p-trade/sell',
      '/p2p-trade/sell/BTC-JPY',
    ]) {
      expect(nativeTargetOf(path)).toEqual({ screen: 'p2p-trade', pageType: 1 });
    }
  });

  it('every other page stays on the web', () => {
    for (const path of [
      '/',
      '/p2p-trade/orders',
      '/p2p-trade/order/1',
      '/p2p-trade/buyer',
      '/buy-sell-crypto',
      '/buy-sell-crypto/card',
      '/markets',
    ]) {
      expect(nativeTargetOf(path)).toBeUndefined();
    }
  });
});
