import { english } from '@peerbourse/rules/formats/format';
import { describe, expect, it } from 'vitest';
import { placeInRange, priceIn, unitPrice } from './convert.ts';

describe('the price of a coin in a currency', () => {
  it('is exact and cut, never rounded up', () => {
    expect(unitPrice('97412.5', '0.9236')).toBe('89970.185');
    expect(unitPrice('0.3333333333333333', '3')).toBe('0.9999999999999999');
    expect(unitPrice('0.0000000000000001', '0.9')).toBe('0');
  });

  it('shows as many digits as help', () => {
    expect(priceIn('97412.5', '152.84', english)).toBe('14,888,526');
    expect(priceIn('211.07', '1', english)).toBe('211.07');
    expect(priceIn('0.1931', '1', english)).toBe('0.1931');
  });
});

it('the place of a price in its day is between both ends, also when it has just left them', () => {
  expect(placeInRange('95', '90', '100')).toBe(50);
  expect(placeInRange('90', '90', '100')).toBe(0);
  expect(placeInRange('101', '90', '100')).toBe(100);
  expect(placeInRange('7', '7', '7')).toBe(50);
});
