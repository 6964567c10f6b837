import type { decideRuling as call } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { transitionOf } from '@peerbourse/rules/p2p-orders/transitions';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import type { Order } from '../order.table.ts';
import { stateOf } from '../order-state.ts';
import { takeStep } from '../take-step.ts';
import { lockAnyOrder } from './desk-order.table.ts';
import { rulingView } from './desk-order.view.ts';
import { decideRulingRow, type RulingRow, rulingByNo } from './ruling.table.ts';
import { noteAct } from './take-order.ts';

/** The second member, who is not the first. An approved ruling moves the coins in the same transaction. */
export const decideRuling: Handler<typeof call> = async (ctx, { rulingNo, isApproved, reason }) => {
  const { tx, actor } = ctx;
  const { order, ruling } = await takeRuling(tx, rulingNo);
  if (ruling.proposerStaffId === actor.staffId) throw refuse('p2p-orders.own-ruling');
  await decideRulingRow(tx, { rulingNo, isApproved, reason, staffId: actor.staffId });
  if (isApproved) await carryOut(tx, order, ruling);
  const { verdict, grounds, fault, orderNo } = ruling;
  await noteAct(ctx, 'ruling-decided', orderNo, { rulingNo, verdict, grounds, fault, isApproved, reason });
  const decided = await rulingByNo(tx, rulingNo);
  must(decided, 'a ruling that was decided is there');
  return rulingView(decided);
};

/** The order is locked first, as everywhere; what the ruling says is read afterwards. */
async function takeRuling(tx: Tx, rulingNo: string): Promise<{ order: Order; ruling: RulingRow }> {
  const found = await rulingByNo(tx, rulingNo);
  const order = found && (await lockAnyOrder(tx, found.orderNo));
  const ruling = order && (await rulingByNo(tx, rulingNo));
  if (ruling?.state !== 'open') throw refuse('p2p-orders.ruling-over');
  return { order: order as Order, ruling };
}

async function carryOut(tx: Tx, order: Order, ruling: RulingRow): Promise<void> {
  const { rulingNo, verdict, buyerPart, grounds, fault } = ruling;
  const step = transitionOf(stateOf(order), `rule-${verdict}`, 'staff');
  if (!step) throw refuse('p2p-orders.not-now');
  await takeStep(tx, order, step, {
    actor: 'staff',
    patch: { buyer_part: buyerPart, grounds },
    data: { rulingNo, grounds },
    fault,
    buyerPart,
  });
}
