import { type OrderSide, orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { claimMs } from '@peerbourse/rules/p2p-orders/order-times';
import type { Transition } from '@peerbourse/rules/p2p-orders/transitions';
import { countTrade } from '#modules/p2p/p2p-users/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import { must } from '#platform/refusal.ts';
import { countFault } from './count-fault.ts';
import { changeOrder, type Order, type OrderEvent, type OrderPatch } from './order.table.ts';
import { divideEscrow, releaseEscrow, returnEscrow } from './settle-escrow.ts';
import { tellOrder } from './tell-order.ts';
import { tradeOf } from './trade.table.ts';

export interface StepDetails {
  actor: OrderEvent['actor'];
  patch?: OrderPatch;
  /** What the chain of events keeps besides. */
  data?: Record<string, unknown>;
  /** Who is to blame that the order came to nothing, if anybody. */
  fault?: OrderSide | null;
  /** Of coins that are divided: what the buyer is given. */
  buyerPart?: bigint | null;
}

/**
 * One step of an order that is locked: its state, its coins, what is known of its people, what happened and who is told, all or
 * nothing. Rows are locked in one order everywhere: the order, its ad, balances, counters (decision 26).
 */
export async function takeStep(tx: Tx, order: Order, step: Transition, details: StepDetails): Promise<void> {
  const { actor, patch = {}, data = {}, fault, buyerPart = null } = details;
  const isChanged = await changeOrder(tx, order, { status: step.to, ...closing(order, step), ...patch, ...(fault ? { fault } : {}) });
  must(isChanged, 'an order that is locked keeps its version');
  await point('p2p-orders.changed');
  await settle(tx, { ...order, buyerPart }, step);
  await point('p2p-orders.settled');
  if (step.closes && step.to === orderStatus.completed) await countTrade(tx, await tradeOf(tx, order));
  if (fault) await countFault(tx, order, fault);
  await tellOrder(tx, { ...order, status: step.to, version: order.version + 1 }, { code: step.command, actor, data });
}

async function settle(tx: Tx, order: Order, { escrow }: Transition): Promise<void> {
  if (escrow === 'to-buyer') await releaseEscrow(tx, order);
  if (escrow === 'to-seller') await returnEscrow(tx, order);
  if (escrow === 'split') await divideEscrow(tx, order);
}

function closing({ now }: Order, { closes }: Transition): OrderPatch {
  if (!closes) return {};
  const window = claimMs(closes);
  return { close_reason: closes, closed_at: now, claim_by: window ? new Date(now.getTime() + window) : null };
}
