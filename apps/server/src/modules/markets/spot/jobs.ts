import type { Job } from '#platform/jobs.ts';
import { cancelOverdue } from './cancelling/cancel-overdue.ts';
import { measureShards } from './shards/measure-shards.ts';
import { verifyShards } from './verifying/verify-shards.ts';

export const jobs: readonly Job[] = [
  { name: 'spot.cancel-overdue', class: 'urgent', everyMs: 500, run: cancelOverdue },
  { name: 'spot.measure-shards', class: 'urgent', everyMs: 5_000, run: measureShards },
  { name: 'spot.verify-shards', class: 'slow', everyMs: 2_000, run: verifyShards },
];
