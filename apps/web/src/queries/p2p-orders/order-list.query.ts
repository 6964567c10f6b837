import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { type Query, queryOf } from '#base/api/query.ts';

export type OrderList = CallOutput<typeof orderList>;

/** The socket says when an order changed; the slow refresh is for when it is away. */
export function orderListQuery(input: CallInput<typeof orderList>): Query<OrderList> {
  return queryOf(orderList, input, { staleMs: 2_000, refreshMs: 15_000, meta: { showToast: false } });
}
