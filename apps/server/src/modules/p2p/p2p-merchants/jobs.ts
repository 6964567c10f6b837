import type { Job } from '#platform/jobs.ts';
import { compareDeposits } from './keeping/compare-deposits.ts';
import { keepDeadlines } from './keeping/keep-deadlines.ts';
import { refreshLevels } from './keeping/refresh-levels.ts';

export const jobs: readonly Job[] = [
  { name: 'p2p-merchants.keep-deadlines', class: 'urgent', everyMs: 5_000, run: keepDeadlines },
  { name: 'p2p-merchants.compare-deposits', class: 'slow', everyMs: 60_000, run: compareDeposits },
  { name: 'p2p-merchants.refresh-levels', class: 'slow', everyMs: 15 * 60_000, run: refreshLevels },
];
