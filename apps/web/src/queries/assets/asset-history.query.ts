import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { assetHistory } from '@peerbourse/contract/money/assets/asset-history';
import { type Query, queryOf } from '#base/api/query.ts';

/** One page of the history; without a cursor, the newest. */
export function assetHistoryQuery(input: CallInput<typeof assetHistory>): Query<CallOutput<typeof assetHistory>> {
  return queryOf(assetHistory, input, { staleMs: 10_000, meta: { showToast: false } });
}
