import type { Level } from './book.ts';

/**
 * Levels of a side under coarser prices, the best first: bids round down and asks up, so that no price looks better than it is.
 */
export function groupedSide(levels: readonly Level[], side: 'bids' | 'asks', step: number): Level[] {
  if (step === 1) return [...levels];
  const groups = new Map<number, number>();
  for (const [tick, lots] of levels) {
    const price = (side === 'bids' ? Math.floor(tick / step) : Math.ceil(tick / step)) * step;
    groups.set(price, (groups.get(price) ?? 0) + lots);
  }
  return [...groups];
}
