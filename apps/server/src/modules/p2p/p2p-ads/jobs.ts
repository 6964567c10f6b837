import type { Job } from '#platform/jobs.ts';
import { reviewAds } from './upkeep/review-ads.ts';
import { watchBands } from './upkeep/watch-bands.ts';

export const jobs: readonly Job[] = [
  { name: 'p2p-ads.watch-bands', class: 'urgent', everyMs: 5_000, run: watchBands },
  { name: 'p2p-ads.review', class: 'urgent', everyMs: 15_000, run: reviewAds },
];
