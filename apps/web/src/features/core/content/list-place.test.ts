import { expect, test } from 'vitest';
import { addressOf, listPlaceOf } from './list-place.ts';

const topics = ['market', 'safety'];
const place = (search: string) => listPlaceOf(new URLSearchParams(search), topics);

test('the address says where in the list somebody is', () => {
  expect(place('')).toEqual({});
  expect(place('category=safety')).toEqual({ category: 'safety' });
  expect(place('category=safety&before=abc')).toEqual({ category: 'safety', cursor: 'abc' });
});

test('what no link says counts as nothing', () => {
  expect(place('category=<script>&before=')).toEqual({});
  expect(place(`before=${'x'.repeat(81)}`)).toEqual({});
  expect(place(`before=${'x'.repeat(80)}`)).toEqual({ cursor: 'x'.repeat(80) });
});

test('a place and its address belong together', () => {
  for (const given of [{}, { category: 'market' }, { cursor: 'a=b&c d' }, { category: 'safety', cursor: '2026-11-15,x' }]) {
    const address = addressOf('/insights', given);
    expect(place(address.split('?')[1] ?? '')).toEqual(given);
  }
  expect(addressOf('/insights', {})).toBe('/insights');
});
