import { useSyncExternalStore } from 'react';

type Switch = 'sound' | 'keys';

const listeners = new Set<() => void>();
const keyOf = (name: Switch) => `pb_desk_${name}`;

/** What somebody has switched off at the desk; remembered by the browser, and on until then. */
export function useDeskSwitch(name: Switch): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => remembered(name),
    () => true,
  );
  return [isOn, (next) => choose(name, next)];
}

function choose(name: Switch, isOn: boolean): void {
  try {
    localStorage.setItem(keyOf(name), isOn ? '1' : '0');
  } catch {
    // Without a store it stays on.
  }
  for (const listener of listeners) listener();
}

function remembered(name: Switch): boolean {
  try {
    return localStorage.getItem(keyOf(name)) !== '0';
  } catch {
    return true;
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
