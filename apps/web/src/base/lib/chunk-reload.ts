const storageKey = 'pb_reloaded_at';
const atMostEveryMs = 60_000;

/**
 * Whether a page that lacks a part of its code may reload itself: once in 60 s, or a broken release would reload for ever; and never
 * without a connection, which would take away what is there.
 */
export function mayReload(storage: Storage, now: number, isOnline: boolean): boolean {
  if (!isOnline) return false;
  const last = Number(storage.getItem(storageKey) ?? '0');
  if (now - last < atMostEveryMs) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/** After a new release old chunks are gone; the page that asks for one comes back with the new ones. */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage, Date.now(), navigator.onLine)) return;
    event.preventDefault();
    location.reload();
  });
}
