import type { Job } from '#platform/jobs.ts';
import { dropOldConfirmations } from './confirmation.table.ts';

export const jobs: readonly Job[] = [
  { name: 'p2p-prices.drop-old-confirmations', class: 'slow', everyMs: 600_000, run: ({ db }) => dropOldConfirmations(db) },
];
