import type { Job } from '#platform/jobs.ts';
import { buildRound } from './build-round.ts';

export const jobs: readonly Job[] = [{ name: 'proofs.build-round', class: 'slow', everyMs: 60_000, run: buildRound }];
