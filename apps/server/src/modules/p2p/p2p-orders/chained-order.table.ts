import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { type Order, orderColumns, orderTables } from './order.table.ts';

/** An order with the end of its chain of events. */
export interface ChainedOrder extends Order {
  eventCount: number;
  /** In hex. */
  eventHead: string;
}

/** Of one of its two people; nobody else learns that it exists. */
export async function chainedOrderOf(db: Db, accountId: AccountId, orderNo: OrderNo): Promise<ChainedOrder | undefined> {
  const { rows } = await sql<ChainedOrder>`
    SELECT ${orderColumns}, trade.event_count AS "eventCount", encode(trade.event_head, 'hex') AS "eventHead" FROM ${orderTables}
    WHERE trade.order_no = ${orderNo} AND ${accountId} IN (trade.buyer_id, trade.seller_id)`.execute(db);
  return rows[0];
}
