import type { CallOutput } from '@peerbourse/contract/call';
import { blockedUserList } from '@peerbourse/contract/p2p/p2p-blocklist/blocked-user-list';
import { type Query, queryOf } from '#base/api/query.ts';

export function blockedUserListQuery(after?: string): Query<CallOutput<typeof blockedUserList>> {
  return queryOf(blockedUserList, after === undefined ? {} : { after }, { staleMs: 10_000, meta: { showToast: false } });
}
