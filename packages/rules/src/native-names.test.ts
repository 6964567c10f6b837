import { expect, it } from 'vitest';
import { countryWords, currencyName, currencyWords } from './native-names.ts';

it('a country is found by its name at home, in English and in the language of the page', () => {
  expect(countryWords('DE', 'fr-FR')).toEqual(['Allemagne', 'Germany', 'Deutschland']);
  expect(countryWords('JP', 'en-US')).toEqual(['Japan', '日本']);
});

it('a currency is found by its name as well', () => {
  expect(currencyWords('PLN', 'en-US')).toEqual(['Polish Zloty', 'złoty polski']);
  expect(currencyName('EUR', 'de-DE')).toBe('Euro');
});

it('what is no country has no words', () => {
  expect(countryWords('??', 'en-US')).toEqual([]);
  expect(currencyName('?', 'en-US')).toBe('');
});
