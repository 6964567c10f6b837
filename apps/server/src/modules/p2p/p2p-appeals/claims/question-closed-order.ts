import type { questionClosedOrder as call } from '@peerbourse/contract/p2p/p2p-appeals/question-closed-order';
import { type ClaimReason, claimReasonsOf, isInRescueTime, isReview } from '@peerbourse/rules/p2p-appeals/claim-reasons';
import { type OrderSide, orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { lockSellable } from '#modules/money/ledger/index.ts';
import { actOnOrder, type Order, placeContinuation, sideOf, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { openCaseOf } from '../case.table.ts';
import { wordsHash } from '../case-words.ts';
import { writeStatement } from '../write-statement.ts';
import { hasQuestioned, insertHoldRow, openClaim } from './claim.table.ts';
import { keepAside } from './keep-aside.ts';

/**
 * An order that is over stays over. Money that came late, told soon enough, brings the coins back: a new order on the same terms begins in
 * appeal. If the seller no longer has them all, or it is told later, a claim opens, and what is left of them is kept aside.
 */
export const questionClosedOrder: Handler<typeof call> = async (ctx, { reason, text, ...input }) => {
  const words = wordsHash(text);
  let claimed: Claimed | undefined;
  const outcome = await actOnOrder(ctx, input, 'question-order', async (order) => {
    await checkReason(ctx.tx, order, sideOf(order, ctx.actor.accountId), reason);
    const sellable = await sellableNow(ctx.tx, order, reason);
    if (sellable < order.quantity + order.sellerFee) {
      claimed = { order, sellable };
      return { data: { reason, words } };
    }
    const data = { reason, words };
    const continuedBy = await placeContinuation(ctx, order, { status: orderStatus.appeal, code: 'question-order', actor: 'buyer', data });
    return { patch: { continued_by_no: continuedBy }, data: { ...data, continuedBy } };
  });
  if (!outcome.isDone) return outcome;
  if (claimed) await claim(ctx, claimed, reason);
  const isWritten = await writeStatement(ctx, { orderNo: outcome.order.continuedByOrderNo ?? input.orderNo, kind: 'statement', text });
  must(isWritten, 'a case that has just opened has no statement yet');
  return outcome;
};

interface Claimed {
  order: Order;
  /** What the seller has left of the coins, where it is kept aside. */
  sellable: bigint;
}

async function checkReason(tx: Tx, order: Order, side: OrderSide, reason: ClaimReason): Promise<void> {
  const { orderNo, closeReason, closedAt, now } = order;
  const possible = claimReasonsOf({ closeReason, closedAt: closedAt?.getTime() ?? null }, side, now.getTime());
  if (!possible.includes(reason)) throw refuse('p2p-appeals.wrong-reason');
  if (await openCaseOf(tx, orderNo)) throw refuse('p2p-appeals.claim-open');
  if (await hasQuestioned(tx, orderNo, side, reason)) throw refuse('p2p-appeals.questioned');
}

/** Nothing where coins do not come back by themselves. */
async function sellableNow(tx: Tx, { sellerId, coin, closedAt, now }: Order, reason: ClaimReason): Promise<bigint> {
  const isInTime = reason === 'paid-late' && isInRescueTime({ closedAt: closedAt?.getTime() ?? null }, now.getTime());
  return isInTime ? await lockSellable(tx, sellerId, coin) : 0n;
}

async function claim({ tx, actor }: CallContext<UserActor>, { order, sellable }: Claimed, reason: ClaimReason): Promise<void> {
  const { orderNo } = order;
  const kind = isReview(reason) ? 'review' : 'claim';
  const caseId = await openClaim(tx, { orderNo, accountId: actor.accountId, kind, reason });
  must(caseId, 'an order without an open case can be questioned');
  if (sellable === 0n) return;
  const kept = { side: 'seller', amount: sellable } as const;
  const found = await openCaseOf(tx, orderNo);
  must(found, 'a claim that has just opened is there');
  const holdId = await keepAside(tx, order, { ...kept, caseNo: found.caseNo, key: 'late', isSale: true });
  await insertHoldRow(tx, caseId, { ...kept, holdId });
  await tellOrder(tx, { ...order, version: order.version + 1 }, { code: 'hold-claim', actor: 'system', data: { side: 'seller', holdId } });
}
