import type { CallOutput } from '@peerbourse/contract/call';
import { adTerms } from '@peerbourse/contract/p2p/p2p-ads/market/ad-terms';
import { type Query, queryOf } from '#base/api/query.ts';

export type AdTerms = CallOutput<typeof adTerms>;

export function adTermsQuery(adNo: string): Query<AdTerms> {
  return queryOf(adTerms, { adNo }, { staleMs: 60_000, meta: { showToast: false } });
}
