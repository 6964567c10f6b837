import { none, type OrderTable } from './order-table.ts';

/** Slots of orders that end by themselves, the next one first. Each knows its place, so one that ends earlier leaves at once. */
export type ExpiryHeap = number[];

export function addExpiry(orders: OrderTable, heap: ExpiryHeap, slot: number): void {
  heap.push(slot);
  rise(orders, heap, heap.length - 1);
}

export function dropExpiry(orders: OrderTable, heap: ExpiryHeap, slot: number): void {
  const place = orders.heapAt[slot];
  if (place === none) return;
  orders.heapAt[slot] = none;
  const last = heap.pop();
  if (last === undefined || last === slot) return;
  heap[place] = last;
  rise(orders, heap, place);
  sink(orders, heap, orders.heapAt[last]);
}

function isEarlier(orders: OrderTable, one: number, other: number): boolean {
  const difference = orders.expiresAt[one] - orders.expiresAt[other];
  return difference === 0 ? orders.id[one] < orders.id[other] : difference < 0;
}

function rise(orders: OrderTable, heap: ExpiryHeap, from: number): void {
  const slot = heap[from];
  let place = from;
  while (place > 0) {
    const parent = (place - 1) >>> 1;
    if (!isEarlier(orders, slot, heap[parent])) break;
    put(orders, heap, place, heap[parent]);
    place = parent;
  }
  put(orders, heap, place, slot);
}

function sink(orders: OrderTable, heap: ExpiryHeap, from: number): void {
  const slot = heap[from];
  let place = from;
  for (;;) {
    let child = place * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isEarlier(orders, heap[child + 1], heap[child])) child++;
    if (!isEarlier(orders, heap[child], slot)) break;
    put(orders, heap, place, heap[child]);
    place = child;
  }
  put(orders, heap, place, slot);
}

function put(orders: OrderTable, heap: ExpiryHeap, place: number, slot: number): void {
  heap[place] = slot;
  orders.heapAt[slot] = place;
}
