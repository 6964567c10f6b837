import type { CancelAllCommand, CancelCommand } from '../commands.ts';
import type { Market } from '../market.ts';
import { allows } from '../market.ts';
import { endOrder } from '../orders/end-order.ts';
import { findOrder } from '../orders/find-order.ts';
import { ordersOfGroup } from '../orders/groups.ts';
import { sides } from '../orders/order-codes.ts';
import { none } from '../orders/order-table.ts';
import type { EndReason, RefusalReason } from '../reasons.ts';
import { arePositive } from './are-whole.ts';

export function cancel(market: Market, { order, account }: CancelCommand): RefusalReason | undefined {
  if (!arePositive(order, account)) return 'malformed';
  if (!allows(market, 'cancel')) return 'state';
  const slot = findOrder(market.orders, order);
  if (slot === none || market.orders.account[slot] !== account) return 'unknown-order';
  endOrder(market, slot, 'cancelled');
  return undefined;
}

export function cancelAll(market: Market, { account, group, side }: CancelAllCommand): RefusalReason | undefined {
  if (!arePositive(account, group)) return 'malformed';
  if (!allows(market, 'cancel')) return 'state';
  const { orders } = market;
  const found = [...ordersOfGroup(market, group)].filter(
    (slot) => orders.account[slot] === account && (side === 'both' || sides[orders.side[slot]] === side),
  );
  endAll(market, found, 'cancelled');
  return undefined;
}

/** Ends orders, the oldest first. */
export function endAll(market: Market, slots: number[], reason: EndReason): void {
  const { orders } = market;
  slots.sort((one, other) => orders.sequence[one] - orders.sequence[other]);
  // One that was ended as the other leg of an earlier one is not open any more.
  for (const slot of slots) if (orders.id[slot] !== 0) endOrder(market, slot, reason);
}
