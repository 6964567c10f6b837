import { none, type OrderTable } from './order-table.ts';

/**
 * Where the order with an id is. A hash table whose chains run through a column of the orders: a Map of a long book would be as large
 * as all columns together, and each match would look for its entry somewhere else in memory. Ids that follow each other have
 * buckets that follow each other.
 */
export function findOrder(orders: OrderTable, id: number): number {
  let slot = orders.buckets[bucketOf(orders, id)];
  while (slot !== none && orders.id[slot] !== id) slot = orders.idNext[slot];
  return slot;
}

export function indexOrder(orders: OrderTable, slot: number): void {
  const bucket = bucketOf(orders, orders.id[slot]);
  orders.idNext[slot] = orders.buckets[bucket];
  orders.buckets[bucket] = slot;
}

export function unindexOrder(orders: OrderTable, slot: number): void {
  const bucket = bucketOf(orders, orders.id[slot]);
  const next = orders.idNext[slot];
  let before = orders.buckets[bucket];
  if (before === slot) {
    orders.buckets[bucket] = next;
    return;
  }
  while (orders.idNext[before] !== slot) before = orders.idNext[before];
  orders.idNext[before] = next;
}

/** The slots of all open orders, in no order that means anything. */
export function openSlots(orders: OrderTable): number[] {
  return Array.from(orders.id.keys()).filter((slot) => orders.id[slot] !== 0);
}

const spread = 0x9e3779b1;

/** The low bits as they are, moved by all others, so that ids with a common step do not share few buckets. */
function bucketOf({ buckets }: OrderTable, id: number): number {
  const low = id >>> 0;
  const high = (id - low) / 2 ** 32;
  const moved = Math.imul((low >>> 12) + Math.imul(high, spread), spread) >>> 8;
  return (low + moved) & (buckets.length - 1);
}
