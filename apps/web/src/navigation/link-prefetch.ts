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

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever pays for every byte, or waits long for it, gets only what was asked for. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !connection?.effectiveType?.includes('2g');
}

/** When the browser is idle, fetches the code of pages that the links in view lead to. */
export function prefetchLinks(): () => void {
  if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return () => undefined;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      whenIdle(() => loadPage((target as HTMLAnchorElement).pathname));
    }
  });
  const stopWaiting = whenIdle(() => {
    for (const link of document.querySelectorAll('a[data-ahead]')) seen.observe(link);
  });
  return () => {
    stopWaiting();
    seen.disconnect();
  };
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
