import * as z from 'zod/mini';
import { moment } from '#wire.ts';

export const notificationId = z.uuid();

/** The kind names the texts, the values fill them. */
export const notification = z.object({
  notificationId,
  kind: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The page of the site that it is about. */
  link: z.nullable(z.string()),
  createdAt: moment,
  isRead: z.boolean(),
});
