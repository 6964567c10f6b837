import { describe, expect, it } from 'vitest';
import { changedPlace, isNarrowed, ordersAddress, ordersPageAt, ordersPlaceOf } from './orders-place.ts';

const after = '1234567890123456789';
const place = { tab: 'completed', filters: { side: 'sell', coin: 'USDT', fiat: 'EUR', search: '4711', unread: '1' }, after } as const;
const read = (address: string) => ordersPlaceOf(new URL(address, 'http://page').searchParams);

describe('a place among the own orders', () => {
  it('is the same after a way through the address', () => {
    expect(read(ordersAddress(place))).toEqual(place);
    expect(ordersAddress({ tab: 'open', filters: {} })).toBe('/p2p-trade/orders');
    expect(read('/p2p-trade/orders')).toEqual({ tab: 'open', filters: {} });
  });

  it('takes nothing that no link of ours says', () => {
    expect(read('/?tab=lost&side=both&coin=u<&fiat=EURO&search=12a4&unread=yes&after=1')).toEqual({ tab: 'open', filters: {} });
    expect(read('/?search=123').filters).toEqual({});
  });

  it('changes one filter at a time, from the first page on', () => {
    expect(changedPlace(place, 'search', '')).toEqual({
      tab: 'completed',
      filters: { side: 'sell', coin: 'USDT', fiat: 'EUR', unread: '1' },
    });
    expect(changedPlace(place, 'side', 'buy').filters.side).toBe('buy');
    expect([isNarrowed(place), isNarrowed({ tab: 'open', filters: {} })]).toEqual([true, false]);
  });

  it('is asked for in the words of the wire', () => {
    const asked = { tab: 'completed', side: 'sell', coinCode: 'USDT', fiatCode: 'EUR', search: '4711', hasUnread: true, after };
    expect(ordersPageAt(place)).toEqual(asked);
    expect(ordersPageAt({ tab: 'open', filters: {} })).toEqual({ tab: 'open' });
  });
});
