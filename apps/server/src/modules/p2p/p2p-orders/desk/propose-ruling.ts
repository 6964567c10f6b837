import type { proposeRuling as call } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { rulingView } from './desk-order.view.ts';
import { insertRuling, rulingByNo } from './ruling.table.ts';
import { noteAct, takeOrder } from './take-order.ts';

/** The first member. Nothing moves before another one has decided. */
export const proposeRuling: Handler<typeof call> = async (ctx, { orderNo, version, verdict, fault, reason }) => {
  const { order } = await takeOrder(ctx, { orderNo, version }, `rule-${verdict}`);
  const rulingNo = publicNumber();
  const isNew = await insertRuling(ctx.tx, { rulingNo, orderId: order.id, verdict, fault, reason, staffId: ctx.actor.staffId });
  if (!isNew) throw refuse('p2p-orders.ruling-open');
  await noteAct(ctx, 'ruling-proposed', orderNo, { rulingNo, verdict, fault, reason });
  const ruling = await rulingByNo(ctx.tx, rulingNo);
  must(ruling, 'a ruling that was proposed is there');
  return rulingView(ruling);
};
