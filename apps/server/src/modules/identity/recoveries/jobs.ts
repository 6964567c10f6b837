import type { Job } from '#platform/jobs.ts';
import { finishRecoveries } from './finish-recoveries.ts';

export const jobs: readonly Job[] = [{ name: 'recoveries.finish', class: 'urgent', everyMs: 5_000, run: finishRecoveries }];
