import type { Job } from '#platform/jobs.ts';
import { watchExpiry } from './expiry/watch-expiry.ts';
import { screenMembers } from './screening/screen-members.ts';

export const jobs: readonly Job[] = [
  { name: 'verification.screen-members', class: 'slow', everyMs: 60_000, run: screenMembers },
  { name: 'verification.watch-expiry', class: 'slow', everyMs: 60 * 60_000, run: watchExpiry },
];
