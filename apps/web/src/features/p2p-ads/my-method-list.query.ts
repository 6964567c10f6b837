import type { CallOutput } from '@peerbourse/contract/call';
import { myMethodList } from '@peerbourse/contract/p2p-paymethods/my-method-list';
import { type Query, queryOf } from '#api/query.ts';

export function myMethodListQuery(fiatCode: string): Query<CallOutput<typeof myMethodList>> {
  return queryOf(myMethodList, { fiatCode }, { staleMs: 15_000, meta: { showToast: false } });
}
