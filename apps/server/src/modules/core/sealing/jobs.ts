import type { Job } from '#platform/jobs.ts';
import { dropOldKeys } from './sealing.table.ts';

export const jobs: readonly Job[] = [
  { name: 'sealing.drop-old-keys', class: 'slow', everyMs: 5 * 60_000, run: ({ db }) => dropOldKeys(db) },
];
