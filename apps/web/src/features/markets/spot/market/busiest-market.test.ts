import type { SpotMarket, Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { expect, it } from 'vitest';
import { busiestMarket } from './busiest-market.ts';

const market = (base: string, state = 'open') => ({ symbol: `${base}USDT`, base, quote: 'USDT', state }) as SpotMarket;
const ticker = (base: string, amount: string) => ({ symbol: `${base}USDT`, amount }) as Ticker;

it('R1.2 /spot leads to the open market in which most is traded', () => {
  const markets = [market('BTC'), market('ETH'), market('SOL', 'halted')];
  expect(busiestMarket(markets, [ticker('BTC', '9.5'), ticker('ETH', '10'), ticker('SOL', '99')])).toBe('/spot/eth-usdt');
  expect(busiestMarket(markets, [])).toBe('/spot/btc-usdt');
  expect(busiestMarket([market('SOL', 'halted')], [])).toBe('/markets');
});
