import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import { expect, it } from 'vitest';
import { matching, nextSort, sorted } from './market-sort.ts';

const row = (base: string, baseName: string, price: string) => ({ base, baseName, price, high: price, low: price }) as BoardRow;
const rows = [row('BTC', 'Bitcoin', '97412.5'), row('DOGE', 'Dogecoin', '0.19'), row('ETH', 'Ethereum', '3518.22')];
const changes: Record<string, string | undefined> = { BTC: '-1.5', DOGE: undefined, ETH: '10.2' };
const changeOf = ({ base }: BoardRow) => changes[base];
const namesOf = (list: readonly BoardRow[]) => list.map(({ base }) => base);

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
