import { expect, test } from 'vitest';
import { assetDisplayOf } from './asset-display.ts';

test('R3.18 amounts are shown in BTC until somebody chooses otherwise', () => {
  expect(assetDisplayOf('')).toEqual({ isHidden: false, unit: 'BTC' });
  expect(assetDisplayOf('lang=en; showasset=0; valuationunit=USDT')).toEqual({ isHidden: true, unit: 'USDT' });
  expect(assetDisplayOf('showasset=1;valuationunit=BTC')).toEqual({ isHidden: false, unit: 'BTC' });
});

test('what anybody else wrote into the cookies counts as no choice', () => {
  expect(assetDisplayOf('showasset=%E0%A4%A; valuationunit=DOGE')).toEqual({ isHidden: false, unit: 'BTC' });
  expect(assetDisplayOf('xshowasset=0; xvaluationunit=USDT')).toEqual({ isHidden: false, unit: 'BTC' });
});
