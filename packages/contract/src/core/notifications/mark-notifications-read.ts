import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { notificationId } from './notification.shape.ts';

export const markNotificationsRead = defineCall({
  area: 'notifications',
  name: 'mark-notifications-read',
  path: '/v1/x/notifications/mark-notifications-read',
  summary: 'Marks the named entries as read, or all of them',
  role: 'api',
  auth: 'user',
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ notificationIds: z.optional(z.array(notificationId).check(z.maxLength(100))) }),
  output: z.object({ unread: z.int() }),
  refusals: [],
});
