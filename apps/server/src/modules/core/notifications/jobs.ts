import type { Job } from '#platform/jobs.ts';
import { dropOldEntries } from './notification.table.ts';

export const jobs: readonly Job[] = [
  { name: 'notifications.drop-old', class: 'slow', everyMs: 24 * 60 * 60_000, run: ({ db }) => dropOldEntries(db) },
];
