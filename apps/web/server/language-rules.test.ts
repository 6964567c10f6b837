import { localeCodes, localeOf, prefixOf } from '@peerbourse/contract/locales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LanguageAsk, languageOf } from './language-rules.ts';

function ask(address: string, more: Partial<LanguageAsk> = {}) {
  const { pathname, search } = new URL(address, 'http://site');
  return languageOf({ pathname, search, langCookie: undefined, acceptLanguage: undefined, isRobot: false, ...more });
}

describe('the language of an address', () => {
  it('R2.1 R2.2 is its prefix, and English without one', () => {
    for (const code of localeCodes) expect(ask(prefixOf(code) || '/')).toMatchObject({ kind: 'page', locale: { code } });
    expect(ask('/markets')).toMatchObject({ kind: 'page', locale: { code: 'en' }, base: '/' });
    expect(ask('/ja/markets')).toMatchObject({ kind: 'page', locale: { code: 'ja' }, base: '/ja' });
  });

  it('is not taken from words that only look like a language', () => {
    for (const path of ['/p2p-trade', '/earn', '/xx', '/EN', '/zh-cn', '/english']) {
      expect(ask(path)).toMatchObject({ kind: 'page', locale: { code: 'en' }, base: '/' });
    }
  });

  it('R2.5 falls back over languageType and language to English when the prefix is another language', () => {
    expect(ask('/cs/a?languageType=6&language=ja&b=1')).toMatchObject({ kind: 'redirect', to: '/ru/a?b=1' });
    expect(ask('/cs-CZ/a?languageType=77&language=ja')).toMatchObject({ kind: 'redirect', to: '/ja/a' });
    expect(ask('/cs')).toMatchObject({ kind: 'redirect', to: '/' });
  });

  it('R2.6 leaves nl and sv as they stand', () => {
    for (const path of ['/nl', '/sv/x', '/nl?languageType=2']) {
      expect(ask(path, { langCookie: 'ja' })).toMatchObject({ kind: 'page', locale: { code: 'en' }, base: '/' });
    }
  });

  it('R2.7 follows a language in the query and drops it from the address', () => {
    expect(ask('/x?language=zh-TC&y=%20')).toMatchObject({ kind: 'redirect', to: '/zh-TC/x?y=+' });
    expect(ask('/x?language=klingon')).toMatchObject({ kind: 'page', locale: { code: 'en' } });
    expect(ask('/x?languageType=101')).toMatchObject({ kind: 'redirect', to: '/zh-TC/x' });
    expect(ask('/ja/x?language=de')).toMatchObject({ kind: 'redirect', to: '/de/x' });
  });

  it('R4.7 looks at cookie and browser only on the root, and never for a robot', () => {
    expect(ask('/', { langCookie: 'de', acceptLanguage: 'ja' })).toMatchObject({ to: '/de' });
    expect(ask('/', { langCookie: 'xx', acceptLanguage: 'ja' })).toMatchObject({ to: '/ja' });
    expect(ask('/', { langCookie: 'en', acceptLanguage: 'ja' })).toMatchObject({ kind: 'page', locale: { code: 'en' } });
    expect(ask('/', { acceptLanguage: 'ja', isRobot: true })).toMatchObject({ kind: 'page', locale: { code: 'en' } });
    expect(ask('/markets', { langCookie: 'de', acceptLanguage: 'ja' })).toMatchObject({ kind: 'page', locale: { code: 'en' } });
  });

  it('never sends anybody to another origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.example',
      'fi',
      'en',
      'ja',
      '@',
      ':',
      '%2f',
      '%5c',
      '\t',
      '?languageType=2',
      '?language=de',
      '.',
      '..',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const [pathname = '', search = ''] = `/${pieces.join('')}`.split(/(?=\?)/, 2);
        const answer = languageOf({ pathname, search, langCookie: undefined, acceptLanguage: undefined, isRobot: false });
        if (answer.kind === 'redirect') expect(new URL(answer.to, 'http://site').origin).toBe('http://site');
      }),
      { numRuns: 20_000 },
    );
  });

  it('R2.4 a language that is flagged so is treated as English', () => {
    const row = localeOf('uz') as { redirectToEnglish: boolean };
    row.redirectToEnglish = true;
    try {
      expect(ask('/uz')).toMatchObject({ kind: 'redirect', to: '/' });
      expect(ask('/uz/markets?a=1')).toMatchObject({ kind: 'redirect', to: '/markets?a=1' });
      expect(ask('/de/x?languageType=25')).toMatchObject({ kind: 'redirect', to: '/x' });
      expect(ask('/', { langCookie: 'uz' })).toMatchObject({ kind: 'page', locale: { code: 'en' } });
      expect(ask('/', { acceptLanguage: 'uz' })).toMatchObject({ kind: 'page', locale: { code: 'en' } });
    } finally {
      row.redirectToEnglish = false;
    }
    expect(ask('/uz')).toMatchObject({ kind: 'page', locale: { code: 'uz' } });
  });
});
