import type { Job } from '#platform/jobs.ts';
import { dropOldSecrets } from './guess.table.ts';
import { reencryptOldValues } from './reencrypt-old-values.ts';

export const jobs: readonly Job[] = [
  { name: 'secrets.drop-old', class: 'slow', everyMs: 10 * 60_000, run: ({ db }) => dropOldSecrets(db) },
  { name: 'secrets.reencrypt-old-values', class: 'slow', everyMs: 60_000, run: reencryptOldValues },
];
