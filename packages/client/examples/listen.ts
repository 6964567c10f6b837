import type { Client } from '@peerbourse/client';

/** Resolves when something happens to an order of the account, and says what. Needs the scope `read`. */
export async function nextOfOrder(client: Client, userId: string, orderNo: string, code: string): Promise<number> {
  const live = client.openLive();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  live.listenTo('p2p-orders', userId, {
    // How things stand is asked for after the snapshot: whatever comes later comes as an update.
    onSnapshot: async () => {
      const order = await client.p2pOrders.orderDetail({ orderNo });
      if (code === 'confirm-paid' && order.orderStatus === 1) resolve(order.version);
    },
    onUpdate: (news) => {
      if (news.orderNo === orderNo && news.code === code) resolve(news.version);
    },
    onRefused: (refusal) => reject(new Error(`the socket refuses with ${refusal}`)),
  });
  return await promise.finally(() => live.close());
}
