import { type MyAd, noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { describe, expect, it } from 'vitest';
import { conditionsOf, copyOfAd, draftOfAd, emptyDraft, offersMore, priceNow, pricingOf, termsOf, withMarket } from './ad.form.ts';

const market = { side: 'sell', coin: 'USDT', fiat: 'EUR' } as const;
const filled = { ...emptyDraft(market), premium: '0.5', quantity: '100', minAmount: '10', maxAmount: '50', methods: ['1'] };

const ad = {
  side: 'buy',
  coinCode: 'BTC',
  fiatCode: 'USD',
  isHidden: true,
  pricing: { priceType: 'floating', premiumPpm: -12_500 },
  quantity: '2',
  remaining: '1.5',
  minAmount: '20',
  maxAmount: '500',
  payMinutes: 30,
  paymethods: [{ paymethodId: '301' }],
  userPaymethodIds: [],
  wantsAcceptance: true,
  remark: 'own name only',
  autoReply: '',
  conditions: { ...noConditions, minOrders: 5, minHolding: '0.1', countries: ['DE'] },
  pictures: [{ fileId: 'aaaaaaaaaaaaaaaaaaaaaa', state: 'shown' }],
} as unknown as MyAd;

describe('the form of an ad', () => {
  it('is filled with an ad and says the same terms again', () => {
    const draft = draftOfAd(ad);
    expect(draft).toMatchObject({ side: 'buy', premium: '1.25', premiumSide: 'below', quantity: '1.5', minOrders: '5', isHidden: true });
    expect(termsOf(draft, 15)).toEqual({
      pricing: ad.pricing,
      quantity: '1.5',
      minAmount: '20',
      maxAmount: '500',
      payMinutes: 30,
      userPaymethodIds: [],
      paymethodIds: ['301'],
      wantsAcceptance: true,
      remark: 'own name only',
      autoReply: '',
      conditions: ad.conditions,
      pictures: ['aaaaaaaaaaaaaaaaaaaaaa'],
    });
    expect(draftOfAd({ ...ad, remaining: '0' }).quantity).toBe('');
    expect(copyOfAd({ ...ad, remaining: '0' })).toMatchObject({ quantity: '2', pictures: [] });
    expect(draftOfAd({ ...ad, pricing: { priceType: 'fixed', price: '65000.5' } })).toMatchObject({ priceType: 'fixed', price: '65000.5' });
  });

  it('sends nothing while something is missing', () => {
    expect(termsOf(filled, 15)?.payMinutes).toBe(15);
    expect(termsOf(filled, undefined)).toBeUndefined();
    for (const name of ['premium', 'quantity', 'minAmount', 'maxAmount'] as const)
      expect(termsOf({ ...filled, [name]: '' }, 15)).toBeUndefined();
  });

  it('R7.20 only more coins for sale need the fund password', () => {
    const left = { side: 'sell', remaining: '100' } as const;
    expect(['99.9', '100', '100.0', '100.000001', '1000'].map((quantity) => offersMore(left, { quantity }))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(offersMore({ ...left, side: 'buy' }, { quantity: '1000' })).toBe(false);
  });

  it('a price follows the reference or stays', () => {
    expect(priceNow(filled, '0.9236')).toBe('0.92821');
    expect(priceNow({ ...filled, premiumSide: 'below' }, '0.9236')).toBe('0.91898');
    expect(priceNow(filled, undefined)).toBeUndefined();
    expect(priceNow({ ...filled, priceType: 'fixed', price: '0.93' }, undefined)).toBe('0.93');
    expect(pricingOf({ ...filled, priceType: 'fixed', price: '0' })).toBeUndefined();
  });

  it('what is left empty asks for nothing', () => {
    expect(conditionsOf(filled)).toEqual(noConditions);
    expect(conditionsOf({ ...filled, minHolding: '0' }).minHolding).toBeNull();
    expect(conditionsOf({ ...filled, maxOrders: '0' }).maxOrders).toBe(0);
  });

  it('another market asks again for what belonged to the first', () => {
    const priced = { ...filled, price: '0.93', minHolding: '5', payMinutes: 30 };
    expect(withMarket(priced, { fiat: 'USD' })).toMatchObject({
      price: '',
      minAmount: '',
      maxAmount: '',
      payMinutes: null,
      methods: [],
      quantity: '100',
    });
    expect(withMarket(priced, { coin: 'BTC' })).toMatchObject({ price: '', quantity: '', minHolding: '', minAmount: '10', methods: ['1'] });
    expect(withMarket(priced, { side: 'buy' })).toMatchObject({ methods: [], price: '0.93', premiumSide: 'above' });
    expect(withMarket(emptyDraft(market), { side: 'buy' }).premiumSide).toBe('below');
  });
});
