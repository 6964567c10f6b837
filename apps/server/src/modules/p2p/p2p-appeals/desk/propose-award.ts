import type { CallParsed } from '@peerbourse/contract/call';
import type { proposeAward as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/propose-award';
import type { Order } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { type DecisionRow, openHoldsOf } from '../claims/claim.table.ts';
import { awardByNo, insertAward, isOfFirstInstance } from './award.table.ts';
import { awardView } from './award.view.ts';
import { noteAct } from './open-case.ts';
import { claimedAmount, lockOpenClaim } from './open-claim.ts';

/** The first member. Nothing moves before another one has decided. */
export const proposeAward: Handler<typeof call> = async (ctx, { orderNo, reason, ...terms }) => {
  const { tx, actor } = ctx;
  const { order, found } = await lockOpenClaim(tx, orderNo);
  if (await isOfFirstInstance(tx, found.id, actor.staffId)) throw refuse('p2p-appeals.first-instance');
  const decision = decisionFrom(order, terms);
  const { source, toSide, amount } = decision;
  const holds = source === 'held' ? await openHoldsOf(tx, found.id) : [];
  if (source === 'held' && !holds.some((hold) => hold.side !== toSide && hold.amount >= (amount ?? 0n)))
    throw refuse('p2p-appeals.not-held');
  const awardNo = publicNumber();
  const isNew = await insertAward(tx, { awardNo, caseId: found.id, ...decision, reason, staffId: actor.staffId });
  if (!isNew) throw refuse('p2p-appeals.award-open');
  await noteAct(ctx, 'award-proposed', orderNo, { awardNo, ...terms, reason });
  const award = await awardByNo(tx, awardNo);
  must(award, 'an award that was proposed is there');
  return awardView(award);
};

/** Whoever is paid something is named with what and from where, and where nothing is paid nobody is. */
function decisionFrom(order: Order, terms: Omit<CallParsed<typeof call>, 'orderNo' | 'reason'>): DecisionRow {
  const { outcome, toSide, amount, source, grounds, fault } = terms;
  const isNamed = [toSide, amount, source].map((each) => each !== null);
  if (isNamed.some((each) => each !== (outcome === 'paid'))) throw refuse('p2p-appeals.bad-amount');
  return { outcome, toSide, amount: amount === null ? null : claimedAmount(order, amount), source, grounds, fault };
}
