import type { OrderList } from '#queries/p2p-orders/order-list.query.ts';

/** The list with what is unread in one of its orders now; the same list if nothing of it changes. */
export function withUnread(list: OrderList, { orderNo, unread }: { orderNo: string; unread: number }): OrderList {
  if (!list.orders.some((order) => order.orderNo === orderNo && order.unread !== unread)) return list;
  return { ...list, orders: list.orders.map((order) => (order.orderNo === orderNo ? { ...order, unread } : order)) };
}
