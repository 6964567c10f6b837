import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { describe, expect, it } from 'vitest';
import { bestOffer, isFarOff, nearestAmount } from './best-offer.ts';

const digits = { coinScale: 6, fiatDecimals: 2 };
const large = { adNo: '1', price: '0.92', minAmount: '500', maxAmount: '8000', available: '20000' } as MarketAd;
const small = { adNo: '2', price: '0.93', minAmount: '20', maxAmount: '300', available: '20000' } as MarketAd;
const ads = [large, small];

describe('the best offer', () => {
  it('is the first that the amount fits into, in either unit', () => {
    expect(bestOffer(ads, { unit: 'fiat', typed: '100' }, digits)).toBe(small);
    expect(bestOffer(ads, { unit: 'fiat', typed: '500' }, digits)).toBe(large);
    expect(bestOffer(ads, { unit: 'coin', typed: '100' }, digits)).toBe(small);
    expect(bestOffer(ads, { unit: 'coin', typed: '600' }, digits)).toBe(large);
    expect(bestOffer(ads, { unit: 'fiat', typed: '400' }, digits)).toBeUndefined();
  });

  it('is the first of all while nothing is typed', () => {
    expect(bestOffer(ads, { unit: 'fiat', typed: '' }, digits)).toBe(large);
    expect(bestOffer([], { unit: 'fiat', typed: '' }, digits)).toBeUndefined();
  });

  it('has the nearest amount that somebody takes, above or below, as far as the coins last', () => {
    expect(nearestAmount(ads, '390', digits)).toBe('300');
    expect(nearestAmount(ads, '410', digits)).toBe('500');
    expect(nearestAmount(ads, '5', digits)).toBe('20');
    expect(nearestAmount([{ ...large, available: '1000' }], '9000', digits)).toBe('920');
    expect(nearestAmount([{ ...large, available: '1' }], '9000', digits)).toBeUndefined();
  });

  it('is far off beyond two percent on both sides, and nowhere without a reference', () => {
    expect([20_000, 20_001, -20_000, -20_001, null].map((spreadPpm) => isFarOff({ spreadPpm }))).toEqual([false, true, false, true, false]);
  });
});
