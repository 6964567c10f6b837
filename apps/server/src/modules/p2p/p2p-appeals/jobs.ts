import type { Job } from '#platform/jobs.ts';
import { keepClocks } from './keep-clocks.ts';

export const jobs: readonly Job[] = [{ name: 'p2p-appeals.keep-clocks', class: 'deadlines', everyMs: 1_000, run: keepClocks }];
