import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { type Order, orderColumns, orderTables } from '../order.table.ts';
import { type OrderFilter, statusesOf } from '../order-list.table.ts';

/** Which orders a file holds; without a tab those of every state. */
export interface OrderFileFilter extends Pick<OrderFilter, 'side' | 'coin' | 'fiat'> {
  tab: OrderFilter['tab'] | undefined;
  /** When they began. */
  from: Date | undefined;
  to: Date | undefined;
}

/** Newest first, below a number. */
export async function ordersBefore(
  db: Db,
  accountId: AccountId,
  filter: OrderFileFilter,
  { before, limit }: { before: bigint; limit: number },
): Promise<Order[]> {
  const { rows } = await sql<Order>`
    SELECT ${orderColumns} FROM (SELECT id FROM (${walks(accountId, filter, limit, sql`AND id < ${before}`)}) each ORDER BY id DESC LIMIT ${limit}) page
    JOIN (${orderTables}) ON trade.id = page.id ORDER BY trade.id DESC`.execute(db);
  return rows;
}

/** How many there are, counted up to a limit, and a number that all of them are below. */
export async function countOrders(
  db: Db,
  accountId: AccountId,
  filter: OrderFileFilter,
  limit: number,
): Promise<{ count: number; before: bigint }> {
  const { rows } = await sql<{ count: number; before: bigint }>`
    SELECT count(*)::int AS count, coalesce(max(id), 0) + 1 AS before
    FROM (SELECT id FROM (${walks(accountId, filter, limit, sql``)}) each LIMIT ${limit}) found`.execute(db);
  return rows[0] as { count: number; before: bigint };
}

/** Each side and state has an index in this order, so that a batch costs the same however many orders somebody has. */
function walks(accountId: AccountId, { tab, side, coin, fiat, from, to }: OrderFileFilter, limit: number, behind: ReturnType<typeof sql>) {
  const statuses = tab === undefined ? Object.values(statusesOf).flat() : statusesOf[tab];
  const sides = (['buy', 'sell'] as const).filter((each) => side === undefined || side === each);
  const residual = sql`
    ${coin === undefined ? sql`` : sql`AND coin = ${coin}`} ${fiat === undefined ? sql`` : sql`AND fiat = ${fiat}`}
    ${from === undefined ? sql`` : sql`AND created_at >= ${from}::timestamptz`} ${to === undefined ? sql`` : sql`AND created_at < ${to}::timestamptz`}`;
  return sql.join(
    sides.flatMap((each) =>
      statuses.map((status) => {
        const owner = sql.ref(each === 'buy' ? 'buyer_id' : 'seller_id');
        return sql`(SELECT id FROM p2p_orders_orders WHERE ${owner} = ${accountId} AND status = ${status} ${residual} ${behind} ORDER BY id DESC LIMIT ${limit})`;
      }),
    ),
    sql` UNION ALL `,
  );
}
