import type { Job } from '#platform/jobs.ts';
import { dropOldTokens } from './session.table.ts';

export const jobs: readonly Job[] = [
  { name: 'sessions.drop-old-tokens', class: 'slow', everyMs: 60 * 60_000, run: ({ db }) => dropOldTokens(db) },
];
