import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { transitionOf } from '@peerbourse/rules/p2p-orders/transitions';
import type { Tx } from '#platform/db/transaction.ts';
import { eachDue } from '#platform/each-due.ts';
import { must } from '#platform/refusal.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { stateOf } from '../order-state.ts';
import { takeStep } from '../take-step.ts';
import { type HeldOrder, lockHeldOrder } from './held.table.ts';

/**
 * What a restriction by staff means for orders under way. It is no part of that call: a merchant may have hundreds of them, and the coins
 * of several orders in one transaction would wait for those of others in a circle.
 */
export async function stopHeldOrders(runtime: Pick<RoleRuntime, 'db' | 'log'>): Promise<void> {
  await eachDue(runtime, { what: 'orders of restricted people', next: lockHeldOrder, act: stop });
}

/** Unpaid ones end and nobody is to blame; of paid ones nothing is given back before two members have ruled. */
async function stop(tx: Tx, order: HeldOrder): Promise<void> {
  const command = order.status === orderStatus.payment ? 'stop-order' : 'suspend-order';
  const step = transitionOf(stateOf(order), command, 'staff');
  must(step, 'staff can take an open order from its people');
  await takeStep(tx, order, step, { actor: 'staff', data: { restrictionNo: order.restrictionNo } });
}
