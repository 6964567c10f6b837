import { type CurrencyCode, currencyCodes, defaultCurrency } from '@peerbourse/contract/locales';
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '#base/lib/cookies.ts';
import { usePage } from '#base/page.tsx';

const cookie = 'unit';
const listeners = new Set<() => void>();

/** The currency that amounts are also shown in. The first HTML knows no cookie and shows the one of the language. */
export function useDisplayCurrency(): [CurrencyCode, (currency: CurrencyCode) => void] {
  const usual = usePage().locale.currency;
  const chosen = useSyncExternalStore(
    subscribe,
    () => readCookie(cookie),
    () => undefined,
  );
  return [displayCurrency(chosen, usual), choose];
}

/** What was chosen, USD when that is not offered any more, and the language's own when nothing was. */
export function displayCurrency(chosen: string | undefined, usual: CurrencyCode): CurrencyCode {
  return chosen === undefined ? usual : (currencyCodes.find((code) => code === chosen) ?? defaultCurrency);
}

function choose(currency: CurrencyCode): void {
  writeCookie(cookie, currency);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
