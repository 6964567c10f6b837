import { describe, expect, it } from 'vitest';
import { changedFilters, filterOf, historyAddress, historyPlaceOf, isDay, isFiltered, pageAt } from './history-place.ts';

const filters = { coin: 'BTC', wallet: 'otc', kind: 'transfer', from: '2026-11-01', to: '2026-12-31' } as const;

describe('a place in the history', () => {
  it('is the same after a way through the address', () => {
    const address = historyAddress(filters, '1234567890123456789');
    expect(historyPlaceOf(new URL(address, 'http://page').searchParams)).toEqual({ filters, cursor: '1234567890123456789' });
    expect(historyAddress({})).toBe('/assets/history');
  });

  it('takes nothing that no link of ours says', () => {
    const odd = new URLSearchParams({ coin: 'btc<', wallet: 'escrow', kind: 'theft', from: '2026-02-30', to: 'now', before: '-1' });
    expect(historyPlaceOf(odd)).toEqual({ filters: {} });
  });

  it('changes one filter at a time, and an empty one is taken back', () => {
    expect(changedFilters(filters, 'coin', 'ETH')).toEqual({ ...filters, coin: 'ETH' });
    expect(changedFilters({ coin: 'BTC' }, 'coin', '')).toEqual({});
    expect([isFiltered({}), isFiltered({ to: '2026-11-15' })]).toEqual([false, true]);
  });
});

it('both days of a span belong to it, from the first moment to the last', () => {
  const filter = { coin: 'BTC', wallet: 'otc', kind: 'transfer', from: '2026-11-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
  expect(filterOf(filters)).toEqual(filter);
  expect(pageAt({ filters, cursor: '7' })).toEqual({ ...filter, cursor: '7' });
});

it('a day is one that the calendar has, and not one that passes by while a year is typed', () => {
  expect(['2026-11-15', '2024-02-29'].every(isDay)).toBe(true);
  expect(['0002-11-15', '0202-11-15', '2026-02-29', '2026-13-01', '2026-1-1', ''].some(isDay)).toBe(false);
});
