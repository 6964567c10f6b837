import { claimMs } from '@peerbourse/rules/p2p-orders/order-times';
import type { CloseReason, Transition } from '@peerbourse/rules/p2p-orders/transitions';
import type { Tx } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import { must } from '#platform/refusal.ts';
import { addEvent, changeOrder, type Order, type OrderEvent, type OrderPatch } from './order.table.ts';
import { releaseEscrow, returnEscrow } from './settle-escrow.ts';
import { tellOrder } from './tell-order.ts';

export interface StepDetails {
  actor: OrderEvent['actor'];
  patch?: OrderPatch;
  /** What the chain of events keeps besides. */
  data?: Record<string, unknown>;
  /** Until when coins that were bought may not leave. */
  lotUntil?: Date | null;
}

/** One step of an order that is locked: its state, its coins, what happened and who is told, all or nothing. */
export async function takeStep(tx: Tx, order: Order, step: Transition, details: StepDetails): Promise<void> {
  const { actor, patch = {}, data = {}, lotUntil = null } = details;
  const isChanged = await changeOrder(tx, order, { status: step.to, ...closing(order, step), ...patch });
  must(isChanged, 'an order that is locked keeps its version');
  await point('p2p-orders.changed');
  if (step.escrow === 'to-buyer') await releaseEscrow(tx, order, lotUntil);
  if (step.escrow === 'to-seller') await returnEscrow(tx, order);
  await point('p2p-orders.settled');
  await addEvent(tx, order.id, { code: step.command, actor, data });
  await tellOrder(tx, order, { status: step.to, version: order.version + 1, code: step.command });
}

/** Orders that ended before anything was paid: money may still come. */
const claimable: ReadonlySet<CloseReason> = new Set(['pay-timeout', 'buyer-cancelled']);

function closing({ now }: Order, { closes }: Transition): OrderPatch {
  if (!closes) return {};
  return { close_reason: closes, closed_at: now, ...(claimable.has(closes) ? { claim_by: new Date(now.getTime() + claimMs) } : {}) };
}
