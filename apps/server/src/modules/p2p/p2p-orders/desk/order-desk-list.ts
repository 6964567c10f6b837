import type { orderDeskList as call } from '@peerbourse/contract/p2p/p2p-orders/desk/order-desk-list';
import type { Handler } from '#platform/http/serve.ts';
import { appealedOrders, deskOrderOf } from './desk-order.table.ts';
import { deskOrderView } from './desk-order.view.ts';

const pageSize = 50;

export const orderDeskList: Handler<typeof call> = async ({ db }, { orderNo, after }) => {
  if (orderNo !== undefined) {
    const found = await deskOrderOf(db, orderNo);
    return { orders: found ? [deskOrderView(found)] : [], after: null };
  }
  const rows = await appealedOrders(db, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return { orders: shown.map(deskOrderView), after: rows.length > pageSize ? (shown.at(-1)?.orderNo ?? null) : null };
};
