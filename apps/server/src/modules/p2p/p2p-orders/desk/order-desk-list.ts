import type { orderDeskList as call } from '@peerbourse/contract/p2p/p2p-orders/desk/order-desk-list';
import type { Handler } from '#platform/http/serve.ts';
import { deskOrderOf } from './desk-order.table.ts';
import { deskOrderView } from './desk-order.view.ts';

export const orderDeskList: Handler<typeof call> = async ({ db }, { orderNo }) => {
  const found = await deskOrderOf(db, orderNo);
  return { orders: found ? [deskOrderView(found)] : [] };
};
