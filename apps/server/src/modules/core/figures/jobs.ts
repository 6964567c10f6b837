import type { Job } from '#platform/jobs.ts';
import { dropOldFigures } from './old-figures.table.ts';

export const jobs: readonly Job[] = [
  { name: 'figures.drop-old', class: 'slow', everyMs: 24 * 60 * 60_000, run: ({ db }) => dropOldFigures(db) },
];
