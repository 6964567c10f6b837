import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { everyTimers, stuckTimers } from '#platform/timers.ts';
import { outboxFigures } from './overview.table.ts';

/** What waits although somebody should have acted on it, for the alerts. */
export async function measureWaiting({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const { waiting, oldest_seconds: oldestSeconds } = await outboxFigures(db);
  metrics.outboxWaiting.set(waiting);
  metrics.outboxOldest.set(oldestSeconds);
  for (const timers of everyTimers()) metrics.stuckTimers.set({ area: timers.area }, (await stuckTimers(db, timers))[0]?.stuck ?? 0);
}
