import type { suspendOrder as call } from '@peerbourse/contract/p2p/p2p-orders/desk/suspend-order';
import type { Handler } from '#platform/http/serve.ts';
import { takeStep } from '../take-step.ts';
import { deskOrderAgain } from './desk-order.view.ts';
import { noteAct, takeOrder } from './take-order.ts';

/** Money may be on its way: the coins stay in escrow until two members have ruled. */
export const suspendOrder: Handler<typeof call> = async (ctx, { orderNo, version, reason }) => {
  const { order, step } = await takeOrder(ctx, { orderNo, version }, 'suspend-order');
  await takeStep(ctx.tx, order, step, { actor: 'staff' });
  await noteAct(ctx, 'suspended', orderNo, { reason });
  return await deskOrderAgain(ctx.tx, orderNo);
};
