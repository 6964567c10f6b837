import type { markNotificationsRead as call } from '@peerbourse/contract/core/notifications/mark-notifications-read';
import { emit } from '#platform/db/outbox.ts';
import type { Handler } from '#platform/http/serve.ts';
import { markRead } from './notification.table.ts';

export const markNotificationsRead: Handler<typeof call> = async ({ tx, actor }, { notificationIds }) => {
  const { unread, hasChanged } = await markRead(tx, actor.accountId, notificationIds);
  if (hasChanged) await emit(tx, 'notifications', actor.userId, { unread });
  return { unread };
};
