import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** What somebody's orders were, counted from the orders themselves. */
export interface TradeRecord {
  completed: number;
  completedOfMonth: number;
  /** That came to nothing by their own fault. */
  faultsOfMonth: number;
  releaseSecondsOfMonth: number | null;
  counterparties: number;
  firstTradeAt: Date | null;
  now: Date;
}

export async function tradeRecordOf(db: Db, accountId: AccountId): Promise<TradeRecord> {
  const { rows } = await sql<TradeRecord>`
    SELECT count(*) FILTER (WHERE status = 3)::int AS completed,
      count(*) FILTER (WHERE status = 3 AND is_of_month)::int AS "completedOfMonth",
      count(*) FILTER (WHERE status = 4 AND is_of_month AND fault = side)::int AS "faultsOfMonth",
      floor(extract(epoch FROM avg(closed_at - paid_at) FILTER (WHERE status = 3 AND is_of_month AND side = 'seller')))::int
        AS "releaseSecondsOfMonth",
      count(DISTINCT other_id) FILTER (WHERE status = 3)::int AS counterparties,
      min(closed_at) FILTER (WHERE status = 3) AS "firstTradeAt", app_now() AS now
    FROM (
      SELECT status, fault, paid_at, closed_at, seller_id AS other_id, 'buyer' AS side, closed_at > app_now() - interval '30 days' AS is_of_month
      FROM p2p_orders_orders WHERE buyer_id = ${accountId} AND status IN (3, 4)
      UNION ALL
      SELECT status, fault, paid_at, closed_at, buyer_id, 'seller', closed_at > app_now() - interval '30 days'
      FROM p2p_orders_orders WHERE seller_id = ${accountId} AND status IN (3, 4)) own`.execute(db);
  return rows[0] as TradeRecord;
}
