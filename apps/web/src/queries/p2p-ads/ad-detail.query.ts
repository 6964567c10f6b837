import type { CallOutput } from '@peerbourse/contract/call';
import { adDetail } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { type Query, queryOf } from '#base/api/query.ts';

export type AdDetail = CallOutput<typeof adDetail>;

/** Refreshed while its panel is open: whoever decides should see the price that holds now. */
export function adDetailQuery(adNo: string): Query<AdDetail> {
  return queryOf(adDetail, { adNo }, { staleMs: 5_000, refreshMs: 10_000, meta: { showToast: false } });
}
