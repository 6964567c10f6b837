import { describe, expect, it } from 'vitest';
import {
  adListInput,
  changedFilters,
  countOfMore,
  cursorOf,
  filtersOf,
  type HallParams,
  hallAddress,
  isFiltered,
  methodsOf,
  pairOf,
  toggledMethod,
  withFiat,
} from './hall-params.ts';

const place: HallParams = {
  side: 'buy',
  coin: 'USDT',
  fiat: 'EUR',
  filters: {
    amount: '100.5',
    method: '301-302',
    country: 'DE',
    merchants: '1',
    online: '1',
    direct: '1',
    eligible: '1',
    window: '30',
    rate: '95',
    sort: 'speed',
  },
};

describe('a place in the hall', () => {
  it('is the same after a way through the address', () => {
    const { pathname, searchParams } = new URL(hallAddress({ ...place, cursor: 'W10.aZ-_9' }), 'http://page');
    expect(pathname).toBe('/p2p-trade/buy/USDT-EUR');
    expect([filtersOf(searchParams), cursorOf(searchParams)]).toEqual([place.filters, { cursor: 'W10.aZ-_9' }]);
    expect(hallAddress({ ...place, side: 'sell', filters: {} })).toBe('/p2p-trade/sell/USDT-EUR');
  });

  it('takes nothing that no link of ours says', () => {
    const odd = {
      amount: '0.00',
      method: '-1',
      country: 'deu',
      merchants: 'yes',
      window: '9999',
      rate: '101',
      sort: 'price',
      after: '<script>',
    };
    expect([filtersOf(new URLSearchParams(odd)), cursorOf(new URLSearchParams(odd))]).toEqual([{}, {}]);
    for (const pair of [undefined, '', 'USDT', 'USDT-EURO', 'USDT/EUR', '-EUR']) expect(pairOf(pair)).toBeUndefined();
    expect(pairOf('usdt-eur')).toEqual({ coin: 'USDT', fiat: 'EUR' });
  });

  it('changes one filter at a time, and an empty one is taken back', () => {
    expect(changedFilters({ amount: '5' }, 'rate', '98')).toEqual({ amount: '5', rate: '98' });
    expect(changedFilters({ amount: '5', rate: '98' }, 'rate', '')).toEqual({ amount: '5' });
    expect([isFiltered({}), isFiltered({ eligible: '1' }), isFiltered({ sort: 'limit' })]).toEqual([false, true, false]);
    expect([countOfMore(place.filters), countOfMore({ amount: '5', method: '1', eligible: '1' })]).toEqual([6, 0]);
  });

  it('R7.10 has several ways to pay, five at most, and the same one again takes it back', () => {
    expect(toggledMethod({ amount: '5' }, '301')).toEqual({ amount: '5', method: '301' });
    expect(toggledMethod({ method: '301' }, '302')).toEqual({ method: '301-302' });
    expect(toggledMethod({ method: '301-302' }, '301')).toEqual({ method: '302' });
    expect(toggledMethod({ method: '301' }, '301')).toEqual({});
    expect(methodsOf(toggledMethod({ method: '1-2-3-4-5' }, '6'))).toEqual(['2', '3', '4', '5', '6']);
  });

  it('leaves with another currency what belonged to the first', () => {
    const { filters, fiat } = withFiat(place, 'JPY');
    expect([fiat, Object.keys(filters).sort()]).toEqual(['JPY', ['country', 'direct', 'eligible', 'merchants', 'online', 'rate', 'sort']]);
  });
});

it('R7.10 everything that is chosen is asked of the server', () => {
  expect(adListInput({ ...place, cursor: 'c' })).toEqual({
    side: 'buy',
    coinCode: 'USDT',
    fiatCode: 'EUR',
    amount: '100.5',
    paymethodIds: ['301', '302'],
    country: 'DE',
    merchantsOnly: true,
    onlineOnly: true,
    withoutAcceptance: true,
    eligibleOnly: true,
    maxPayMinutes: 30,
    minRatePercent: 95,
    sort: 'speed',
    cursor: 'c',
  });
  expect(adListInput({ ...place, filters: {} })).toEqual({ side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' });
});
