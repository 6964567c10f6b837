import type { Job } from '#platform/jobs.ts';
import { dropOldTokens } from './session.table.ts';

export const jobs: readonly Job[] = [{ name: 'sessions.drop-old-tokens', everyMs: 60 * 60_000, run: ({ db }) => dropOldTokens(db) }];
