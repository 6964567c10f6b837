import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { expect, it } from 'vitest';
import { type MarketRow, withVolumes } from './market-row.ts';
import { matching, nextSort, sorted } from './market-sort.ts';

const row = (base: string, baseName: string, price: string) =>
  ({ base, baseName, quote: 'USDT', price, high: price, low: price }) as MarketRow;
const rows = [row('BTC', 'Bitcoin', '97412.5'), row('DOGE', 'Dogecoin', '0.19'), row('ETH', 'Ethereum', '3518.22')];
const changes: Record<string, string | undefined> = { BTC: '-1.5', DOGE: undefined, ETH: '10.2' };
const changeOf = ({ base }: MarketRow) => changes[base];
const namesOf = (list: readonly MarketRow[]) => list.map(({ base }) => base);

it('figures are compared as numbers, not as text', () => {
  expect(namesOf(sorted(rows, { column: 'price', order: 'ascending' }, changeOf))).toEqual(['DOGE', 'ETH', 'BTC']);
  expect(namesOf(sorted(rows, { column: 'high', order: 'descending' }, changeOf))).toEqual(['BTC', 'ETH', 'DOGE']);
});

it('a change that is not known yet counts as none', () => {
  expect(namesOf(sorted(rows, { column: 'change', order: 'descending' }, changeOf))).toEqual(['ETH', 'DOGE', 'BTC']);
});

it('without an order the list keeps its own', () => {
  expect(sorted(rows, undefined, changeOf)).toBe(rows);
});

it('a column is pressed down, up, and off again', () => {
  const once = nextSort(undefined, 'low');
  const twice = nextSort(once, 'low');
  expect(once).toEqual({ column: 'low', order: 'descending' });
  expect(twice).toEqual({ column: 'low', order: 'ascending' });
  expect(nextSort(twice, 'low')).toBeUndefined();
  expect(nextSort(twice, 'high')).toEqual({ column: 'high', order: 'descending' });
});

it('a search finds coins by code and by name', () => {
  expect(namesOf(matching(rows, ' bit'))).toEqual(['BTC']);
  expect(namesOf(matching(rows, 'E'))).toEqual(['DOGE', 'ETH']);
  expect(matching(rows, '')).toEqual(rows);
  expect(matching(rows, 'zz')).toEqual([]);
});

it('what was traded belongs to the coin of its market, and coins without one come last', () => {
  const tickers = [
    { symbol: 'ETHUSDT', amount: '900' },
    { symbol: 'BTCUSDT', amount: '1200.5' },
    { symbol: 'BTCUSDC', amount: '7' },
  ] as Ticker[];
  const traded = withVolumes(rows, tickers);
  expect(traded.map(({ volume }) => volume)).toEqual(['1200.5', undefined, '900']);
  expect(namesOf(sorted(traded, { column: 'volume', order: 'descending' }, changeOf))).toEqual(['BTC', 'ETH', 'DOGE']);
});
