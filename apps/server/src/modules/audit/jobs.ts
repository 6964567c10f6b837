import type { Job } from '#platform/jobs.ts';
import { sealBlocks } from './seal-blocks.ts';

export const jobs: readonly Job[] = [{ name: 'audit.seal-blocks', everyMs: 1_000, run: sealBlocks }];
