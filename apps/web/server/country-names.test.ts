import { localeOf, locales } from '@peerbourse/contract/locales';
import { expect, it } from 'vitest';
import { countryNames, marketCountryNames } from './country-names.ts';

it('countries are named in the language of the page', () => {
  expect(countryNames(localeOf('en')).DE).toBe('Germany');
  expect(countryNames(localeOf('de')).DE).toBe('Deutschland');
  expect(countryNames(localeOf('ar')).JP).toBe('اليابان');
});

it('every language knows every country, and none of the places that are no countries', () => {
  for (const locale of locales) {
    const names = countryNames(locale);
    expect(Object.keys(names).length, locale.code).toBeGreaterThan(240);
    expect(names.ZZ ?? names.EU, locale.code).toBeUndefined();
  }
});

it('they come in the order of their names', () => {
  const german = Object.values(countryNames(localeOf('de')));
  expect(german.indexOf('Österreich')).toBeGreaterThan(german.indexOf('Oman'));
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Peru'));
});

it('the countries of the markets are few, and named as people say them', () => {
  expect(Object.keys(marketCountryNames(localeOf('en'))).length).toBeLessThan(40);
  expect(marketCountryNames(localeOf('en'))).toMatchObject({ US: 'United States', HK: 'Hong Kong', JP: 'Japan' });
  expect(marketCountryNames(localeOf('zh-CN')).HK).toBe('香港');
});
