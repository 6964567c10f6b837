import { monotonicMs } from '#platform/clock.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { claimTask, failHopeless } from './export.table.ts';
import { makeFile } from './make-file.ts';

/** Whoever makes a file says so with every batch; after this much silence he is taken for dead. */
const lostAfterSeconds = 60;
const maxAttempts = 3;
/** What has not begun by then waits for the next run: a job that takes too long would hold up others. */
const beginWithinMs = 8_000;

/** Makes what was asked for, one file after the other. One that fails stays claimed, and is tried again when its time is over. */
export async function makeFiles(runtime: RoleRuntime): Promise<void> {
  const lost = await failHopeless(runtime.db, maxAttempts, lostAfterSeconds);
  if (lost > 0) runtime.log.error({ count: lost }, 'files could not be made');
  const began = monotonicMs();
  while (monotonicMs() - began < beginWithinMs) {
    const task = await claimTask(runtime.db, lostAfterSeconds);
    if (!task) return;
    await makeFile(runtime, task);
  }
}
