import type { Job } from '#platform/jobs.ts';
import { expireRequests } from './expire-requests.ts';

export const jobs: readonly Job[] = [{ name: 'risk.expire-requests', class: 'deadlines', everyMs: 10_000, run: expireRequests }];
