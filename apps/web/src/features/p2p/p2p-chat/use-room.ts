import { markRead } from '@peerbourse/contract/p2p/p2p-chat/mark-read';
import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { messageList } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { type MessageList, messageListQuery } from '#queries/p2p-chat/message-list.query.ts';
import { unreadCountsQuery } from '#queries/p2p-chat/unread-counts.query.ts';
import { browserCall } from '#site/calls/browser-client.ts';
import { useLiveChat } from './chat.live.ts';
import { emptyRoom, hasOlder, missingAfter, newlyRead, type Room, roomAfter } from './room.ts';

const gapSize = 200;

interface UsedRoom {
  room: Room;
  add: (message: ChatMessage) => void;
  /** A message once more, with a new address of its file; nothing if nobody answers. */
  renew: (seq: number) => Promise<ChatMessage | undefined>;
  older: { isThere: boolean; isLoading: boolean; load: () => Promise<void> };
}

/** A chat as it grows: the list at first and from time to time, the socket's numbers, and what is missing between them. */
export function useRoom({ orderNo, userId }: { orderNo: string; userId: string }, found: MessageList): UsedRoom {
  const client = useQueryClient();
  const [room, take] = useReducer(roomAfter, found, (first) => roomAfter(emptyRoom, first));
  const [isLoading, setIsLoading] = useState(false);
  const ask = (part: { after?: number; before?: number; pageSize?: number }) =>
    browserCall(messageList, { orderNo, ...part }, { showToast: false }).catch(() => undefined);

  useEffect(() => take(found), [found]);

  useLiveChat(userId, (frame) => {
    if (!('orderNo' in frame)) void client.invalidateQueries({ queryKey: messageListQuery(orderNo).queryKey });
    else if (frame.orderNo === orderNo) take({ lastSeq: frame.seq, readSeq: frame.readSeq, otherReadSeq: frame.otherReadSeq });
  });

  const gap = missingAfter(room);
  // A list that comes again, though it says nothing new, is another try at a gap that nobody could fill.
  useEffect(() => {
    if (gap === undefined) return;
    void browserCall(messageList, { orderNo, after: gap, pageSize: gapSize }, { showToast: false }).then(take, () => undefined);
  }, [orderNo, gap, room.lastSeq, found]);

  const isSeen = useIsSeen();
  const read = isSeen ? newlyRead(room) : undefined;
  useEffect(() => {
    if (read === undefined) return;
    const tell = async () => {
      const { readSeq } = await browserCall(markRead, { orderNo, seq: read }, { showToast: false });
      take({ readSeq });
      await client.invalidateQueries({ queryKey: unreadCountsQuery.queryKey });
    };
    void tell().catch(() => undefined);
  }, [client, orderNo, read]);

  async function load(): Promise<void> {
    setIsLoading(true);
    const before = room.messages[0]?.seq;
    const list = before === undefined ? undefined : await ask({ before });
    if (list) take(list);
    setIsLoading(false);
  }

  return {
    room,
    add: (message) => take({ messages: [message] }),
    renew: async (seq) => (await ask({ after: seq - 1, pageSize: 1 }))?.messages[0],
    older: { isThere: hasOlder(room), isLoading, load },
  };
}

/** Nobody has read what lies in a tab behind others. */
function useIsSeen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
    () => false,
  );
}
