import type { stopOrder as call } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import type { Handler } from '#platform/http/serve.ts';
import { takeStep } from '../take-step.ts';
import { deskOrderAgain } from './desk-order.view.ts';
import { noteAct, takeOrder } from './take-order.ts';

/** Nothing was paid, so nobody is to blame: the coins go back where they came from. */
export const stopOrder: Handler<typeof call> = async (ctx, { orderNo, version, reason }) => {
  const { order, step } = await takeOrder(ctx, { orderNo, version }, 'stop-order');
  await takeStep(ctx.tx, order, step, { actor: 'staff' });
  await noteAct(ctx, 'stopped', orderNo, { reason });
  return await deskOrderAgain(ctx.tx, orderNo);
};
