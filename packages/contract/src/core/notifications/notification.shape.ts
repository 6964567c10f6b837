import * as z from 'zod/mini';
import { moment } from '#wire.ts';

export const notificationId = z.uuid();

/** The kind names the texts, the values fill them. */
export const notification = z.object({
  notificationId,
  kind: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: moment,
  isRead: z.boolean(),
});
