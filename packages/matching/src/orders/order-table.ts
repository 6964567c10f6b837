import type { Level } from './ladder.ts';

/** No slot, no place. */
export const none = -1;

/** Columns of numbers that may be as large as 2^53. */
const wide = [
  'id',
  'account',
  'group',
  'tick',
  'triggerTick',
  'lots',
  'gone',
  'budget',
  'expiresAt',
  'sequence',
  'makerRate',
  'takerRate',
] as const;
/** Columns of slots and places: neighbours in a level and in a group, the other leg, the place in the heap, the ladder. */
const narrow = ['next', 'prev', 'groupNext', 'groupPrev', 'otherLeg', 'heapAt', 'ladder'] as const;
/** Columns of codes and flags. */
const small = ['side', 'kind', 'timeInForce', 'selfTrade', 'triggerBy', 'isQuote'] as const;

/**
 * All open orders, one column per field; an order is its slot. Columns instead of objects: a million orders are two dozen arrays,
 * which the garbage collector does not walk. A free slot has the id 0, and `next` leads to the next free one.
 */
export type OrderTable = Record<(typeof wide)[number], Float64Array> &
  Record<(typeof narrow)[number], Int32Array> &
  Record<(typeof small)[number], Uint8Array> & {
    /** Where the order lies; undefined while it is nowhere. */
    level: Array<Level | undefined>;
    size: number;
    open: number;
    free: number;
  };

const firstSize = 64;

export function newOrderTable(): OrderTable {
  const columns = {
    ...Object.fromEntries(wide.map((name) => [name, new Float64Array(0)])),
    ...Object.fromEntries(narrow.map((name) => [name, new Int32Array(0)])),
    ...Object.fromEntries(small.map((name) => [name, new Uint8Array(0)])),
  };
  const orders = { ...columns, level: [], size: 0, open: 0, free: none } as unknown as OrderTable;
  grow(orders, firstSize);
  return orders;
}

/** A slot for a new order; whoever takes it fills every column. */
export function takeSlot(orders: OrderTable): number {
  if (orders.free === none) grow(orders, orders.size * 2);
  const slot = orders.free;
  orders.free = orders.next[slot];
  orders.open++;
  orders.next[slot] = none;
  orders.prev[slot] = none;
  orders.ladder[slot] = none;
  return slot;
}

export function freeSlot(orders: OrderTable, slot: number): void {
  orders.id[slot] = 0;
  orders.level[slot] = undefined;
  orders.next[slot] = orders.free;
  orders.free = slot;
  orders.open--;
}

function grow(orders: OrderTable, size: number): void {
  for (const name of wide) orders[name] = widened(new Float64Array(size), orders[name]);
  for (const name of narrow) orders[name] = widened(new Int32Array(size), orders[name]);
  for (const name of small) orders[name] = widened(new Uint8Array(size), orders[name]);
  // The lowest slot is taken first.
  for (let slot = size - 1; slot >= orders.size; slot--) {
    orders.level[slot] = undefined;
    orders.next[slot] = orders.free;
    orders.free = slot;
  }
  orders.size = size;
}

function widened<Column extends { set(column: Column): void }>(column: Column, old: Column): Column {
  column.set(old);
  return column;
}
