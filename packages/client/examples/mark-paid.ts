import type { Client, OrderDetail } from '@peerbourse/client';

/** Declares an order paid, after the money was sent to one of the accounts that it shows. Needs the scope `p2p`. */
export async function markPaid(buyer: Client, orderNo: string): Promise<OrderDetail> {
  const { version, paymethods } = await buyer.p2pOrders.orderDetail({ orderNo });
  const [paidTo] = paymethods;
  if (!paidTo) throw new Error('the order shows no account to pay to');
  const { isDone, order } = await buyer.p2pOrders.confirmPaid({ orderNo, version, userPaymethodId: paidTo.userPaymethodId });
  // The order had changed meanwhile: nothing was done, and this is what it is now.
  if (!isDone) throw new Error(`order ${orderNo} is in state ${order.orderStatus}`);
  return order;
}
