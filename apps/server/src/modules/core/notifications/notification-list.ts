import type { notificationList as call } from '@peerbourse/contract/core/notifications/notification-list';
import type { Handler } from '#platform/http/serve.ts';
import { entriesBefore, unreadOf } from './notification.table.ts';

const pageSize = 20;

export const notificationList: Handler<typeof call> = async ({ db, actor }, { before }) => {
  // One more than is shown tells whether there is another page.
  const [rows, unread] = await Promise.all([entriesBefore(db, actor.accountId, before, pageSize + 1), unreadOf(db, actor.accountId)]);
  const page = rows.slice(0, pageSize);
  return {
    entries: page.map(({ handle, createdAt, ...entry }) => ({ notificationId: handle, createdAt: createdAt.toISOString(), ...entry })),
    unread,
    before: rows.length > pageSize ? (page.at(-1)?.handle ?? null) : null,
  };
};
