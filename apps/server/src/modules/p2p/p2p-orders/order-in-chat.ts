import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { Db } from '#platform/db/pool.ts';
import { orderOf } from './order.table.ts';
import { isChatOpen, sideOf } from './order-state.ts';

export interface OrderInChat {
  side: OrderSide;
  isWritable: boolean;
}

/** What the chat asks of an order: which side somebody is on, and whether they can write. Nothing for anybody else. */
export async function orderInChat(db: Db, accountId: AccountId, orderNo: OrderNo): Promise<OrderInChat | undefined> {
  const order = await orderOf(db, accountId, orderNo);
  return order && { side: sideOf(order, accountId), isWritable: isChatOpen(order) };
}
