import type { UserId } from '@peerbourse/contract/ids';
import { p2pChatChannel, type Typing } from '@peerbourse/contract/p2p/p2p-chat/p2p-chat.channel';
import * as z from 'zod/mini';
import { feeds } from '#platform/live/feed.ts';
import { hearerOfTyping, unreadOfUser } from './chat.table.ts';

export const channels = [
  feeds(p2pChatChannel, {
    stream: 'p2p-chat',
    factKey: (userId) => userId,
    mayListen: async (_db, actor, userId) => actor.kind === 'user' && actor.userId === userId,
    snapshot: async (db, userId) => {
      const { seq, unread } = await unreadOfUser(db, userId as UserId);
      return { seq, data: { unread } };
    },
    update: (fact) => z.parse(p2pChatChannel.update, fact.body),
    signalTo: async (db, actor, data) =>
      actor.kind === 'user' ? await hearerOfTyping(db, actor.userId, (data as Typing).orderNo) : undefined,
  }),
];
