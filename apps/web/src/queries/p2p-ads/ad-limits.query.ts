import type { CallOutput } from '@peerbourse/contract/call';
import { adLimits } from '@peerbourse/contract/p2p/p2p-ads/own/ad-limits';
import { type Query, queryOf } from '#base/api/query.ts';

/** The one read that is sent without a body. */
export const adLimitsQuery: Query<CallOutput<typeof adLimits>> = {
  ...queryOf(adLimits, {}, { staleMs: 30_000, meta: { showToast: false } }),
  queryKey: [adLimits.path, undefined],
};
