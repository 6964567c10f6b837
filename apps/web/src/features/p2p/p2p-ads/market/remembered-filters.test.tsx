import { beforeEach, expect, it } from 'vitest';
import { writeCache } from '#base/lib/local-cache.ts';
import { rememberedFilters, rememberFilters } from './remembered-filters.ts';

const euros = { side: 'buy', coin: 'USDT', fiat: 'EUR' } as const;

beforeEach(() => localStorage.clear());

it('each market has its own filters, and none are remembered once they are cleared', () => {
  rememberFilters(euros, { amount: '250', method: '301-302', sort: 'speed' });
  expect(rememberedFilters(euros)).toEqual({ amount: '250', method: '301-302', sort: 'speed' });
  expect([rememberedFilters({ ...euros, fiat: 'JPY' }), rememberedFilters({ ...euros, side: 'sell' })]).toEqual([{}, {}]);
  rememberFilters(euros, {});
  expect(rememberedFilters(euros)).toEqual({});
});

it('what cannot be read, or is no filter, is nothing', () => {
  writeCache('hall_filters', '{"buy/USDT-EUR":"amount=0&rate=95","buy/BTC-EUR":7}');
  expect(rememberedFilters(euros)).toEqual({ rate: '95' });
  expect(rememberedFilters({ ...euros, coin: 'BTC' })).toEqual({});
  writeCache('hall_filters', '[');
  expect(rememberedFilters(euros)).toEqual({});
});
