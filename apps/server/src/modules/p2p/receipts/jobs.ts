import type { Job } from '#platform/jobs.ts';
import { signRulings } from './sign-rulings.ts';

export const jobs: readonly Job[] = [{ name: 'receipts.sign-rulings', class: 'urgent', everyMs: 2_000, run: signRulings }];
