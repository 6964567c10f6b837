import { useSyncExternalStore } from 'react';

/** The screen that the address names, such as `staff` in `/#/staff`; a fragment without a slash belongs to the first screen. */
export function useScreenName(): string {
  return screenOfFragment(useFragment());
}

/** The whole fragment, for screens that name more than themselves in it. */
export function useFragment(): string {
  return useSyncExternalStore(listen, () => location.hash);
}

/**
 * Goes to another place of the console. Those who listen are told at once: the browser's own event comes so late that a second
 * key press can still start from the old place.
 */
export function goTo(fragment: string): void {
  location.hash = fragment;
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export function screenOfFragment(fragment: string): string {
  return /^#\/([a-z\d-]+)/.exec(fragment)?.[1] ?? '';
}

function listen(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
