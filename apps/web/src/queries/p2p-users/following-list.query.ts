import type { CallOutput } from '@peerbourse/contract/call';
import { followingList } from '@peerbourse/contract/p2p/p2p-users/following-list';
import { type Query, queryOf } from '#base/api/query.ts';

export function followingListQuery(after?: string): Query<CallOutput<typeof followingList>> {
  return queryOf(followingList, after === undefined ? {} : { after }, { staleMs: 10_000, meta: { showToast: false } });
}
