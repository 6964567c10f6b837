import { useSyncExternalStore } from 'react';

/** The screen that the address names, such as `staff` in `/#/staff`; a fragment without a slash belongs to the first screen. */
export function useScreenName(): string {
  return screenOfFragment(useFragment());
}

/** The whole fragment, for screens that name more than themselves in it. */
export function useFragment(): string {
  return useSyncExternalStore(listen, () => location.hash);
}

export function screenOfFragment(fragment: string): string {
  return /^#\/([a-z\d-]+)/.exec(fragment)?.[1] ?? '';
}

function listen(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
