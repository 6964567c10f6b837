import { reminderMinutes } from '@peerbourse/rules/p2p-orders/order-times';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { markReminders } from './untold.table.ts';

/** The buyer is reminded to pay and the seller to release, at each of the marks before it is too late. */
export async function remind({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  await markReminders(db, reminderMinutes);
}
