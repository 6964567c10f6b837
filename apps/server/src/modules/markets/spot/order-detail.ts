import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import type { orderDetail as call } from '@peerbourse/contract/markets/spot/order-detail';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { selectOrder } from './order.table.ts';
import { orderViews } from './order.view.ts';

export const orderDetail: Handler<typeof call> = async ({ db, actor }, name) => {
  const row = await selectOrder(db, actor.accountId, name);
  if (!row) throw refuse('spot.unknown-order');
  const [order] = await orderViews(db, [row]);
  return order as SpotOrder;
};
