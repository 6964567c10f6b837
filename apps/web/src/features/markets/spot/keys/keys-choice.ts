import { useSyncExternalStore } from 'react';

const storageKey = 'pb_spot_keys';
const listeners = new Set<() => void>();

/** Whether single keys act on the page; they can be switched off, for those whose tools press keys of their own. */
export function useKeysChoice(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn, () => false), choose];
}

function choose(isWanted: boolean): void {
  try {
    localStorage.setItem(storageKey, isWanted ? 'on' : 'off');
  } catch {
    // Without a store they stay as they are.
  }
  for (const listener of listeners) listener();
}

function isOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
