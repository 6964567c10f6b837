import type { orderList as call } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { tradersOf } from '#modules/p2p/p2p-users/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { businessNow } from './order.table.ts';
import { rowView } from './order.view.ts';
import { countOpenOf, selectOrders } from './order-list.table.ts';
import { sideOf } from './order-state.ts';

export const orderList: Handler<typeof call> = async ({ db, actor }, { side, coinCode, fiatCode, search, after, pageSize, ...rest }) => {
  const filter = { ...rest, side, coin: coinCode, fiat: fiatCode, search };
  const found = await selectOrders(db, actor.accountId, filter, { after, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const others = page.map((order) => (sideOf(order, actor.accountId) === 'buyer' ? order.sellerId : order.buyerId));
  const traders = await tradersOf(db, [...new Set(others)]);
  const orders = page.map((order, at) => {
    const trader = traders.get(others[at] as (typeof others)[number]);
    must(trader, 'whoever has an order has a profile');
    return { ...rowView(order, actor.accountId, trader), unread: order.unread };
  });
  return {
    orders,
    next: found.length > pageSize ? (page.at(-1)?.orderNo ?? null) : null,
    openCount: await countOpenOf(db, actor.accountId),
    serverTimestamp: (await businessNow(db)).getTime(),
  };
};
