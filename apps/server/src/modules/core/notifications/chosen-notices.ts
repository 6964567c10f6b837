import { type Notices, noticesDefault, notices as noticesShape } from '@peerbourse/contract/core/notifications/notice.shape';
import * as z from 'zod/mini';

/** What somebody chose, over what is usual. A row of another shape counts as none. */
export function chosenNotices(stored: unknown): Notices {
  const parsed = z.safeParse(noticesShape, { ...noticesDefault, ...(stored as Partial<Notices> | null) });
  return parsed.success ? parsed.data : noticesDefault;
}
