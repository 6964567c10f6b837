import type { CallOutput } from '@peerbourse/contract/call';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { type Query, queryOf } from '#base/api/query.ts';

export type OrderDetail = CallOutput<typeof orderDetail>;

/** The socket says when an order changed; the slow refresh is for when it is away. */
export function orderDetailQuery(orderNo: string): Query<OrderDetail> {
  return queryOf(orderDetail, { orderNo }, { staleMs: 2_000, refreshMs: 10_000, meta: { showToast: false } });
}
