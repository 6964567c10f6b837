import { inFlightGraceMs, outageMs } from '@peerbourse/rules/p2p-orders/order-times';
import { automaticOf, type OrderCommand, type Transition } from '@peerbourse/rules/p2p-orders/transitions';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import type { Order, OrderPatch } from '../order.table.ts';
import { stateOf } from '../order-state.ts';
import { type StepDetails, takeStep } from '../take-step.ts';
import { creditOutages } from './credit-outages.ts';
import { lockDue, waitAtMost } from './outage.table.ts';

/** The first ones soon, and then as many in one transaction as commands can wait for. */
const [firstSize, largestSize] = [8, 100];

/** Less than PostgreSQL waits before it looks for a circle: never is it the person who has to give way. */
const patienceMs = 100;

/**
 * What happens when nobody acted in time. Any number of workers share it. Several orders are one transaction; where that comes to
 * nothing, fewer are tried, down to one. An order that fails alone is passed by until the next round and holds nobody up.
 */
export async function expireOrders({ db, log }: Pick<RoleRuntime, 'db' | 'log'>): Promise<void> {
  const passedBy: string[] = [];
  for (let size = firstSize; ; ) {
    await creditOutages(db);
    let locked: readonly Order[] = [];
    try {
      await transaction(db, async (tx) => {
        if (size > 1) await waitAtMost(tx, patienceMs);
        locked = await lockDue(tx, { graceMs: inFlightGraceMs, outageMs, limit: size, passedBy });
        for (const order of locked) await expire(tx, order);
      });
      if (locked.length < size) break;
      size = Math.min(largestSize, size * 2);
    } catch (error) {
      const [first] = locked;
      if (!first) throw error;
      size = Math.ceil(locked.length / 2);
      if (locked.length > 1) continue;
      passedBy.push(first.id);
      log.error({ err: error, orderNo: first.orderNo }, 'the deadline of an order could not be kept');
    }
  }
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
