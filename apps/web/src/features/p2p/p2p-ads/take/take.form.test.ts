import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { formatUnits, isLess } from '@peerbourse/rules/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allCoins, amountsOf, coinsWithFee, feeOf, limitsOf, problemOf, settledAmounts } from './take.form.ts';

const digits = { coinScale: 6, fiatDecimals: 2 };
const ad = { price: '0.9236', minAmount: '50', maxAmount: '8000', available: '18420.55' } as MarketAd;

describe('both amounts', () => {
  it('follow from the one that was typed, and coins are never more than was paid for', () => {
    expect(amountsOf({ unit: 'fiat', typed: '100' }, ad, digits)).toEqual({ fiat: '100', coin: '108.271979' });
    expect(amountsOf({ unit: 'coin', typed: '108.271979' }, ad, digits)).toEqual({ coin: '108.271979', fiat: '100' });
    expect(amountsOf({ unit: 'fiat', typed: '' }, ad, digits)).toEqual({ fiat: '', coin: '' });
    expect(amountsOf({ unit: 'fiat', typed: '.' }, ad, digits)).toEqual({ fiat: '.', coin: '' });
  });

  it('are whole once nobody types any more', () => {
    expect(settledAmounts({ fiat: '10.', coin: '' })).toEqual({ fiat: '10', coin: '' });
    expect(settledAmounts({ fiat: '.', coin: '5.' })).toEqual({ fiat: '', coin: '5' });
  });

  it('cost at least what they are worth, whichever was typed', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (units) => {
        const typed = formatUnits(units, digits.coinScale);
        const { fiat } = amountsOf({ unit: 'coin', typed }, ad, digits);
        const back = amountsOf({ unit: 'fiat', typed: fiat }, ad, digits).coin;
        expect(isLess(back, typed)).toBe(false);
      }),
    );
  });
});

describe('what is wrong with an amount', () => {
  const problem = (fiat: string) => problemOf({ fiat, coin: '' }, ad, digits);

  it('is that there is none, or that it is outside of the limits', () => {
    expect([problem(''), problem('0'), problem('49.99'), problem('50'), problem('8000'), problem('8000.01')]).toEqual([
      'missing',
      'missing',
      'below',
      undefined,
      undefined,
      'above',
    ]);
  });

  it('is that the coins do not last, however high the limit', () => {
    const few = { ...ad, available: '100' };
    expect(limitsOf(few, digits)).toEqual({ min: '50', max: '92.36' });
    expect(problemOf({ fiat: '92.37', coin: '' }, few, digits)).toBe('above');
    expect(limitsOf({ ...ad, available: '1' }, digits)).toBeUndefined();
  });
});

describe('the fee', () => {
  it('is cut to the unit of the coin, lessens what a buyer gets and adds to what a seller gives', () => {
    expect(feeOf('108.271979', 1_000, digits)).toBe('0.108271');
    expect(feeOf('', 1_000, digits)).toBe('0');
    expect(coinsWithFee(true, '108.271979', '0.108271', digits)).toBe('108.163708');
    expect(coinsWithFee(false, '108.271979', '0.108271', digits)).toBe('108.38025');
    expect(coinsWithFee(true, '5', '0', digits)).toBe('5');
  });
});

describe('all coins', () => {
  it('leave room for the fee, and keep to what the ad takes', () => {
    expect(allCoins('1000', 1_000, ad, digits)).toEqual({ unit: 'coin', typed: '999.000999' });
    expect(allCoins('1000', 0, ad, digits)).toEqual({ unit: 'coin', typed: '1000' });
    expect(allCoins('10000', 0, ad, digits)).toEqual({ unit: 'fiat', typed: '8000' });
    expect(allCoins('0', 0, ad, digits)).toBeUndefined();
  });
});
