import type { Fill } from '@peerbourse/contract/markets/spot/order.shape';
import { expect, it } from 'vitest';
import { fillSums } from './fill-sums.ts';

const fill = (part: Partial<Fill>): Fill => ({
  tradeNo: '1',
  orderNo: '1048576001234567890' as Fill['orderNo'],
  symbol: 'BTCUSDT',
  side: 'buy',
  isMaker: false,
  price: '60000',
  quantity: '0.001',
  amount: '60',
  fee: '0.000001',
  feeCoin: 'BTC',
  at: '2026-11-19T00:00:00.000Z',
  ...part,
});

it('R1.2 fills of one order that come together are one piece of news, at their average price', () => {
  expect(fillSums([fill({}), fill({ price: '60003', quantity: '0.002', amount: '120.006' })])).toEqual([
    { side: 'buy', symbol: 'BTCUSDT', coin: 'BTC', quantity: '0.003', price: '60002' },
  ]);
  expect(fillSums([fill({}), fill({ side: 'sell', feeCoin: 'USDT' })]).map(({ side, coin }) => [side, coin])).toEqual([
    ['buy', 'BTC'],
    ['sell', 'BTC'],
  ]);
});
