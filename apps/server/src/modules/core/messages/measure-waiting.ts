import { measures } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { waitingMessages } from './delivery.table.ts';

/** What waits, for the alerts. A code that comes late is of no use, so codes are measured apart. */
export async function measureWaiting({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const ways = await waitingMessages(db);
  measures.messagesWaiting.tell(ways.map(({ way, waiting }) => [{ way }, waiting] as const));
  measures.messageOldest.tell(
    ways.flatMap(({ way, oldestSeconds, oldestCodeSeconds }) => [
      [{ way, kind: 'code' }, oldestCodeSeconds] as const,
      [{ way, kind: 'other' }, oldestSeconds] as const,
    ]),
  );
}
