import type { Client, OrderDetail } from '@peerbourse/client';

/**
 * Releases the coins of an order. Call it when the bank has confirmed the whole amount, from an account of the buyer: it cannot be
 * undone. Needs the scope `p2p-release`; the fund password travels sealed.
 */
export async function release(seller: Client, orderNo: string, amountSeen: string, fundPassword: string): Promise<OrderDetail> {
  const { version, orderAmount, buyUserInfo } = await seller.p2pOrders.orderDetail({ orderNo });
  const { isDone, order } = await seller.p2pOrders.releaseCoins({
    orderNo,
    version,
    amountSeen,
    isPayerTheBuyer: true,
    orderAmount,
    buyerUserId: buyUserInfo.userId,
    accountPwd: fundPassword,
  });
  if (!isDone) throw new Error(`order ${orderNo} is in state ${order.orderStatus}`);
  return order;
}
