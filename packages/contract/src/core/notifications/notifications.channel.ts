import * as z from 'zod/mini';
import { defineChannel } from '#channel.ts';
import { notificationId } from './notification.shape.ts';

export const notificationsChannel = defineChannel({
  area: 'notifications',
  name: 'notifications',
  summary: 'How many entries are unread, as they come and are read; the key is the own userId',
  auth: 'user',
  keyed: true,
  snapshot: z.object({ unread: z.int() }),
  /** Of a new entry also its id and kind. */
  update: z.object({ unread: z.int(), notificationId: z.optional(notificationId), kind: z.optional(z.string()) }),
});
