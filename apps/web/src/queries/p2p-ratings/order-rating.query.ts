import type { CallOutput } from '@peerbourse/contract/call';
import { orderRating } from '@peerbourse/contract/p2p/p2p-ratings/order-rating';
import { type Query, queryOf } from '#base/api/query.ts';

export type OrderRating = CallOutput<typeof orderRating>;

export function orderRatingQuery(orderNo: string): Query<OrderRating> {
  return queryOf(orderRating, { orderNo }, { staleMs: 60_000, meta: { showToast: false } });
}
