import type { Market } from './market.ts';
import { levelAt } from './orders/ladder.ts';
import { sides } from './orders/order-codes.ts';

/** Tells each level whose sum the command has changed, the best first. */
export function tellLevels({ noted, ladders, events }: Market): void {
  noted.forEach((sums, side) => {
    if (sums.size === 0) return;
    const { sign } = ladders[side];
    for (const tick of [...sums.keys()].sort((one, other) => sign * (other - one))) {
      const lots = levelAt(ladders[side], tick)?.lots ?? 0;
      if (lots !== sums.get(tick)) events.push({ type: 'level', side: sides[side], tick, lots });
    }
    sums.clear();
  });
}
