import type { decideUnfreeze as call } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-unfreeze';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { unfreeze } from '../deadlines/unfreeze.ts';
import type { Order } from '../order.table.ts';
import { lockAnyOrder } from './desk-order.table.ts';
import { deskOrderAgain } from './desk-order.view.ts';
import { endByStaff, type FreezeRow, freezeByNo, rejectLift } from './freeze.table.ts';
import { noteAct } from './take-order.ts';

/** The second member, who is not the first. Rejected, it stays frozen and can be proposed again. */
export const decideUnfreeze: Handler<typeof call> = async (ctx, { freezeNo, isApproved, reason }) => {
  const { tx, actor } = ctx;
  const { order, freeze } = await takeFreeze(tx, freezeNo);
  if (freeze.proposerStaffId === actor.staffId) throw refuse('p2p-orders.own-ruling');
  if (isApproved) {
    await endByStaff(tx, freezeNo, actor.staffId);
    await unfreeze(tx, order, 'unfreeze-order', 'staff');
  } else await rejectLift(tx, freezeNo);
  await noteAct(ctx, 'unfreeze-decided', order.orderNo, { freezeNo, isApproved, reason });
  return await deskOrderAgain(tx, order.orderNo);
};

/** The order is locked first, as everywhere; what its freeze says is read afterwards. */
async function takeFreeze(tx: Tx, freezeNo: string): Promise<{ order: Order; freeze: FreezeRow }> {
  const found = await freezeByNo(tx, freezeNo);
  const order = found && (await lockAnyOrder(tx, found.orderNo));
  const freeze = order && (await freezeByNo(tx, freezeNo));
  if (!freeze?.proposerStaffId || freeze.isOver) throw refuse('p2p-orders.unfreeze-over');
  return { order: order as Order, freeze };
}
