import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { quickMatch } from '@peerbourse/contract/p2p/p2p-ads/market/quick-match';
import { type Query, queryOf } from '#base/api/query.ts';

export type QuickMatch = CallOutput<typeof quickMatch>;

/** A quote holds for seconds: one that was left is never shown again. */
export function quickMatchQuery(input: CallInput<typeof quickMatch>): Query<QuickMatch> {
  return queryOf(quickMatch, input, { staleMs: 0, meta: { showToast: false } });
}
