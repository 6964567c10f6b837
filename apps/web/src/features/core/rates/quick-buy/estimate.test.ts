import { isLess } from '@peerbourse/rules/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf, firstAmount } from './estimate.ts';

const usdtInEuro = { price: '1', rate: '0.9236' };
const btcInYen = { price: '97412.5', rate: '154.25' };

describe('an estimate', () => {
  it('follows from what was entered last, in either unit', () => {
    expect(amountsOf({ unit: 'fiat', text: '100' }, usdtInEuro)).toEqual({ fiat: '100', coin: '108.27' });
    expect(amountsOf({ unit: 'coin', text: '108.27' }, usdtInEuro)).toEqual({ fiat: '99.99', coin: '108.27' });
    expect(amountsOf({ unit: 'fiat', text: '10000' }, btcInYen)).toEqual({ fiat: '10000', coin: '0.000665' });
    expect(amountsOf({ unit: 'coin', text: '0.5' }, btcInYen)).toEqual({ fiat: '7512939', coin: '0.5' });
  });

  it('is empty without an amount, without a price, and at a price of nothing', () => {
    expect(amountsOf({ unit: 'fiat', text: '' }, usdtInEuro)).toEqual({ fiat: '', coin: '' });
    expect(amountsOf({ unit: 'coin', text: '5.' }, undefined)).toEqual({ fiat: '', coin: '5.' });
    expect(amountsOf({ unit: 'fiat', text: '5' }, { price: '0', rate: '1' })).toEqual({ fiat: '5', coin: '' });
  });

  it('never promises more than was entered', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(cents, cents, cents, (amount, price, rate) => {
        const market = { price: money(price), rate: money(rate) };
        const { coin } = amountsOf({ unit: 'fiat', text: money(amount) }, market);
        const { fiat } = amountsOf({ unit: 'coin', text: coin }, market);
        expect(isLess(money(amount), fiat)).toBe(false);
      }),
    );
  });
});

it('an estimate begins with an amount that people would pay', () => {
  expect(['0.9236', '1', '7.2', '31.4', '154.25', '1390.1', '25400'].map(firstAmount)).toEqual([
    '100',
    '100',
    '1000',
    '1000',
    '10000',
    '100000',
    '1000000',
  ]);
});

function money(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
