import { type RefObject, useEffect, useState } from 'react';

interface Drawn {
  remove: () => void;
}

/**
 * Draws into a box with code that comes after the first paint. Where it cannot be fetched or drawn the page goes on without it. `load`
 * stays the same function.
 */
export function useDrawn<Chart extends Drawn>(
  box: RefObject<HTMLDivElement | null>,
  load: () => Promise<(box: HTMLElement) => Chart>,
): { chart: Chart | undefined; hasFailed: boolean } {
  const [chart, setChart] = useState<Chart>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let drawn: Chart | undefined;
    let isGone = false;
    const start = async () => {
      try {
        const draw = await load();
        if (isGone || !box.current) return;
        drawn = draw(box.current);
        setChart(drawn);
      } catch {
        setHasFailed(true);
      }
    };
    // Whatever else waits for the page to be ready goes first.
    const timer = setTimeout(() => void start());
    return () => {
      isGone = true;
      clearTimeout(timer);
      drawn?.remove();
    };
  }, [box, load]);
  return { chart, hasFailed };
}
