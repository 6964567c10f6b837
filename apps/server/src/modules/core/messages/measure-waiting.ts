import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { waitingMessages } from './delivery.table.ts';

/** What waits, for the alerts. A code that comes late is of no use, so codes are measured apart. */
export async function measureWaiting({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  for (const { way, waiting, oldestSeconds, oldestCodeSeconds } of await waitingMessages(db)) {
    metrics.messagesWaiting.set({ way }, waiting);
    metrics.messageOldest.set({ way, kind: 'code' }, oldestCodeSeconds);
    metrics.messageOldest.set({ way, kind: 'other' }, oldestSeconds);
  }
}
