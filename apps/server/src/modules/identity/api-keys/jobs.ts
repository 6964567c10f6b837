import type { Job } from '#platform/jobs.ts';
import { tidyKeys } from './key.table.ts';

export const jobs: readonly Job[] = [{ name: 'api-keys.tidy', class: 'slow', everyMs: 10 * 60_000, run: ({ db }) => tidyKeys(db) }];
