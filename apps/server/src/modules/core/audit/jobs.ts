import type { Job } from '#platform/jobs.ts';
import { copyHeads } from './copy-heads.ts';
import { sealBlocks } from './seal-blocks.ts';
import { watchChain } from './watch-chain.ts';

export const jobs: readonly Job[] = [
  { name: 'audit.seal-blocks', class: 'urgent', everyMs: 1_000, run: sealBlocks },
  { name: 'audit.copy-heads', class: 'slow', everyMs: 15_000, run: copyHeads },
  { name: 'audit.watch-chain', class: 'slow', everyMs: 60_000, run: watchChain },
];
