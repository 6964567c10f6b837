import { useSyncExternalStore } from 'react';

let known: number | undefined;
const listeners = new Set<() => void>();

/** Says how many orders are open; undefined when it is nobody's number any more. */
export function tellOpenOrders(open: number | undefined): void {
  known = open;
  for (const listener of listeners) listener();
}

/** How many own orders are open; undefined while nobody has said so, as in the first HTML. */
export function useOpenOrders(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
