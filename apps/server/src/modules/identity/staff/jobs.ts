import type { Job } from '#platform/jobs.ts';
import { dropOldLogIns } from './session.table.ts';

export const jobs: readonly Job[] = [
  { name: 'staff.drop-old-log-ins', class: 'slow', everyMs: 60 * 60_000, run: ({ db }) => dropOldLogIns(db) },
];
