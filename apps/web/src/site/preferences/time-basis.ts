import { defaultTimeBasis, type TimeBasis, timeBasisOf } from '@peerbourse/rules/time-basis';
import { useSyncExternalStore } from 'react';

const storageKey = 'pb_time_basis';
const listeners = new Set<() => void>();

/** Since when price changes are counted; remembered by the browser. */
export function useTimeBasis(): [TimeBasis, (basis: TimeBasis) => void] {
  const basis = useSyncExternalStore(subscribe, remembered, () => defaultTimeBasis);
  return [basis, chooseTimeBasis];
}

export function chooseTimeBasis(basis: TimeBasis): void {
  try {
    localStorage.setItem(storageKey, String(basis));
  } catch {
    // Without a store the usual basis stays.
  }
  for (const listener of listeners) listener();
}

function remembered(): TimeBasis {
  try {
    return timeBasisOf(localStorage.getItem(storageKey));
  } catch {
    return defaultTimeBasis;
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
