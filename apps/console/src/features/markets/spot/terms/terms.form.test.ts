import type { MarketTerms } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import { expect, it } from 'vitest';
import { draftOf, readTerms, usualTerms } from './terms.form.ts';

const terms: MarketTerms = {
  largestPrice: '100000',
  largestQuantity: '9000.5',
  smallestAmount: '1',
  mostOrders: 50_000,
  entryNear: 525,
  entryHigh: 50_000,
  entryLow: 2_000,
  execution: 500,
  volatility: 0,
  volatilitySeconds: 60,
  maker: 750,
  taker: 1_000,
};

it('what is typed is what was shown', () => {
  expect(draftOf(terms)).toMatchObject({ entryNear: '5.25', entryHigh: '500', maker: '0.075', taker: '0.1', volatility: '0' });
  expect(readTerms(draftOf(terms))).toEqual({ terms });
});

it('each wrong term says what is wrong with it, and no other', () => {
  expect(readTerms(usualTerms)).toEqual({ problems: { largestPrice: expect.any(String), largestQuantity: expect.any(String) } });
  const typed = { ...draftOf(terms), entryNear: '5.255', maker: '11', volatilitySeconds: '0', largestPrice: '1,5' };
  const reading = readTerms(typed);
  expect('problems' in reading && Object.keys(reading.problems)).toEqual(['largestPrice', 'entryNear', 'volatilitySeconds', 'maker']);
});
