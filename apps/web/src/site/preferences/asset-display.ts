import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { cookieIn, writeCookie } from '#base/lib/cookies.ts';

export const valuationUnits = ['BTC', 'USDT'] as const;
export type ValuationUnit = (typeof valuationUnits)[number];

/** How somebody wants to see what they own. */
export interface AssetDisplay {
  isHidden: boolean;
  unit: ValuationUnit;
}

/** A page that was made for nobody in particular shows nobody's amounts. */
const unknown: AssetDisplay = { isHidden: true, unit: 'BTC' };

const listeners = new Set<() => void>();

/** What the visitor's cookies say: amounts are shown unless they were hidden. */
export function assetDisplayOf(cookies: string): AssetDisplay {
  const unit = cookieIn(cookies, 'valuationunit');
  return { isHidden: cookieIn(cookies, 'showasset') === '0', unit: valuationUnits.find((known) => known === unit) ?? 'BTC' };
}

/** Whether amounts stay hidden, from the first HTML on. */
export function useAmountsHidden(): boolean {
  const { isHidden } = useFirstDisplay();
  return useSyncExternalStore(
    subscribe,
    () => assetDisplayOf(document.cookie).isHidden,
    () => isHidden,
  );
}

export function hideAmounts(isHidden: boolean): void {
  writeCookie('showasset', isHidden ? '0' : '1');
  tellAll();
}

/** The coin in which everything together is valued. */
export function useValuationUnit(): ValuationUnit {
  const { unit } = useFirstDisplay();
  return useSyncExternalStore(
    subscribe,
    () => assetDisplayOf(document.cookie).unit,
    () => unit,
  );
}

export function chooseValuationUnit(unit: ValuationUnit): void {
  writeCookie('valuationunit', unit);
  tellAll();
}

/** As the server knew it when it made the page. */
function useFirstDisplay(): AssetDisplay {
  return useRouteLoaderData<{ display: AssetDisplay }>('shell/layouts/assets')?.display ?? unknown;
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
