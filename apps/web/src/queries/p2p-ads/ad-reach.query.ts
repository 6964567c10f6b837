import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { adReach } from '@peerbourse/contract/p2p/p2p-ads/market/ad-reach';
import { type Query, queryOf } from '#base/api/query.ts';

export function adReachQuery(input: CallInput<typeof adReach>): Query<CallOutput<typeof adReach>> {
  return queryOf(adReach, input, { staleMs: 60_000, meta: { showToast: false } });
}
