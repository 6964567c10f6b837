import { matchRoutes, type RouteObject } from 'react-router';

declare global {
  /** What the router leaves on the page: its base and the files of every route. */
  interface Window {
    __reactRouterContext?: { basename?: string };
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
  }
}

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
}

export const idleMs = 2_000;

/** More than this would cost more than it saves; others are fetched when somebody points at their link. */
const maxAhead = 1;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever pays for every byte, or waits long for it, gets only what was asked for. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !connection?.effectiveType?.includes('2g');
}

/** When the browser is idle, fetches the code of pages that the first links in view lead to, and of whatever is pointed at. */
export function prefetchLinks(): () => void {
  if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return () => undefined;
  const ahead = new Set<string>();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const { pathname } = target as HTMLAnchorElement;
      if (!isIntersecting || isKnown(pathname) || ahead.has(pathname) || ahead.size >= maxAhead) continue;
      ahead.add(pathname);
      seen.unobserve(target);
      whenIdle(() => loadPage(pathname));
    }
  });
  const stopWaiting = whenIdle(() => {
    for (const link of document.querySelectorAll('a[data-ahead]')) seen.observe(link);
  });
  document.addEventListener('pointerover', fetchPointedAt);
  return () => {
    stopWaiting();
    seen.disconnect();
    document.removeEventListener('pointerover', fetchPointedAt);
  };
}

function fetchPointedAt({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-ahead]') : null;
  if (link) loadPage(link.pathname);
}

function whenIdle(run: () => void): () => void {
  // Safari has no idle callback; there the time itself is the sign.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, idleMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleMs });
  return () => cancelIdleCallback(handle);
}

/** A page that is not fetched now is fetched when it is visited, so a failure says nothing. */
function loadPage(path: string): void {
  const table = Object.values(window.__reactRouterManifest?.routes ?? {});
  for (const { route } of matchRoutes(treeOf(table), path, window.__reactRouterContext?.basename) ?? []) {
    import(/* @vite-ignore */ (route as Node).module).catch(() => undefined);
  }
}

type Node = RouteObject & { module: string };

function treeOf(table: readonly ManifestRoute[], parentId?: string): Node[] {
  return table
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }) => ({ id, module, ...(index ? { index } : { path, children: treeOf(table, id) }) }) as Node);
}

/** Most visitors have seen the home page, and everybody this one. */
function isKnown(pathname: string): boolean {
  return pathname === location.pathname || pathname === (window.__reactRouterContext?.basename ?? '/');
}
