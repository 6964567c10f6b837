import type { CallOutput } from '@peerbourse/contract/call';
import { quickReplyList } from '@peerbourse/contract/p2p/p2p-chat/replies/quick-reply-list';
import { type Query, queryOf } from '#base/api/query.ts';

export type QuickReplyList = CallOutput<typeof quickReplyList>;

/** Only their owner changes them. */
export const quickReplyListQuery: Query<QuickReplyList> = queryOf(quickReplyList, {}, { staleMs: 60_000, meta: { showToast: false } });
