import type { RefusalId } from '@peerbourse/contract/refusals';
import { sql } from 'kysely';
import { pause } from './clock.ts';
import type { Db } from './db/pool.ts';
import type { RoleRuntime } from './role-runtime.ts';

const everyMs = 60_000;

let counts = new Map<RefusalId, number>();

/** Counts in this process; a row for each refusal would let anybody fill the database. */
export function countRefusal(id: RefusalId): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

/** Writes down every minute, and at the end, what was refused. A process that dies takes its last minute with it. */
export async function keepRefusalCounts({ db, log }: RoleRuntime, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(everyMs, signal);
    await writeRefusalCounts(db).catch((error: unknown) => log.warn({ err: error }, 'refusals could not be counted'));
  }
}

/** What could not be written is kept for the next time. */
export async function writeRefusalCounts(db: Db): Promise<void> {
  const taken = counts;
  if (taken.size === 0) return;
  counts = new Map();
  try {
    await sql`
      INSERT INTO platform_refusals AS kept (hour, reason, count)
      SELECT date_trunc('hour', app_now(), 'UTC'), reason, count
      FROM unnest(${[...taken.keys()]}::text[], ${[...taken.values()]}::bigint[]) AS counted (reason, count) ORDER BY reason
      ON CONFLICT (hour, reason) DO UPDATE SET count = kept.count + excluded.count`.execute(db);
  } catch (error) {
    for (const [id, count] of taken) counts.set(id, (counts.get(id) ?? 0) + count);
    throw error;
  }
}
