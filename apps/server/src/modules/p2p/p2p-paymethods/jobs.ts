import type { Job } from '#platform/jobs.ts';
import { dropPictures } from './drop-pictures.ts';
import { writeUses } from './templates/template.table.ts';

export const jobs: readonly Job[] = [
  { name: 'p2p-paymethods.count-uses', class: 'slow', everyMs: 10 * 60_000, run: ({ db }) => writeUses(db) },
  { name: 'p2p-paymethods.drop-pictures', class: 'slow', everyMs: 60 * 60_000, run: dropPictures },
];
