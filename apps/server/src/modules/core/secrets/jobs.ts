import type { Job } from '#platform/jobs.ts';
import { dropOldSecrets } from './guess.table.ts';

export const jobs: readonly Job[] = [
  { name: 'secrets.drop-old', class: 'slow', everyMs: 10 * 60_000, run: ({ db }) => dropOldSecrets(db) },
];
