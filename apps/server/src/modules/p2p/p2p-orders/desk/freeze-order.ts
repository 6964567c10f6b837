import type { freezeOrder as call } from '@peerbourse/contract/p2p/p2p-orders/desk/freeze-order';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { minutesAfter } from '../deadlines/minutes-after.rules.ts';
import { takeStep } from '../take-step.ts';
import { deskOrderAgain } from './desk-order.view.ts';
import { insertFreeze } from './freeze.table.ts';
import { noteAct, takeOrder } from './take-order.ts';

/** One member is enough to stop something; it takes two to let it go on before its time. */
export const freezeOrder: Handler<typeof call> = async (ctx, { orderNo, version, kind, hours, reason }) => {
  const { tx, actor } = ctx;
  const { order, step } = await takeOrder(ctx, { orderNo, version }, 'freeze-order');
  const [freezeNo, until] = [publicNumber(), minutesAfter(order.now, hours * 60)];
  await insertFreeze(tx, { freezeNo, orderId: order.id, kind, reason, staffId: actor.staffId, frozenAt: order.now, until });
  await takeStep(tx, order, step, { actor: 'staff', patch: { frozen_at: order.now, frozen_until: until }, data: { freezeNo, kind } });
  await noteAct(ctx, 'frozen', orderNo, { freezeNo, kind, hours, reason });
  return await deskOrderAgain(tx, orderNo);
};
