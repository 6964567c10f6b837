import type { Job } from '#platform/jobs.ts';
import { closeAccounts } from './close-accounts.ts';

export const jobs: readonly Job[] = [{ name: 'privacy.close-accounts', class: 'urgent', everyMs: 60_000, run: closeAccounts }];
