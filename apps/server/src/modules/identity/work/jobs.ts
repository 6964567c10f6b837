import type { Job } from '#platform/jobs.ts';
import { eraseOld } from './case.table.ts';

export const jobs: readonly Job[] = [{ name: 'work.erase-old', class: 'slow', everyMs: 60 * 60_000, run: ({ db }) => eraseOld(db) }];
