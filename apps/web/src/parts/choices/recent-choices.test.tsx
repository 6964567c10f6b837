import { beforeEach, expect, it } from 'vitest';
import { writeCache } from '#base/lib/local-cache.ts';
import { recentChoices, rememberChoice } from './recent-choices.ts';

beforeEach(() => localStorage.clear());

it('the latest choices come first, each once, and no more than four', () => {
  for (const currency of ['EUR', 'USD', 'PLN', 'EUR', 'JPY', 'BRL', '']) rememberChoice('currency', currency);
  expect(recentChoices('currency')).toEqual(['BRL', 'JPY', 'EUR', 'PLN']);
  expect(recentChoices('coin')).toEqual([]);
});

it('what cannot be read is nothing', () => {
  writeCache('recent_choices', '{"coin":"BTC","currency":[1]');
  expect(recentChoices('coin')).toEqual([]);
  writeCache('recent_choices', '{"coin":"BTC","currency":["EUR"]}');
  expect([recentChoices('coin'), recentChoices('currency')]).toEqual([[], ['EUR']]);
});
