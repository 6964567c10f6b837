import type { Tx } from '#platform/db/transaction.ts';
import { eachDue } from '#platform/each-due.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import type { Order } from '../order.table.ts';
import { endOfTime, lockThawing } from './frozen.table.ts';
import { unfreeze } from './unfreeze.ts';

/** Freezes whose time is over. */
export async function endFreezes(runtime: Pick<RoleRuntime, 'db' | 'log'>): Promise<void> {
  await eachDue(runtime, { what: 'the end of freezes', next: lockThawing, act: thaw });
}

async function thaw(tx: Tx, order: Order): Promise<void> {
  await endOfTime(tx, order.id);
  await unfreeze(tx, order, 'end-freeze', 'system');
}
