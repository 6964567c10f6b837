import type { CallOutput } from '@peerbourse/contract/call';
import { adByShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/ad-by-share-code';
import { type Query, queryOf } from '#base/api/query.ts';

export function adByShareCodeQuery(code: string): Query<CallOutput<typeof adByShareCode>> {
  return queryOf(adByShareCode, { code }, { staleMs: 15_000, refreshMs: 30_000, meta: { showToast: false } });
}
