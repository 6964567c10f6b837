import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import type { Db } from '#platform/db/pool.ts';
import { selectOrders } from './order.table.ts';
import { orderViews } from './order.view.ts';

const pageSize = 50;

interface Asked {
  symbol?: string | undefined;
  cursor?: OrderNo | undefined;
}

/** A page of orders, newest first. One more than is shown tells whether there is another page. */
export async function orderPage(
  db: Db,
  owner: AccountId,
  isOpen: boolean,
  { symbol, cursor }: Asked,
): Promise<{ orders: SpotOrder[]; nextCursor: OrderNo | null }> {
  const rows = await selectOrders(db, owner, { isOpen, symbol, after: cursor, limit: pageSize + 1 });
  const orders = await orderViews(db, rows.slice(0, pageSize));
  return { orders, nextCursor: rows.length > pageSize ? (orders.at(-1)?.orderNo ?? null) : null };
}
