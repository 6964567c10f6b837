import { useSyncExternalStore } from 'react';

const storageKey = 'pb_favorite_coins';
const listeners = new Set<() => void>();
const none = '';

/** The coins that this browser keeps at hand, and what adds or removes one. The first HTML knows none: it is the same for everybody. */
export function useFavorites(): { favorites: ReadonlySet<string>; toggle: (coin: string) => void } {
  const kept = useSyncExternalStore(subscribe, stored, () => none);
  const favorites = new Set(kept.split(',').filter(Boolean));
  return { favorites, toggle };
}

function toggle(coin: string): void {
  const coins = new Set(stored().split(',').filter(Boolean));
  if (!coins.delete(coin)) coins.add(coin);
  try {
    localStorage.setItem(storageKey, [...coins].join(','));
  } catch {
    // A full or forbidden store costs a favorite, nothing else.
  }
  for (const listener of listeners) listener();
}

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? none;
  } catch {
    return none;
  }
}

/** Another tab may have changed them. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
