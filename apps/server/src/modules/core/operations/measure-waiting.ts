import { measures } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { everyTimers, stuckTimers } from '#platform/timers.ts';
import { outboxFigures } from './overview.table.ts';

/** What waits although somebody should have acted on it, for the alerts. */
export async function measureWaiting({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const { waiting, oldest_seconds: oldestSeconds } = await outboxFigures(db);
  measures.outboxWaiting.tell([[{}, waiting]]);
  measures.outboxOldest.tell([[{}, oldestSeconds]]);
  const stuck: Array<[{ area: string }, number]> = [];
  for (const timers of everyTimers()) stuck.push([{ area: timers.area }, (await stuckTimers(db, timers))[0]?.stuck ?? 0]);
  measures.stuckTimers.tell(stuck);
}
