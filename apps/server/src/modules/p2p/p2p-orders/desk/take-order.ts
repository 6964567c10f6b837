import type { OrderNo } from '@peerbourse/contract/ids';
import { type OrderCommand, type Transition, transitionOf } from '@peerbourse/rules/p2p-orders/transitions';
import { audit } from '#modules/core/audit/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import type { Order } from '../order.table.ts';
import { stateOf } from '../order-state.ts';
import { lockAnyOrder } from './desk-order.table.ts';

/** The order that staff are about to decide about, as their screen showed it, and the step that the table allows. */
export async function takeOrder(
  { tx }: CallContext,
  { orderNo, version }: { orderNo: OrderNo; version: number },
  command: OrderCommand,
): Promise<{ order: Order; step: Transition }> {
  const order = await lockAnyOrder(tx, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  if (order.version !== version) throw refuse('p2p-orders.changed');
  const step = transitionOf(stateOf(order), command, 'staff');
  if (!step) throw refuse('p2p-orders.not-now');
  return { order, step };
}

export async function noteAct(
  { tx, actor, visitor }: CallContext<StaffActor>,
  act: string,
  orderNo: OrderNo,
  details: Record<string, unknown>,
): Promise<void> {
  await audit(tx, { actor, act: `p2p-orders.${act}`, subject: orderNo, details, address: visitor.address });
}
