import type { Job } from '#platform/jobs.ts';
import { collectPrices } from './collect-prices.ts';
import { dropOldHistory } from './history.table.ts';

export const jobs: readonly Job[] = [
  { name: 'rates.collect-prices', class: 'urgent', everyMs: 5_000, run: collectPrices },
  { name: 'rates.drop-old-history', class: 'slow', everyMs: 24 * 60 * 60_000, run: ({ db }) => dropOldHistory(db) },
];
