import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { expect, it } from 'vitest';
import { inOrder, isSameOrder, withNewPrice, withOpenAd } from './steady-ads.ts';

function ad(adNo: string, price: string): MarketAd {
  return { adNo, price } as MarketAd;
}

const shown = [ad('1', '0.92'), ad('2', '0.93')];

it('rows keep their places while their figures follow', () => {
  const newest = [ad('2', '0.91'), ad('1', '0.94')];
  expect(inOrder(shown, newest)).toEqual([ad('1', '0.94'), ad('2', '0.91')]);
  expect(isSameOrder(shown, newest)).toBe(false);
});

it('an ad that has left the list stays until the reader asks for the newest', () => {
  expect(inOrder(shown, [ad('2', '0.93')])).toEqual(shown);
  expect(isSameOrder(shown, [ad('2', '0.93')])).toBe(false);
});

it('other prices in the same order are no news', () => {
  expect(isSameOrder(shown, [ad('1', '0.95'), ad('2', '0.96')])).toBe(true);
});

it('an ad whose panel is open stays where it was, though it has left the market, and is not doubled while it is there', () => {
  const open = { ad: ad('2', '0.93'), place: 1 };
  expect(withOpenAd([ad('1', '0.92'), ad('3', '0.95')], open).map(({ adNo }) => adNo)).toEqual(['1', '2', '3']);
  expect(withOpenAd([], open)).toEqual([open.ad]);
  expect(withOpenAd([ad('2', '0.97')], open)).toEqual([ad('2', '0.97')]);
  expect(withOpenAd(shown, undefined)).toBe(shown);
});

it('a price that was accepted stands in the row until the list brings another one', () => {
  const news = { adNo: '1', was: '0.92', price: '0.95' };
  expect(withNewPrice(shown, news)).toEqual([ad('1', '0.95'), ad('2', '0.93')]);
  expect(withNewPrice([ad('1', '0.96')], news)).toEqual([ad('1', '0.96')]);
  expect(withNewPrice(shown, undefined)).toBe(shown);
});
