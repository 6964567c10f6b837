import { useSyncExternalStore } from 'react';
import { readCache, writeCache } from '#base/lib/local-cache.ts';

export const spotLayouts = ['left', 'center', 'right'] as const;
export type SpotLayout = (typeof spotLayouts)[number];

const first: SpotLayout = 'center';
const listeners = new Set<() => void>();

/** Where the order form stands on a desk; the browser remembers it, and the first HTML is the same for everybody. */
export function useSpotLayout(): [SpotLayout, (layout: SpotLayout) => void] {
  return [useSyncExternalStore(subscribe, remembered, () => first), choose];
}

function choose(layout: SpotLayout): void {
  writeCache('spot_layout', layout);
  for (const listener of listeners) listener();
}

function remembered(): SpotLayout {
  const kept = readCache('spot_layout');
  return spotLayouts.find((layout) => layout === kept) ?? first;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
