import { useSyncExternalStore } from 'react';

/** The screen that the address names, such as `staff` in `/#/staff`; a fragment without a slash belongs to the first screen. */
export function useScreenName(): string {
  return useSyncExternalStore(listen, () => screenOfFragment(location.hash));
}

export function screenOfFragment(fragment: string): string {
  return /^#\/([a-z-]+)/.exec(fragment)?.[1] ?? '';
}

function listen(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
