import { describe, expect, it } from 'vitest';
import { adsAddress, adsPageAt, adsPlaceOf, changedPlace, isNarrowed } from './my-ads-place.ts';

const place = { tab: 'hidden', filters: { coin: 'USDT', fiat: 'EUR', side: 'sell' }, cursor: '1234567890123456789' } as const;
const read = (address: string) => adsPlaceOf(new URL(address, 'http://page').searchParams);

describe('a place among the own ads', () => {
  it('is the same after a way through the address', () => {
    expect(read(adsAddress(place))).toEqual(place);
    expect(adsAddress({ tab: 'online', filters: {} })).toBe('/p2p-trade/ads');
    expect(read('/p2p-trade/ads')).toEqual({ tab: 'online', filters: {} });
  });

  it('takes nothing that no link of ours says', () => {
    expect(read('/?tab=deleted&coin=u<&fiat=EURO&side=both&before=1')).toEqual({ tab: 'online', filters: {} });
  });

  it('changes one filter at a time, from the newest ad on', () => {
    expect(changedPlace(place, 'coin', '')).toEqual({ tab: 'hidden', filters: { fiat: 'EUR', side: 'sell' } });
    expect(changedPlace(place, 'side', 'buy').filters.side).toBe('buy');
    expect([isNarrowed(place), isNarrowed({ tab: 'online', filters: {} })]).toEqual([true, false]);
  });

  it('is asked for in the words of the wire', () => {
    expect(adsPageAt(place)).toEqual({
      tab: 'hidden',
      side: 'sell',
      coinCode: 'USDT',
      fiatCode: 'EUR',
      cursor: '1234567890123456789',
    });
    expect(adsPageAt({ tab: 'online', filters: {} })).toEqual({ tab: 'online' });
  });
});
