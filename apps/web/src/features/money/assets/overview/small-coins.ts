import { useSyncExternalStore } from 'react';

const storageKey = 'pb_hide_small';
const listeners = new Set<() => void>();

/** Whether coins of hardly any worth stay out of the list; remembered by the browser. */
export function useHidesSmall(): [boolean, (hidesSmall: boolean) => void] {
  return [useSyncExternalStore(subscribe, remembered, () => false), choose];
}

function choose(hidesSmall: boolean): void {
  try {
    localStorage.setItem(storageKey, hidesSmall ? '1' : '0');
  } catch {
    // Without a store every coin stays in the list.
  }
  for (const listener of listeners) listener();
}

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1';
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
