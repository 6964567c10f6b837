import type { Job } from '#platform/jobs.ts';
import { verifyShards } from './verifying/verify-shards.ts';

export const jobs: readonly Job[] = [{ name: 'spot.verify-shards', class: 'slow', everyMs: 2_000, run: verifyShards }];
