import type { decideAward as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/decide-award';
import { endHold, lockBalances, moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import { lockAnyOrder, type Order, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { endHoldRow, type OpenHold, openHoldsOf } from '../claims/claim.table.ts';
import { giveBack } from '../claims/keep-aside.ts';
import { type AwardRow, awardByNo, decideAwardRow, isOfFirstInstance } from './award.table.ts';
import { awardView } from './award.view.ts';
import { noteAct } from './open-case.ts';

/** The second member, who is not the first. An approved award pays, gives back what is left, and ends the claim, in one transaction. */
export const decideAward: Handler<typeof call> = async (ctx, { awardNo, isApproved, reason }) => {
  const { tx, actor } = ctx;
  const { order, award } = await takeAward(tx, awardNo);
  if (award.proposerStaffId === actor.staffId) throw refuse('p2p-appeals.own-award');
  if (await isOfFirstInstance(tx, award.caseId, actor.staffId)) throw refuse('p2p-appeals.first-instance');
  const journalId = isApproved ? await settle(tx, order, award) : null;
  await decideAwardRow(tx, { awardNo, isApproved, reason, staffId: actor.staffId, journalId });
  const { outcome, grounds, fault, toSide } = award;
  if (isApproved) {
    const code = outcome === 'paid' ? 'award-claim' : 'uphold-claim';
    await tellOrder(tx, order, { code, actor: 'staff', data: { awardNo, grounds, fault, toSide } });
  }
  await noteAct(ctx, 'award-decided', order.orderNo, { awardNo, outcome, grounds, fault, isApproved, reason });
  const decided = await awardByNo(tx, awardNo);
  must(decided, 'an award that was decided is there');
  return awardView(decided);
};

/** The order is locked first, as everywhere; what the award says is read afterwards. */
async function takeAward(tx: Tx, awardNo: string): Promise<{ order: Order; award: AwardRow }> {
  const found = await awardByNo(tx, awardNo);
  const order = found && (await lockAnyOrder(tx, found.orderNo));
  const award = order && (await awardByNo(tx, awardNo));
  if (award?.state !== 'open') throw refuse('p2p-appeals.award-over');
  return { order: order as Order, award };
}

/** Answers the journal of the payment, if there is one. Several journals of the same two people: their balances are locked before. */
async function settle(tx: Tx, order: Order, award: AwardRow): Promise<string | null> {
  await lockBalances(tx, [order.buyerId, order.sellerId], order.coin);
  const holds = await openHoldsOf(tx, award.caseId);
  const used = award.source === 'held' ? holds.find(({ side }) => side !== award.toSide) : undefined;
  const journalId = await pay(tx, order, award, used);
  for (const hold of holds) if (hold !== used) await giveBack(tx, order, hold);
  return journalId;
}

async function pay(tx: Tx, order: Order, award: AwardRow, used: OpenHold | undefined): Promise<string | null> {
  const { awardNo, caseNo, toSide, amount, source } = award;
  if (toSide === null || amount === null) return null;
  const [winnerId, otherId] = toSide === 'buyer' ? [order.buyerId, order.sellerId] : [order.sellerId, order.buyerId];
  const to = { ownerId: winnerId, purpose: 'otc' } as const;
  const key = `p2p-award:${awardNo}`;
  if (source === 'fund') {
    const legs = moveLegs(order.coin, amount, { ownerId: null, purpose: 'compensation' }, to);
    return await moveCoins(tx, { kind: 'p2p-compensation', key, reference: caseNo, legs });
  }
  if (!used || used.amount < amount) throw refuse('p2p-appeals.not-held');
  const rest = used.amount - amount;
  await endHoldRow(tx, used.holdId);
  return await endHold(tx, {
    holdId: used.holdId,
    exit: rest > 0n ? 'split' : 'release',
    kind: 'p2p-award',
    key,
    shares: [{ to, amount }, ...(rest > 0n ? [{ to: { ownerId: otherId, purpose: 'otc' } as const, amount: rest }] : [])],
  });
}
