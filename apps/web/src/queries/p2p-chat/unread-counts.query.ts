import type { CallOutput } from '@peerbourse/contract/call';
import { unreadCounts } from '@peerbourse/contract/p2p/p2p-chat/unread-counts';
import { type Query, queryOf } from '#base/api/query.ts';

export type UnreadCounts = CallOutput<typeof unreadCounts>;

/** The socket says when somebody wrote; the slow refresh is for when it is away. */
export const unreadCountsQuery: Query<UnreadCounts> = queryOf(
  unreadCounts,
  {},
  { staleMs: 10_000, refreshMs: 60_000, meta: { showToast: false } },
);
