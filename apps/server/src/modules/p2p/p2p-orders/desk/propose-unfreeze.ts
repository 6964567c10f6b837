import type { proposeUnfreeze as call } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-unfreeze';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { deskOrderAgain } from './desk-order.view.ts';
import { proposeLift } from './freeze.table.ts';
import { noteAct, takeOrder } from './take-order.ts';

export const proposeUnfreeze: Handler<typeof call> = async (ctx, { orderNo, version, reason }) => {
  const { order } = await takeOrder(ctx, { orderNo, version }, 'unfreeze-order');
  const isNew = await proposeLift(ctx.tx, order.id, { staffId: ctx.actor.staffId, reason });
  if (!isNew) throw refuse('p2p-orders.unfreeze-open');
  await noteAct(ctx, 'unfreeze-proposed', orderNo, { reason });
  return await deskOrderAgain(ctx.tx, orderNo);
};
