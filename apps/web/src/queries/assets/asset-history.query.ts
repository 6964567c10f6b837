import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { assetHistory } from '@peerbourse/contract/money/assets/asset-history';
import { type Query, queryOf } from '#base/api/query.ts';

/** One page of the history; without a cursor, the newest. */
export function assetHistoryQuery(wish: CallInput<typeof assetHistory>): Query<CallOutput<typeof assetHistory>> {
  return queryOf(assetHistory, wish, { staleMs: 10_000, meta: { showToast: false } });
}
