import type { Job } from '#platform/jobs.ts';
import { makeFiles } from './make-files.ts';

export const jobs: readonly Job[] = [{ name: 'exports.make-files', class: 'slow', everyMs: 1_000, run: makeFiles }];
