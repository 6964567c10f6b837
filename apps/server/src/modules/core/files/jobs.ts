import type { Job } from '#platform/jobs.ts';
import { eraseDueFiles } from './erase-due-files.ts';
import { removeOrphans } from './remove-orphans.ts';

const day = 24 * 60 * 60_000;

export const jobs: readonly Job[] = [
  { name: 'files.erase-due-files', class: 'slow', everyMs: day, run: eraseDueFiles },
  { name: 'files.remove-orphans', class: 'slow', everyMs: day, run: (runtime) => removeOrphans(runtime) },
];
