import { useMemo, useSyncExternalStore } from 'react';

/** Where the console is, such as `#/p2p/orders/123`, without the filters behind it. */
export function useFragment(): string {
  return useSyncExternalStore(listen, () => placeOf(location.hash));
}

/** The filters that stand behind a place, as in `#/support?state=answered`: a link to a list shows the same list. */
export function useFilters(): URLSearchParams {
  const text = useSyncExternalStore(listen, () => filterTextOf(location.hash));
  return useMemo(() => new URLSearchParams(text), [text]);
}

/**
 * Goes to another place of the console. Those who listen are told at once: the browser's own event comes so late that a second
 * key press can still start from the old place.
 */
export function goTo(address: string): void {
  location.hash = address;
  tell();
}

/** Another place of the same desk, whose filters stay. */
export function goWithin(fragment: string): void {
  goTo(withFilters(fragment, filterTextOf(location.hash)));
}

/** Where a link of the same desk leads: its filters stay, too. */
export function withFilters(fragment: string, filters: string): string {
  return filters === '' ? fragment : `${fragment}?${filters}`;
}

/** Writes filters into the address; an empty one is left out. Going back leads past them, to where the desk was opened from. */
export function setFilters(changes: Readonly<Record<string, string>>): void {
  const filters = new URLSearchParams(filterTextOf(location.hash));
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') filters.delete(name);
    else filters.set(name, value);
  }
  const text = filters.toString();
  history.replaceState(history.state, '', `${placeOf(location.hash) || '#/'}${text === '' ? '' : `?${text}`}`);
  tell();
}

/** Of several the one that says most: `p2p/orders` before `p2p`. */
export function screenAt<Screen extends { id: string }>(screens: readonly Screen[], fragment: string): Screen | undefined {
  const path = `${fragment.replace(/^#\//, '')}/`;
  return screens.filter(({ id }) => path.startsWith(`${id}/`)).sort((one, other) => other.id.length - one.id.length)[0];
}

function placeOf(hash: string): string {
  return hash.split('?')[0] ?? '';
}

function filterTextOf(hash: string): string {
  return hash.includes('?') ? hash.slice(hash.indexOf('?') + 1) : '';
}

function tell(): void {
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function listen(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
