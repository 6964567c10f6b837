import type { CallOutput } from '@peerbourse/contract/call';
import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { type Query, queryOf } from '#base/api/query.ts';

export type OrderAppeal = CallOutput<typeof orderAppeal>;
export type AppealCase = NonNullable<OrderAppeal['appeal']>;

/** The socket says when something happened in an order; the slow refresh is for when it is away. */
export function orderAppealQuery(orderNo: string): Query<OrderAppeal> {
  return queryOf(orderAppeal, { orderNo }, { staleMs: 2_000, refreshMs: 20_000, meta: { showToast: false } });
}
