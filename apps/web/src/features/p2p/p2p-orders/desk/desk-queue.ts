import type { ListedOrder, OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { nextAction } from '../list/next-action.ts';

export interface DeskQueue<Order> {
  mine: Order[];
  others: Order[];
}

/** What waits for the reader comes before what waits for others; both stay in the order of their deadlines, as they came. */
export function queueOf<Order extends Parameters<typeof nextAction>[0]>(orders: readonly Order[]): DeskQueue<Order> {
  return {
    mine: orders.filter((order) => nextAction(order).isMine),
    others: orders.filter((order) => !nextAction(order).isMine),
  };
}

/** Orders whose chat is not read to the end. The chosen one stays, or it would vanish while its messages are read. */
export function unreadOrders<Order extends Pick<ListedOrder, 'orderNo' | 'unread'>>(
  orders: readonly Order[],
  chosen: string | null,
): Order[] {
  return orders.filter(({ orderNo, unread }) => unread > 0 || orderNo === chosen);
}

/** The order beside the chosen one; the ends of the queue lead no further. */
export function neighborOf<Order extends Pick<OrderRow, 'orderNo'>>(
  queue: readonly Order[],
  chosen: string | undefined,
  step: 1 | -1,
): Order | undefined {
  const at = queue.findIndex(({ orderNo }) => orderNo === chosen);
  return at < 0 ? queue[0] : queue[Math.min(queue.length - 1, Math.max(0, at + step))];
}

/** Those that were not there before; nothing is new to somebody who has just come. */
export function newOrders<Order extends Pick<OrderRow, 'orderNo'>>(
  known: ReadonlySet<string> | undefined,
  orders: readonly Order[],
): Order[] {
  return known ? orders.filter(({ orderNo }) => !known.has(orderNo)) : [];
}
