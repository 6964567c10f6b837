import type { Market } from '../market.ts';
import type { EndReason } from '../reasons.ts';
import { leave } from './book.ts';
import { dropExpiry } from './expiry-heap.ts';
import { unindexOrder } from './find-order.ts';
import { leaveGroup } from './groups.ts';
import { heldBy } from './holds.ts';
import { buy } from './order-codes.ts';
import { freeSlot } from './order-slots.ts';
import { none } from './order-table.ts';

/** An order is over, and with it the other leg of a pair, which is told first. */
export function endOrder(market: Market, slot: number, reason: EndReason): void {
  // What a leg holds is asked while it is one.
  const held = heldBy(market, slot);
  endOtherLeg(market, slot);
  tellDone(market, slot, reason, held);
  remove(market, slot);
}

/** The first thing that happens to one leg ends the other. Whoever does something to an order calls this before it tells. */
export function endOtherLeg(market: Market, slot: number): void {
  const { orders } = market;
  const other = orders.otherLeg[slot];
  if (other === none) return;
  tellDone(market, other, 'oco', heldBy(market, other));
  orders.otherLeg[slot] = none;
  remove(market, other);
}

function tellDone({ orders, events }: Market, slot: number, reason: EndReason, back: number): void {
  events.push({ type: 'done', order: orders.id[slot], account: orders.account[slot], reason, lots: orders.lots[slot], back });
}

function remove(market: Market, slot: number): void {
  const { orders } = market;
  leave(market, slot);
  leaveGroup(market, slot);
  dropExpiry(orders, market.expiries, slot);
  if (orders.isQuote[slot] === 1) leaveQuoteSet(market, slot);
  unindexOrder(orders, slot);
  freeSlot(orders, slot);
}

function leaveQuoteSet({ orders, quoteSets }: Market, slot: number): void {
  const set = quoteSets.get(orders.account[slot]);
  if (set === undefined) return;
  const levels = orders.side[slot] === buy ? set.bids : set.asks;
  levels.splice(levels.indexOf(slot), 1);
}
