import { describe, expect, it } from 'vitest';
import { suggestionFor } from './suggestion.rules.ts';

describe('the language to offer', () => {
  it.each([
    [['de-DE', 'de', 'en-US'], 'US', 'de'],
    [['nl', 'ko-KR'], 'NL', 'asia'],
    [['zh-HK'], '', 'zh-TC'],
    [['en-US', 'fr'], 'DE', 'en'],
  ])('%j from %s is what the browser asks for: %s', (accepted, country, locale) => {
    expect(suggestionFor(accepted, country)).toBe(locale);
  });

  it.each([
    [['en-US', 'en'], 'DE', 'de'],
    [['EN'], 'PH', 'ph'],
    [['nl-NL'], 'ES', 'es-ES'],
    [[], 'HK', 'zh-TC'],
    [[], 'GB', 'en-GB'],
  ])('%j from %s says nothing of use, and the country decides: %s', (accepted, country, locale) => {
    expect(suggestionFor(accepted, country)).toBe(locale);
  });

  it.each([
    [['en-US'], 'GB', 'en'],
    [['en-GB', 'en'], 'US', 'en-GB'],
    [['en-CA'], 'NL', 'en-CA'],
  ])('%j from %s stays the English of the browser: %s', (accepted, country, locale) => {
    expect(suggestionFor(accepted, country)).toBe(locale);
  });

  it.each([
    [[], ''],
    [['nl'], 'NL'],
    [[',;q=1', ''], 'XX'],
  ])('%j from %j has none', (accepted, country) => {
    expect(suggestionFor(accepted, country)).toBeUndefined();
  });
});
