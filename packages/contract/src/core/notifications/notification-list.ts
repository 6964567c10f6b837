import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { notification, notificationId } from './notification.shape.ts';

export const notificationList = defineCall({
  area: 'notifications',
  name: 'notification-list',
  path: '/v1/x/notifications/notification-list',
  summary: 'What the account was told, newest first, 20 at a time; before is the last entry of the page in front',
  role: 'api',
  auth: 'user',
  changes: 'read',
  ssr: true,
  input: z.strictObject({ before: z.optional(notificationId) }),
  output: z.object({ entries: z.array(notification), unread: z.int(), before: z.nullable(notificationId) }),
  refusals: [],
});
