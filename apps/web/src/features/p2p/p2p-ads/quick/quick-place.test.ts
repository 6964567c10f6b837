import { describe, expect, it } from 'vitest';
import { hallAddress } from '../market/hall-params.ts';
import {
  hallFor,
  matchFor,
  offersFor,
  type QuickPlace,
  quickAddress,
  quickPlaceOf,
  withOtherCoin,
  withOtherFiat,
  withOtherMethod,
} from './quick-place.ts';

const place: QuickPlace = { side: 'sell', coin: 'BTC', fiat: 'PLN', unit: 'coin', amount: '0.25', method: '12' };
const searchOf = (address: string) => new URL(address, 'http://page').searchParams;

describe('the parameters of a quick trade', () => {
  it('is the same after a way through the address', () => {
    expect(quickPlaceOf(searchOf(quickAddress(place)), 'EUR')).toEqual(place);
    expect(quickAddress(place)).toBe('/buy-sell-crypto?side=sell&coin=BTC&fiat=PLN&amount=0.25&unit=coin&method=12');
  });

  it('begins with buying USDT for the currency of the language, and takes nothing that no link of ours says', () => {
    const first = { side: 'buy', coin: 'USDT', fiat: 'JPY', unit: 'fiat', amount: '' };
    expect(quickPlaceOf(new URLSearchParams(), 'JPY')).toEqual(first);
    expect(quickPlaceOf(searchOf('/?side=x&coin=<b>&fiat=1&amount=1e9&unit=euro&method=0'), 'JPY')).toEqual(first);
    expect(quickPlaceOf(searchOf('/?coin=btc&fiat=eur&amount=0.00'), 'JPY')).toEqual({ ...first, coin: 'BTC', fiat: 'EUR' });
  });

  it('loses with a unit what was counted in it', () => {
    expect(withOtherFiat(place, 'EUR')).toEqual({ side: 'sell', coin: 'BTC', fiat: 'EUR', unit: 'coin', amount: '0.25' });
    expect(withOtherFiat({ ...place, unit: 'fiat' }, 'EUR').amount).toBe('');
    expect(withOtherCoin(place, 'ETH')).toEqual({ ...place, coin: 'ETH', amount: '' });
    expect(withOtherCoin({ ...place, unit: 'fiat' }, 'ETH').amount).toBe('0.25');
    expect(withOtherMethod(place, '')).not.toHaveProperty('method');
    expect(withOtherMethod(place, '7').method).toBe('7');
  });

  it('is looked up in the list by currency alone, and leads to the hall with the same amount and method', () => {
    expect(offersFor(place).filters).toEqual({ method: '12' });
    expect(offersFor({ ...place, unit: 'fiat', amount: '100' }).filters).toEqual({ amount: '100', method: '12' });
    expect(hallAddress(hallFor(place, '100.'))).toBe('/p2p-trade/sell/BTC-PLN?amount=100&method=12');
    expect(hallAddress(hallFor(withOtherMethod(place, ''), ''))).toBe('/p2p-trade/sell/BTC-PLN');
  });

  it('asks for a quote in the unit that was typed, and for none before somebody says how much', () => {
    expect(matchFor(place)).toEqual({ side: 'sell', coinCode: 'BTC', fiatCode: 'PLN', quantity: '0.25', paymethodId: '12' });
    expect(matchFor({ ...withOtherMethod(place, ''), unit: 'fiat', amount: '100' })).toEqual({
      side: 'sell',
      coinCode: 'BTC',
      fiatCode: 'PLN',
      amount: '100',
    });
    for (const amount of ['', '0', '0.00', '.']) expect(matchFor({ ...place, amount })).toBeUndefined();
  });
});
