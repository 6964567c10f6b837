import { useSyncExternalStore } from 'react';

export const priceColors = ['green', 'red', 'blue'] as const;
export type PriceColors = (typeof priceColors)[number];

const storageKey = 'pb_price_colors';

/** Which colours mean up and down; the style sheet reads it from the page's root. */
export function applyPriceColors(): void {
  document.documentElement.dataset.rise = remembered();
}

export function choosePriceColors(colors: PriceColors): void {
  try {
    localStorage.setItem(storageKey, colors);
  } catch {
    // Without a store the choice lasts as long as the page.
  }
  document.documentElement.dataset.rise = colors;
}

export function usePriceColors(): PriceColors {
  return useSyncExternalStore(
    watchRoot,
    () => known(document.documentElement.dataset.rise),
    () => 'green',
  );
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-rise'] });
  return () => observer.disconnect();
}

function remembered(): PriceColors {
  try {
    return known(localStorage.getItem(storageKey));
  } catch {
    return 'green';
  }
}

function known(value: string | null | undefined): PriceColors {
  return priceColors.find((colors) => colors === value) ?? 'green';
}
