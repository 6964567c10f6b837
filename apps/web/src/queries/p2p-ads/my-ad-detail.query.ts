import type { CallOutput } from '@peerbourse/contract/call';
import { myAdDetail } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { type Query, queryOf } from '#base/api/query.ts';

export function myAdDetailQuery(adNo: string): Query<CallOutput<typeof myAdDetail>> {
  return queryOf(myAdDetail, { adNo }, { staleMs: 5_000, meta: { showToast: false } });
}
