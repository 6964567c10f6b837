import type { CallOutput } from '@peerbourse/contract/call';
import { messageList } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { type Query, queryOf } from '#base/api/query.ts';

export type MessageList = CallOutput<typeof messageList>;

/** The end of a chat. The socket says when it grew; the slow refresh is for when it is away. */
export function messageListQuery(orderNo: string): Query<MessageList> {
  return queryOf(messageList, { orderNo }, { staleMs: 2_000, refreshMs: 15_000, meta: { showToast: false } });
}
