import type { Job } from '#platform/jobs.ts';
import { measureShards } from './measure-shards.ts';

export const jobs: readonly Job[] = [{ name: 'spot.measure-shards', class: 'urgent', everyMs: 5_000, run: measureShards }];
