import type { orderDetail as call } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { orderOf } from './order.table.ts';
import { detailOf } from './order.view.ts';

export const orderDetail: Handler<typeof call> = async (ctx, { orderNo }) => {
  const order = await orderOf(ctx.db, ctx.actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  return await detailOf(ctx.db, ctx, order);
};
