import type { OrderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { emitEach } from '#platform/db/outbox.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Order } from './order.table.ts';

export const orderStream = 'p2p-orders';

/** The body of a fact about an order. */
export interface OrderFact {
  orderNo: string;
  status: OrderStatus;
  version: number;
  /** What happened. */
  code: string;
}

/** Both people learn that an order changed. Keys are numbered in one order, so that two orders never wait for each other. */
export async function tellOrder(
  tx: Tx,
  { orderNo, buyerUserId, sellerUserId }: Pick<Order, 'orderNo' | 'buyerUserId' | 'sellerUserId'>,
  fact: Omit<OrderFact, 'orderNo'>,
): Promise<void> {
  await emitEach(tx, orderStream, [buyerUserId, sellerUserId].sort(), { orderNo, ...fact } satisfies OrderFact);
}
