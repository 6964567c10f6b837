import { indexOrder, openSlots } from './find-order.ts';
import { narrow, none, type OrderTable, small, wide } from './order-table.ts';

/** Sizes are powers of two, and with them the number of buckets. */
const firstSize = 64;
const bucketsPerSlot = 2;

export function newOrderTable(): OrderTable {
  const columns = {
    ...Object.fromEntries(wide.map((name) => [name, new Float64Array(0)])),
    ...Object.fromEntries(narrow.map((name) => [name, new Int32Array(0)])),
    ...Object.fromEntries(small.map((name) => [name, new Uint8Array(0)])),
  };
  const orders = { ...columns, level: [], buckets: new Int32Array(0), size: 0, open: 0, free: none } as unknown as OrderTable;
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
  orders.buckets = new Int32Array(size * bucketsPerSlot).fill(none);
  openSlots(orders).forEach((slot) => indexOrder(orders, slot));
}

function widened<Column extends { set(column: Column): void }>(column: Column, old: Column): Column {
  column.set(old);
  return column;
}
