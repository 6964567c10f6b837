import type { Market } from './market.ts';
import { levelAt } from './orders/ladder.ts';
import { sides } from './orders/order-codes.ts';

/** Tells each level whose sum the command has changed, the best first. */
export function tellLevels(market: Market): void {
  tellSide(market, 0);
  tellSide(market, 1);
}

function tellSide({ noted, ladders, events }: Market, side: number): void {
  const levels = noted[side];
  const ladder = ladders[side];
  // Notes of one tick stay in their order: a level that ended and came back in one command was noted twice, and the first one counts.
  if (levels.length > 1) levels.sort((one, other) => ladder.sign * (other.tick - one.tick));
  let told = 0;
  for (const { tick, lots: before } of levels) {
    if (tick === told) continue;
    told = tick;
    const lots = levelAt(ladder, tick)?.lots ?? 0;
    if (lots !== before) events.push({ type: 'level', side: sides[side], tick, lots });
  }
  levels.length = 0;
}
