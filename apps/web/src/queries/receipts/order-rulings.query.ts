import type { CallOutput } from '@peerbourse/contract/call';
import { orderRulings } from '@peerbourse/contract/p2p/receipts/order-rulings';
import { type Query, queryOf } from '#base/api/query.ts';

/** They stay; a claim or a compensation may add one. */
export function orderRulingsQuery(orderNo: string): Query<CallOutput<typeof orderRulings>> {
  return queryOf(orderRulings, { orderNo }, { staleMs: 30_000, meta: { showToast: false } });
}
