import type { Level } from './level.ts';
import { none, type OrderTable } from './order-table.ts';

/**
 * Levels in order of their ticks, the best one at the end, where taking it away costs nothing. With `sign` 1 the best tick is the
 * highest, as of buys; with -1 the lowest, as of sells.
 */
export interface Ladder {
  readonly sign: 1 | -1;
  readonly levels: Level[];
}

export const newLadder = (sign: 1 | -1): Ladder => ({ sign, levels: [] });

export function bestOf({ levels }: Ladder): Level | undefined {
  return levels.length === 0 ? undefined : levels[levels.length - 1];
}

export function levelAt(ladder: Ladder, tick: number): Level | undefined {
  const level = ladder.levels[placeOf(ladder, tick)];
  return level?.tick === tick ? level : undefined;
}

/** The level of a tick, made if there is none. */
export function levelFor(ladder: Ladder, tick: number): Level {
  const place = placeOf(ladder, tick);
  const found = ladder.levels[place];
  if (found?.tick === tick) return found;
  const level = { tick, head: none, tail: none, lots: 0, notedIn: 0 };
  if (place === ladder.levels.length) ladder.levels.push(level);
  else ladder.levels.splice(place, 0, level);
  return level;
}

/** Puts an order at the end of a level. */
export function append(orders: OrderTable, level: Level, slot: number): void {
  orders.level[slot] = level;
  orders.prev[slot] = level.tail;
  orders.next[slot] = none;
  if (level.tail === none) level.head = slot;
  else orders.next[level.tail] = slot;
  level.tail = slot;
  level.lots += orders.lots[slot];
}

/** Takes an order out of its level, and the level out of its ladder with its last order. */
export function unlink(orders: OrderTable, ladder: Ladder, level: Level, slot: number): void {
  const next = orders.next[slot];
  const prev = orders.prev[slot];
  if (prev === none) level.head = next;
  else orders.next[prev] = next;
  if (next === none) level.tail = prev;
  else orders.prev[next] = prev;
  orders.level[slot] = undefined;
  level.lots -= orders.lots[slot];
  if (level.head !== none) return;
  if (bestOf(ladder) === level) ladder.levels.pop();
  else ladder.levels.splice(placeOf(ladder, level.tick), 1);
}

/** Where a tick is, or would have to be put: the first place whose tick is not worse. */
function placeOf({ sign, levels }: Ladder, tick: number): number {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sign * levels[middle].tick < sign * tick) low = middle + 1;
    else high = middle;
  }
  return low;
}
