import { localeCodes } from '@peerbourse/contract/locales';
import { expect, test } from 'vitest';
import { chooseLanguage, keepLanguageOfPage } from './language-choice.ts';

function memoryWith(cookies: Record<string, string> = {}) {
  const cached: Record<string, string> = {};
  const closed: string[] = [];
  return {
    cookies,
    cached,
    closed,
    close: (mark: string) => void closed.push(mark),
    read: (name: string) => cookies[name],
    write: (name: string, value: string) => {
      cookies[name] = value;
    },
    cache: (key: string, value: string) => {
      cached[key] = value;
    },
  };
}

test('R4.9 a language is taken only when it is supported', () => {
  const memory = memoryWith({ lang: 'ja' });
  for (const code of ['xx', '', 'JA', '../en', 'nl']) expect(chooseLanguage(code, localeCodes, memory)).toBe(false);
  expect(chooseLanguage('de', ['en', 'ja'], memory)).toBe(false);
  expect(memory.cookies).toEqual({ lang: 'ja' });
  expect(chooseLanguage('de', localeCodes, memory)).toBe(true);
  expect(memory.cookies).toEqual({ lang: 'de' });
  expect(memory.cached.global_locale).toBe('de');
  expect(memory.closed).toEqual(['language']);
});

test('R4.8 the language of a page without prefix is kept in a cookie', () => {
  const memory = memoryWith();
  keepLanguageOfPage('en', false, memory);
  expect(memory.cookies.lang).toBe('en');
});

test('R4.8 a page without prefix does not overwrite a choice, and a prefix is none', () => {
  const chosen = memoryWith({ lang: 'ja' });
  keepLanguageOfPage('en', false, chosen);
  expect(chosen.cookies.lang).toBe('ja');
  const visiting = memoryWith();
  keepLanguageOfPage('de', true, visiting);
  expect(visiting.cookies.lang).toBeUndefined();
});
