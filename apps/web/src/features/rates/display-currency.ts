import { type CurrencyCode, currencyCodes } from '@peerbourse/contract/locales';
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '#lib/cookies.ts';
import { usePage } from '#shell/page.tsx';

const cookie = 'unit';
const listeners = new Set<() => void>();

/** The currency of the cookie, or the one of the language. The first HTML knows no cookie. */
export function useDisplayCurrency(): [CurrencyCode, (currency: CurrencyCode) => void] {
  const usual = usePage().locale.currency;
  const chosen = useSyncExternalStore(
    subscribe,
    () => readCookie(cookie),
    () => undefined,
  );
  return [currencyCodes.find((code) => code === chosen) ?? usual, choose];
}

function choose(currency: CurrencyCode): void {
  writeCookie(cookie, currency);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
