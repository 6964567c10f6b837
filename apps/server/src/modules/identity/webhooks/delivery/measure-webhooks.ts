import { measures } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { lateness } from './event-age.table.ts';

/** What is late by our own fault: receivers that fail are tried at their time. */
export async function measureWebhooks({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const { heardSeconds, dueSeconds } = await lateness(db);
  measures.webhooksLate.tell([
    [{ step: 'event' }, heardSeconds],
    [{ step: 'try' }, dueSeconds],
  ]);
}
