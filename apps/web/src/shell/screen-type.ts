import { useSyncExternalStore } from 'react';

export type ScreenType = 'mobile' | 'plat' | 'pc';

export const tabletFrom = 768;
export const desktopFrom = 1200;

export function screenTypeOf(width: number): ScreenType {
  if (width < tabletFrom) return 'mobile';
  return width < desktopFrom ? 'plat' : 'pc';
}

/** Known after mount only: the first HTML is the same for every width, and CSS lays it out. */
export function useScreenType(): ScreenType | undefined {
  return useSyncExternalStore(
    subscribe,
    () => screenTypeOf(innerWidth),
    () => undefined,
  );
}

function subscribe(onChange: () => void): () => void {
  const edges = [tabletFrom, desktopFrom].map((width) => matchMedia(`(min-width: ${width}px)`));
  for (const edge of edges) edge.addEventListener('change', onChange);
  return () => {
    for (const edge of edges) edge.removeEventListener('change', onChange);
  };
}
