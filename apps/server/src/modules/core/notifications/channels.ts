import { notificationsChannel } from '@peerbourse/contract/core/notifications/notifications.channel';
import type { UserId } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { feeds } from '#platform/live/feed.ts';
import { unreadOfUser } from './notification.table.ts';

export const channels = [
  feeds(notificationsChannel, {
    stream: 'notifications',
    factKey: (userId) => userId,
    mayListen: async (_db, actor, userId) => actor.kind === 'user' && actor.userId === userId,
    snapshot: async (db, userId) => {
      const { seq, unread } = await unreadOfUser(db, userId as UserId);
      return { seq, data: { unread } };
    },
    update: (fact) => z.parse(notificationsChannel.update, fact.body),
  }),
];
