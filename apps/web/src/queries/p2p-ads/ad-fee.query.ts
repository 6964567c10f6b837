import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { adFee } from '@peerbourse/contract/p2p/p2p-ads/own/ad-fee';
import { type Query, queryOf } from '#base/api/query.ts';

export function adFeeQuery(wish: CallInput<typeof adFee>): Query<CallOutput<typeof adFee>> {
  return queryOf(adFee, wish, { staleMs: 15_000, meta: { showToast: false } });
}
