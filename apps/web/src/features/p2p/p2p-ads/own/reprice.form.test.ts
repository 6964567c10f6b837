import { describe, expect, it } from 'vitest';
import { newPrice, newPricing, ppmOf, type RepriceDraft } from './reprice.form.ts';

const fixed = { pricing: { priceType: 'fixed', price: '1.0123' } } as const;
const floating = { pricing: { priceType: 'floating', premiumPpm: 10_000 } } as const;
const filters = (way: RepriceDraft['way'], direction: RepriceDraft['direction'], typed: string): RepriceDraft => ({
  way,
  direction,
  typed,
});

describe('new prices for several ads', () => {
  it('one distance makes every ad follow the reference', () => {
    for (const ad of [fixed, floating]) {
      expect(newPricing(ad, filters('premium', 'down', '0.25'))).toEqual({ priceType: 'floating', premiumPpm: -2_500 });
    }
    expect(newPricing(fixed, filters('premium', 'up', '0'))).toEqual({ priceType: 'floating', premiumPpm: 0 });
  });

  it('a shift moves each price by a share of itself', () => {
    expect(newPricing(fixed, filters('shift', 'up', '1'))).toEqual({ priceType: 'fixed', price: '1.0224' });
    expect(newPricing(fixed, filters('shift', 'down', '1'))).toEqual({ priceType: 'fixed', price: '1.0021' });
    expect(newPricing(floating, filters('shift', 'up', '1'))).toEqual({ priceType: 'floating', premiumPpm: 20_100 });
    expect(newPricing(floating, filters('shift', 'down', '1'))).toEqual({ priceType: 'floating', premiumPpm: -100 });
  });

  it('nothing comes of an empty change', () => {
    for (const typed of ['', '100', '2000']) expect(newPricing(fixed, filters('shift', 'down', typed))).toBeUndefined();
    expect(newPricing(fixed, filters('premium', 'up', '1001'))).toBeUndefined();
    expect([ppmOf({ direction: 'up', typed: '1.23456' }), ppmOf({ direction: 'down', typed: '.' })]).toEqual([12_345n, undefined]);
  });

  it('a floating price is worked out from the reference', () => {
    expect(newPrice({ priceType: 'floating', premiumPpm: 20_000 }, '0.9213')).toBe('0.93972');
    expect(newPrice({ priceType: 'floating', premiumPpm: 20_000 }, undefined)).toBeUndefined();
    expect(newPrice({ priceType: 'fixed', price: '2.5' }, undefined)).toBe('2.5');
  });
});
