import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface RuledRecord {
  orders: number;
  completed: number;
  ownFaults: number;
  ruled: number;
  lost: number;
}

/** How somebody's orders ended lately, and what staff decided about them. */
export async function ruledRecordOf(db: Db, accountId: AccountId, days: number): Promise<RuledRecord> {
  const { rows } = await sql<RuledRecord>`
    SELECT count(*)::int AS orders, count(*) FILTER (WHERE status = 3)::int AS completed,
      count(*) FILTER (WHERE status = 4 AND own.fault = side)::int AS "ownFaults",
      count(ruling.id)::int AS ruled, count(*) FILTER (WHERE ruling.fault = side)::int AS lost
    FROM (
      SELECT id, status, fault, 'buyer' AS side, closed_at FROM p2p_orders_orders WHERE buyer_id = ${accountId} AND status IN (3, 4)
      UNION ALL
      SELECT id, status, fault, 'seller', closed_at FROM p2p_orders_orders WHERE seller_id = ${accountId} AND status IN (3, 4)) own
    LEFT JOIN p2p_orders_rulings ruling ON ruling.order_id = own.id AND ruling.state = 'approved'
    WHERE closed_at > app_now() - make_interval(days => ${days})`.execute(db);
  return rows[0] as RuledRecord;
}
