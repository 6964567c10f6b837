import { eachDue } from '#platform/each-due.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { deleteAgedEvents, takeAgedAccount } from './event-age.table.ts';

/** Events are kept for 30 days, whether they arrived or not. */
export async function dropOldEvents(runtime: Pick<RoleRuntime, 'db' | 'log'>): Promise<void> {
  await eachDue(runtime, { what: 'old events of webhooks', next: takeAgedAccount, act: (tx, { id }) => deleteAgedEvents(tx, id) });
}
