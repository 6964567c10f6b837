import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { adFee } from '@peerbourse/contract/p2p/p2p-ads/own/ad-fee';
import { type Query, queryOf } from '#base/api/query.ts';

export function adFeeQuery(input: CallInput<typeof adFee>): Query<CallOutput<typeof adFee>> {
  return queryOf(adFee, input, { staleMs: 15_000, meta: { showToast: false } });
}
