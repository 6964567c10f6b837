import { english } from '@peerbourse/rules/formats/format';
import { expect, test } from 'vitest';
import { shownValue, valueInCurrency } from './asset-value.ts';

test('R3.13 a worth is shown in the chosen unit and cut, never rounded up', () => {
  const assetValue = { btc: '1.23456789', usdt: '79999.999999' };
  expect(shownValue(assetValue, 'BTC', english)).toBe('1.23456789');
  expect(shownValue(assetValue, 'USDT', english)).toBe('79,999.99');
  expect(shownValue({ btc: '0', usdt: '0' }, 'BTC', english)).toBe('0.00000000');
});

test('R3.5 a worth in the display currency is the USDT times its rate, exactly', () => {
  expect(valueInCurrency('1000.5', '0.92', english)).toBe('920.46');
  expect(valueInCurrency('0.019999', '1', english)).toBe('0.01');
  expect(valueInCurrency('100', '149.99', english)).toBe('14,999');
  // As a float this product would end below the cent.
  expect(valueInCurrency('1.1', '1.1', english)).toBe('1.21');
  expect(valueInCurrency('90071992547409.93', '1.00', english)).toBe('90,071,992,547,409.93');
});
