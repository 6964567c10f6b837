import type { openAppeal as call } from '@peerbourse/contract/p2p/p2p-appeals/open-appeal';
import { type AppealReason, termsOf } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { actOnOrder, type Order, sideOf } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { hasWithdrawn } from './case.table.ts';
import { wordsHash } from './case-words.ts';
import { writeStatement } from './write-statement.ts';

/** The case opens with the step of the order; what its opener says is the first statement in it. */
export const openAppeal: Handler<typeof call> = async (ctx, { reason, text, ...input }) => {
  const outcome = await actOnOrder(ctx, input, 'open-appeal', async (order) => {
    await checkReason(ctx.tx, order, sideOf(order, ctx.actor.accountId), reason);
    return { data: { reason, words: wordsHash(text) } };
  });
  if (!outcome.isDone) return outcome;
  const isWritten = await writeStatement(ctx, { orderNo: input.orderNo, kind: 'statement', text });
  must(isWritten, 'a case that has just opened has no statement yet');
  return outcome;
};

async function checkReason(tx: Tx, { orderNo, appealFrom, now }: Order, side: OrderSide, reason: AppealReason): Promise<void> {
  const { sides, isUrgent } = termsOf(reason);
  if (!sides.includes(side)) throw refuse('p2p-appeals.wrong-reason');
  if (!isUrgent && (appealFrom === null || now < appealFrom)) throw refuse('p2p-appeals.too-early');
  if (await hasWithdrawn(tx, orderNo, side, reason)) throw refuse('p2p-appeals.same-reason');
}
