import type { stopOrder as call } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { takeStep } from '../take-step.ts';
import { deskOrderOf } from './desk-order.table.ts';
import { deskOrderView } from './desk-order.view.ts';
import { noteAct, takeOrder } from './take-order.ts';

/** Nothing was paid, so nobody is to blame: the coins go back where they came from. */
export const stopOrder: Handler<typeof call> = async (ctx, { orderNo, version, reason }) => {
  const { order, step } = await takeOrder(ctx, { orderNo, version }, 'stop-order');
  await takeStep(ctx.tx, order, step, { actor: 'staff' });
  await noteAct(ctx, 'stopped', orderNo, { reason });
  const changed = await deskOrderOf(ctx.tx, orderNo);
  must(changed, 'an order that changed is there');
  return deskOrderView(changed);
};
