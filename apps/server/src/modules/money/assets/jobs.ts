import type { Job } from '#platform/jobs.ts';
import { keepWorths } from './keep-worths.ts';

export const jobs: readonly Job[] = [{ name: 'assets.keep-worths', class: 'slow', everyMs: 30 * 60_000, run: keepWorths }];
