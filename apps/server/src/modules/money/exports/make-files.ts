import { monotonicMs } from '#platform/clock.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { claimTask, failHopeless } from './export.table.ts';
import type { FileSource } from './file-source.ts';
import { makeFile } from './make-file.ts';

/** Whoever makes a file says so with every batch; after this much silence he is taken for dead. */
const lostAfterSeconds = 60;
const maxAttempts = 3;
/** What has not begun by then waits for the next run: a job that takes too long would hold up others. */
const beginWithinMs = 8_000;

/** Makes files of one kind, one after the other. One that fails stays claimed, and is tried again when its time is over. */
export function makeFilesOf<Row extends { id: bigint }>(source: FileSource<Row>): (runtime: RoleRuntime) => Promise<void> {
  return async (runtime) => {
    const lost = await failHopeless(runtime.db, source.subject, maxAttempts, lostAfterSeconds);
    if (lost > 0) runtime.log.error({ count: lost }, 'files could not be made');
    const began = monotonicMs();
    while (monotonicMs() - began < beginWithinMs) {
      const task = await claimTask(runtime.db, source.subject, lostAfterSeconds);
      if (!task) return;
      await makeFile(runtime, source, task);
    }
  };
}
