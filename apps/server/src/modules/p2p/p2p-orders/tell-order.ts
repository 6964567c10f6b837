import type { OrderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import type { Tx } from '#platform/db/transaction.ts';
import { addEvent, type Order, type OrderEvent } from './order.table.ts';

export const orderStream = 'p2p-orders';

/** The body of a fact about an order. */
export interface OrderFact {
  orderNo: string;
  status: OrderStatus;
  version: number;
  /** What happened. */
  code: string;
}

type Told = Pick<Order, 'id' | 'orderNo' | 'buyerUserId' | 'sellerUserId' | 'status' | 'version'>;

/**
 * What happened joins the chain of the order, and both people learn what it has become. Keys are numbered in one order, so that two orders
 * never wait for each other.
 */
export async function tellOrder(tx: Tx, order: Told, event: OrderEvent): Promise<void> {
  const { orderNo, status, version, buyerUserId, sellerUserId } = order;
  const body = { orderNo, status, version, code: event.code } satisfies OrderFact;
  await addEvent(tx, order.id, event, { stream: orderStream, keys: [buyerUserId, sellerUserId].sort(), body });
}
