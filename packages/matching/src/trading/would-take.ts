import type { Market } from '../market.ts';
import { meets } from '../orders/groups.ts';
import { bestOf } from '../orders/ladder.ts';

/** Whether an order with this limit would find somebody on the other side. */
export function wouldTake(market: Market, side: number, tick: number): boolean {
  const level = bestOf(market.ladders[1 - side]);
  return level !== undefined && meets(side, tick, level.tick);
}
