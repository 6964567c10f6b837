import { localeOf } from '@peerbourse/contract/locales';
import { expect, test } from 'vitest';
import { shownLanguage } from './shown-language.ts';

test('a text in the language of its page needs no mark', () => {
  expect(shownLanguage(localeOf('ar'), localeOf('ar'))).toEqual({ marks: {} });
});

test('a text in another language says so, and which way it runs', () => {
  const english = localeOf('en');
  expect(shownLanguage(english, localeOf('ar'))).toEqual({ marks: { lang: 'en', dir: 'ltr' }, foreign: english });
  expect(shownLanguage(localeOf('zh-TW'), localeOf('ja')).marks).toEqual({ lang: 'zh-Hant-TW', dir: 'ltr' });
});

test('the variant beneath a language is not foreign to its readers', () => {
  expect(shownLanguage(localeOf('en'), localeOf('en-GB'))).toEqual({ marks: { lang: 'en', dir: 'ltr' } });
  expect(shownLanguage(localeOf('es'), localeOf('es-ES')).foreign).toBeUndefined();
});
