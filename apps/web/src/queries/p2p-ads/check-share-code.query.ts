import type { CallOutput } from '@peerbourse/contract/call';
import { checkShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/check-share-code';
import { type Query, queryOf } from '#base/api/query.ts';

export function checkShareCodeQuery(code: string): Query<CallOutput<typeof checkShareCode>> {
  return queryOf(checkShareCode, { code }, { staleMs: 30_000, meta: { showToast: false } });
}
