import type { CallOutput } from '@peerbourse/contract/call';
import { orderReceipt } from '@peerbourse/contract/p2p/receipts/order-receipt';
import { type Query, queryOf } from '#base/api/query.ts';

/** It never changes; only whether there is one does. */
export function orderReceiptQuery(orderNo: string): Query<CallOutput<typeof orderReceipt>> {
  return queryOf(orderReceipt, { orderNo }, { staleMs: 300_000, meta: { showToast: false } });
}
