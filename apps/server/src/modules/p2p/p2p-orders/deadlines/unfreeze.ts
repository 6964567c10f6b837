import { transitionOf } from '@peerbourse/rules/p2p-orders/transitions';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import type { Order, OrderEvent } from '../order.table.ts';
import { stateOf } from '../order-state.ts';
import { takeStep } from '../take-step.ts';
import { movedDeadlines } from './credit.rules.ts';
import { lastOutage } from './outage.table.ts';

/** The order goes on where it stood: what was running when it was frozen has as much time left as then. An outage meanwhile took nothing. */
export async function unfreeze(
  tx: Tx,
  order: Order,
  command: 'unfreeze-order' | 'end-freeze',
  actor: Extract<OrderEvent['actor'], 'staff' | 'system'>,
): Promise<void> {
  const step = transitionOf(stateOf(order), command, actor);
  must(step && order.frozenAt, 'an order that is frozen can go on');
  const { acceptBy, payBy, undoBy, releaseBy, answerBy, appealFrom, frozenAt, createdAt, now } = order;
  const deadlines = { acceptBy, payBy, undoBy, releaseBy, answerBy, appealFrom };
  const moved = movedDeadlines(deadlines, { beganAt: frozenAt, endedAt: now }, createdAt);
  await takeStep(tx, order, step, {
    actor,
    patch: {
      frozen_at: null,
      frozen_until: null,
      accept_by: moved.acceptBy,
      pay_by: moved.payBy,
      undo_by: moved.undoBy,
      release_by: moved.releaseBy,
      answer_by: moved.answerBy,
      appeal_from: moved.appealFrom,
      credited_outage: BigInt(await lastOutage(tx)),
    },
    data: { seconds: Math.round((now.getTime() - frozenAt.getTime()) / 1_000) },
  });
}
