import { afterEach, expect, test, vi } from 'vitest';
import { type CookieName, readCookie, writeCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

/** As a browser has it: setting one cookie shows in the text of all. */
function browser(protocol: string) {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return written.map((cookie) => cookie.split(';')[0]).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
}

const names: CookieName[] = ['lang', 'unit', 'showasset', 'theme', 'layout', 'valuationunit', 'login'];

test('R3.18 R9.1 each cookie is kept for 365 days, for the whole site', () => {
  const written = browser('https:');
  for (const name of names) writeCookie(name, 'a b');
  expect(written).toEqual(names.map((name) => `${name}=a%20b; Path=/; Max-Age=31536000; SameSite=Lax; Secure`));
  expect(readCookie('valuationunit')).toBe('a b');
});

test('R3.18 a cookie that nobody wrote is undefined, also beside one whose name ends alike', () => {
  browser('http:');
  writeCookie('valuationunit', 'BTC');
  expect(readCookie('unit')).toBeUndefined();
});
