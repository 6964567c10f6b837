import { expect, it } from 'vitest';
import { screenTypeOf } from '#shell/screen-type.ts';
import { sectionOf } from './section.ts';

it('R2.9 the first segment names the section', () => {
  expect(['/p2p-trade', '/p2p-trade/hall', '/buy-sell-crypto/card', '/fiat/x'].map(sectionOf)).toEqual(['otc', 'otc', 'otc', 'otc']);
  expect(sectionOf('/mix/usdt/BTCUSDT')).toBe('contract');
  expect(['/', '/markets', '/p2p-trades', '/spot/mix'].map(sectionOf)).toEqual(['main', 'main', 'main', 'main']);
});

it('R2.32 R9.1 below 768 is mobile, below 1200 plat, otherwise pc', () => {
  expect([320, 767, 768, 1199, 1200, 2560].map(screenTypeOf)).toEqual(['mobile', 'mobile', 'plat', 'plat', 'pc', 'pc']);
});
