import { type Notices, noticesDefault, notices as noticesShape } from '@peerbourse/contract/core/notifications/notice.shape';
import * as z from 'zod/mini';

/** What somebody chose, over what is usual: choices that came later were not in it. A row of another shape counts as none. */
export function chosenNotices(stored: unknown): Notices {
  const chosen = (stored ?? {}) as Partial<Record<string, object>>;
  const laidOver = Object.entries(noticesDefault).map(([group, ways]) => [group, { ...ways, ...chosen[group] }]);
  const parsed = z.safeParse(noticesShape, Object.fromEntries(laidOver));
  return parsed.success ? parsed.data : noticesDefault;
}
