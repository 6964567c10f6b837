import { localeOf } from '@peerbourse/contract/locales';
import { expect, test } from 'vitest';
import { currencyListQuery } from '#queries/rates/currency-list.query.ts';
import { displayCurrency } from './display-currency.ts';

test('R4.11 the currency is the one of the cookie, and USD when that is not supported', () => {
  expect(displayCurrency('JPY', 'EUR')).toBe('JPY');
  expect(displayCurrency('GBP', 'EUR')).toBe('USD');
  expect(displayCurrency('', 'EUR')).toBe('USD');
});

test('R4.8 without a choice the currency follows the language', () => {
  expect(displayCurrency(undefined, localeOf('ja').currency)).toBe('JPY');
  expect(displayCurrency(undefined, localeOf('de').currency)).toBe('EUR');
  expect(displayCurrency(undefined, localeOf('uk').currency)).toBe('USD');
});

test('R4.11 rates are asked for again every 30 minutes', () => {
  expect(currencyListQuery.refetchInterval).toBe(1_800_000);
});
