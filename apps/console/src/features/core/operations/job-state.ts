import { secondsSince } from '#parts/age-text.ts';
import type { JobRow } from './overview.query.ts';

/** A busy worker may be a little late; this late means that nobody runs the job. */
const overdueAfterSeconds = 30;

export function isFailing(job: JobRow): boolean {
  return job.failuresInRow > 0;
}

export function isOverdue(job: JobRow, nowMs: number): boolean {
  return secondsSince(job.nextRunAt, nowMs) > overdueAfterSeconds;
}
