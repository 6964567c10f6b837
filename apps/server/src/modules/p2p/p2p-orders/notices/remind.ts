import { remindMs } from '@peerbourse/rules/p2p-orders/order-times';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { markReminders } from './untold.table.ts';

/** The buyer is reminded to pay and the seller to release, a little before it is too late. */
export async function remind({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  await markReminders(db, remindMs);
}
