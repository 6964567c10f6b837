import { expect, it } from 'vitest';
import { firstPair, type NewMarketDraft, readNewMarket, stepText, unlistedCoins } from './new-market.form.ts';
import { usualTerms } from './terms/terms.form.ts';

const coins = [
  { coin: 'ETH', scale: 8 },
  { coin: 'USDT', scale: 6 },
  { coin: 'XRP', scale: 6 },
];
const draft: NewMarketDraft = {
  base: 'ETH',
  quote: 'USDT',
  priceScale: '2',
  lotScale: '4',
  terms: { ...usualTerms, largestPrice: '100000', largestQuantity: '9000' },
  reason: '',
};

it('only coins without a market against the other one are offered', () => {
  const markets = [{ symbol: 'ETHUSDT' }] as Parameters<typeof unlistedCoins>[0]['markets'];
  expect(unlistedCoins({ coins, markets }, 'USDT')).toEqual(['XRP']);
  expect(unlistedCoins({ coins, markets: [] }, 'ETH')).toEqual(['USDT', 'XRP']);
});

it('begins with a pair that is not listed', () => {
  const listed = (...symbols: string[]) => symbols.map((symbol) => ({ symbol })) as Parameters<typeof unlistedCoins>[0]['markets'];
  expect(firstPair({ coins, markets: listed('ETHUSDT') })).toEqual({ base: 'XRP', quote: 'USDT' });
  expect(firstPair({ coins, markets: listed('ETHUSDT', 'XRPUSDT') })).toEqual({ base: 'USDT', quote: 'ETH' });
});

it('steps are said in coins', () => {
  expect(stepText('2', 'USDT')).toBe('The smallest step is 0.01 USDT.');
  expect(stepText('many', 'USDT')).toBe('Digits behind the point.');
});

it('decimals that no whole unit of the coins fits say so at their field', () => {
  expect(readNewMarket(draft, coins)).toMatchObject({ market: { base: 'ETH', quote: 'USDT', priceScale: 2, lotScale: 4 } });
  expect(readNewMarket({ ...draft, priceScale: '3' }, coins)).toMatchObject({
    problems: { priceScale: expect.stringContaining('at most 6') },
  });
  expect(readNewMarket({ ...draft, lotScale: '9' }, coins)).toMatchObject({ problems: { lotScale: 'ETH has 8 decimals.' } });
  expect(readNewMarket({ ...draft, lotScale: '', terms: usualTerms }, coins)).toMatchObject({
    problems: { lotScale: 'Enter a number from 0 to 12.', terms: { largestPrice: expect.any(String) } },
  });
});
