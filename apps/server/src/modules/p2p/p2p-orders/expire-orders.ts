import { inFlightGraceMs } from '@peerbourse/rules/p2p-orders/order-times';
import { automaticOf, type OrderCommand, type Transition } from '@peerbourse/rules/p2p-orders/transitions';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { lockDue, type Order, type OrderPatch } from './order.table.ts';
import { stateOf } from './order-state.ts';
import { type StepDetails, takeStep } from './take-step.ts';

/** What happens when nobody acted in time. Any number of workers share it. */
export async function expireOrders({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  while (await transaction(db, expireNext));
}

/** One at a time: with several, coins of one order would wait for those of another in a circle. */
async function expireNext(tx: Tx): Promise<boolean> {
  const order = await lockDue(tx, inFlightGraceMs);
  if (order) await expire(tx, order);
  return order !== undefined;
}

async function expire(tx: Tx, order: Order): Promise<void> {
  const step = automaticOf(stateOf(order));
  must(step, 'an order with a deadline has a step for it');
  await takeStep(tx, order, step, { actor: 'system', ...consequences(order, step) });
}

const requestIsOver = { cancel_request: 'none', answer_by: null } as const satisfies OrderPatch;

function consequences({ makerSide }: Order, { command }: Transition): Pick<StepDetails, 'patch' | 'fault'> {
  const known: Partial<Record<OrderCommand, Pick<StepDetails, 'patch' | 'fault'>>> = {
    'expire-acceptance': { fault: makerSide },
    'expire-payment': { fault: 'buyer' },
    'lapse-request': { patch: requestIsOver },
  };
  return known[command] ?? {};
}
