import { outageMs } from '@peerbourse/rules/p2p-orders/order-times';
import { transitionOf } from '@peerbourse/rules/p2p-orders/transitions';
import { isRoleUp } from '#modules/core/operations/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { stateOf } from '../order-state.ts';
import { takeStep } from '../take-step.ts';
import { lostMs, movedDeadlines } from './credit.rules.ts';
import { lockOwed, noteAlive } from './outage.table.ts';

/** Before anything is over: people get back the time in which they could not act. Without an api nobody can. */
export async function creditOutages(db: Db): Promise<void> {
  if (await isRoleUp(db, 'api')) await noteAlive(db, outageMs);
  while (await transaction(db, creditNext));
}

/** One order at a time, as everything that orders do. */
async function creditNext(tx: Tx): Promise<boolean> {
  const order = await lockOwed(tx);
  if (!order) return false;
  const { acceptBy, payBy, undoBy, releaseBy, answerBy, createdAt, outageId } = order;
  const step = transitionOf(stateOf(order), 'credit-outage', 'system');
  must(step, 'an order with a deadline can be given time');
  const moved = movedDeadlines({ acceptBy, payBy, undoBy, releaseBy, answerBy }, order, createdAt);
  await takeStep(tx, order, step, {
    actor: 'system',
    patch: {
      accept_by: moved.acceptBy,
      pay_by: moved.payBy,
      undo_by: moved.undoBy,
      release_by: moved.releaseBy,
      answer_by: moved.answerBy,
      credited_outage: BigInt(outageId),
    },
    data: { seconds: Math.round(lostMs(order, createdAt) / 1_000) },
  });
  return true;
}
