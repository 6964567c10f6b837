import { refuse } from './refusal.ts';

interface ConcurrencyLimit {
  lanes: number;
  longestQueue: number;
  retryAfterSeconds: number;
}

type InTurn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** For work that is expensive: so many at once, so many who wait, and nobody beyond. */
export function concurrencyLimit({ lanes, longestQueue, retryAfterSeconds }: ConcurrencyLimit): InTurn {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async (act) => {
    if (running >= lanes) {
      if (waiting.length >= longestQueue) throw refuse('request.too-many', { retryAfterSeconds });
      // Whoever leaves hands the place over, so the count stays.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
