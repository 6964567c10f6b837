import type { Market } from '../market.ts';
import { isResting } from './book.ts';
import { buy } from './order-codes.ts';
import { none } from './order-table.ts';

/** Open orders of a group are linked, so that what concerns one group costs nothing by the orders of others. */
export function joinGroup({ orders, groups }: Market, slot: number): void {
  const group = orders.group[slot];
  const first = groups.get(group) ?? none;
  orders.groupPrev[slot] = none;
  orders.groupNext[slot] = first;
  if (first !== none) orders.groupPrev[first] = slot;
  groups.set(group, slot);
}

export function leaveGroup({ orders, groups }: Market, slot: number): void {
  const next = orders.groupNext[slot];
  const prev = orders.groupPrev[slot];
  if (next !== none) orders.groupPrev[next] = prev;
  if (prev !== none) orders.groupNext[prev] = next;
  else if (next === none) groups.delete(orders.group[slot]);
  else groups.set(orders.group[slot], next);
}

export function* ordersOfGroup({ orders, groups }: Market, group: number): Generator<number> {
  for (let slot = groups.get(group) ?? none; slot !== none; slot = orders.groupNext[slot]) yield slot;
}

/** Whether a group has resting orders on the other side, at a tick that this one meets if one is given. */
export function meetsOwnGroup(market: Market, group: number, side: number, tick?: number): boolean {
  const { orders } = market;
  for (const slot of ordersOfGroup(market, group)) {
    if (!isResting(market, slot) || orders.side[slot] === side) continue;
    if (tick === undefined || meets(side, tick, orders.tick[slot])) return true;
  }
  return false;
}

/** Whether an order of a side with a limit would trade with one of the other side at a tick. */
export function meets(side: number, limit: number, tick: number): boolean {
  return side === buy ? limit >= tick : limit <= tick;
}
