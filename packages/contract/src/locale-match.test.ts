import { describe, expect, it } from 'vitest';
import { localeOfAcceptLanguage } from './locale-match.ts';
import { locales } from './locales.ts';

describe('R4.7 the language of a browser', () => {
  it('is found by its own tag', () => {
    for (const { code, tag } of locales) expect(localeOfAcceptLanguage(tag.split('-u-')[0])).toBe(code);
  });

  it.each([
    ['ko', 'asia'],
    ['fil-PH', 'ph'],
    ['tl', 'ph'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['zh-MO', 'zh-TC'],
    ['pt', 'pt'],
    ['pt-PT', 'pt-PT'],
    ['pt-AO', 'pt'],
    ['es-MX', 'es'],
    ['es-ES', 'es-ES'],
    ['en-AU', 'en-GB'],
    ['en-CA', 'en-CA'],
    ['en-US', 'en'],
    ['de-AT', 'de'],
  ])('%s is %s', (header, code) => expect(localeOfAcceptLanguage(header)).toBe(code));

  it('goes by weight, then by order', () => {
    expect(localeOfAcceptLanguage('de;q=0.5, ja;q=0.9, fr;q=0.9')).toBe('ja');
    expect(localeOfAcceptLanguage('ja;q=0, de')).toBe('de');
    expect(localeOfAcceptLanguage('cs, *;q=0.1, uk')).toBe('uk');
  });

  it('is none for what nobody speaks here', () => {
    for (const header of [undefined, '', 'cs', '*', 'asia', 'ph', ';;;,,,', 'x'.repeat(10_000)])
      expect(localeOfAcceptLanguage(header)).toBeUndefined();
  });
});
