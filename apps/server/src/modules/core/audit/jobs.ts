import type { Job } from '#platform/jobs.ts';
import { sealBlocks } from './seal-blocks.ts';
import { watchChain } from './watch-chain.ts';

export const jobs: readonly Job[] = [
  { name: 'audit.seal-blocks', everyMs: 1_000, run: sealBlocks },
  { name: 'audit.watch-chain', everyMs: 5 * 60_000, run: watchChain },
];
