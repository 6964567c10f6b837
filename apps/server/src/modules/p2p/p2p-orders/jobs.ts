import type { Job } from '#platform/jobs.ts';
import { expireOrders } from './expire-orders.ts';

export const jobs: readonly Job[] = [{ name: 'p2p-orders.expire', class: 'deadlines', everyMs: 400, run: expireOrders }];
