import { describe, expect, it } from 'vitest';
import {
  currencyCodes,
  isLocaleCode,
  localeCodes,
  localeOf,
  localeOfLanguageKey,
  localeOfLanguageType,
  locales,
  prefixOf,
} from './locales.ts';

const languageTypes = {
  en: 0,
  'zh-CN': 1,
  ja: 2,
  asia: 3,
  vi: 4,
  'zh-TW': 5,
  ru: 6,
  es: 7,
  tr: 8,
  it: 9,
  fr: 10,
  de: 11,
  pt: 12,
  id: 13,
  th: 14,
  pl: 20,
  uk: 21,
  'es-ES': 23,
  'pt-PT': 24,
  uz: 25,
  ar: 39,
  ph: 40,
  'en-CA': 43,
  'zh-TC': 101,
  'en-GB': 102,
};

const currencies = {
  USD: ['en', 'en-GB', 'en-CA', 'pl', 'uk', 'pt-PT', 'es-ES', 'uz', 'ar', 'ph'],
  KRW: ['asia'],
  JPY: ['ja'],
  CNY: ['zh-CN'],
  TWD: ['zh-TW', 'zh-TC'],
  RUB: ['ru'],
  TRY: ['tr'],
  VND: ['vi'],
  IDR: ['id'],
  THB: ['th'],
  EUR: ['es', 'fr', 'de', 'pt', 'it'],
};

describe('locales', () => {
  it('R1.8 there are 25, each with one row', () => {
    expect(locales.map(({ code }) => code)).toEqual([...localeCodes]);
    expect(new Set(localeCodes).size).toBe(25);
  });

  it('R3.4 each has its language number', () => {
    expect(Object.fromEntries(locales.map(({ code, languageType }) => [code, languageType]))).toEqual(languageTypes);
  });

  it('R9.6 each has its display currency, out of 13', () => {
    expect([...currencyCodes]).toEqual(['USD', 'KRW', 'JPY', 'VND', 'RUB', 'EUR', 'TRY', 'CNY', 'TWD', 'IDR', 'PHP', 'HKD', 'THB']);
    for (const [currency, codes] of Object.entries(currencies)) {
      expect(
        locales
          .filter((locale) => locale.currency === currency)
          .map(({ code }) => code)
          .sort(),
      ).toEqual(codes.sort());
    }
  });

  it('the names on the wire and the numbers are unique', () => {
    expect(new Set(locales.map(({ languageKey }) => languageKey)).size).toBe(25);
    for (const locale of locales) {
      expect(localeOfLanguageType(locale.languageType)).toBe(locale);
      expect(localeOfLanguageKey(locale.languageKey)).toBe(locale);
    }
  });

  it('every tag is known to Intl and keeps Gregorian years and Latin digits', () => {
    for (const { tag, htmlLang } of locales) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(tag), tag).toHaveLength(1);
      expect(Intl.getCanonicalLocales(htmlLang)).toEqual([htmlLang]);
      expect(new Intl.DateTimeFormat(tag, { year: 'numeric' }).format(new Date('2026-11-15T00:00:00Z')), tag).toContain('2026');
    }
  });

  it('only Arabic is written from the right', () => {
    expect(locales.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar']);
  });

  it('13 write a comma as the decimal point', () => {
    expect(locales.filter(({ commaDecimal }) => commaDecimal)).toHaveLength(13);
  });

  it('an overlay lies on a language that is complete itself', () => {
    for (const { overlayOf } of locales) if (overlayOf) expect(localeOf(overlayOf).overlayOf).toBeUndefined();
  });

  it('R2.1 R2.8 English has no prefix, every other locale has its code', () => {
    expect(prefixOf('en')).toBe('');
    expect(prefixOf('zh-CN')).toBe('/zh-CN');
    expect(new Set(localeCodes.map(prefixOf)).size).toBe(25);
  });

  it.each([undefined, '', 'xx_XX', '__proto__', 'constructor'])('R7.2 an unknown language (%s) is English', (key) => {
    expect(localeOfLanguageKey(key).code).toBe('en');
  });

  it.each(['nl', 'sv', 'EN', '', 'toString'])('%j is no locale', (code) => {
    expect(isLocaleCode(code)).toBe(false);
  });
});
