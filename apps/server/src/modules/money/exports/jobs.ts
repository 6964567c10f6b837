import type { Job } from '#platform/jobs.ts';
import { historySource } from './history-source.ts';
import { makeFilesOf } from './make-files.ts';

export const jobs: readonly Job[] = [{ name: 'exports.make-files', class: 'slow', everyMs: 1_000, run: makeFilesOf(historySource) }];
