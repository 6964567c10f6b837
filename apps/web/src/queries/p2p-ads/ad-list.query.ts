import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { type Query, queryOf } from '#base/api/query.ts';

export type AdPage = CallOutput<typeof adList>;

/** Everybody may read it, but what somebody may take depends on who it is: it goes with the session. */
export function adListQuery(input: CallInput<typeof adList>): Query<AdPage> {
  return queryOf(adList, input, { staleMs: 5_000, refreshMs: 10_000, meta: { showToast: false, isPrivate: true } });
}
