import { expect, test } from 'vitest';
import { shownWorth, worthInCurrency } from './worth.ts';

test('R3.13 a worth is shown in the chosen unit and cut, never rounded up', () => {
  const worth = { btc: '1.23456789', usdt: '79999.999999' };
  expect(shownWorth(worth, 'BTC')).toBe('1.23456789');
  expect(shownWorth(worth, 'USDT')).toBe('79,999.99');
  expect(shownWorth({ btc: '0', usdt: '0' }, 'BTC')).toBe('0.00000000');
});

test('R3.5 a worth in the display currency is the USDT times its rate, exactly', () => {
  expect(worthInCurrency('1000.5', '0.92')).toBe('920.46');
  expect(worthInCurrency('0.019999', '1')).toBe('0.01');
  expect(worthInCurrency('100', '149.99')).toBe('14,999');
  // As a float this product would end below the cent.
  expect(worthInCurrency('1.1', '1.1')).toBe('1.21');
  expect(worthInCurrency('90071992547409.93', '1.00')).toBe('90,071,992,547,409.93');
});
