import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { myAdList } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-list';
import { type Query, queryOf } from '#base/api/query.ts';

/** One page of the own ads. Orders and prices change them without anybody's doing here, so they are looked at again. */
export function myAdListQuery(input: CallInput<typeof myAdList>): Query<CallOutput<typeof myAdList>> {
  return queryOf(myAdList, input, { staleMs: 5_000, refreshMs: 20_000, meta: { showToast: false } });
}
