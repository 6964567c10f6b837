import type { CallOutput } from '@peerbourse/contract/call';
import { orderProof } from '@peerbourse/contract/p2p/proofs/order-proof';
import { type Query, queryOf } from '#base/api/query.ts';

export type OrderProof = CallOutput<typeof orderProof>;

/** There is a new one every minute. */
export function orderProofQuery(orderNo: string): Query<OrderProof> {
  return queryOf(orderProof, { orderNo }, { staleMs: 60_000, refreshMs: 60_000, meta: { showToast: false } });
}
