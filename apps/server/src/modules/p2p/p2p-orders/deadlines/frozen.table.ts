import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Order, orderColumns, orderTables } from '../order.table.ts';

/** A frozen order whose time is over. Other workers pass it by until this transaction ends. */
export async function lockThawing(tx: Tx, seen: readonly string[]): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    SELECT ${orderColumns} FROM ${orderTables}
    WHERE trade.frozen_until <= app_now() AND trade.id <> ALL (${seen}::bigint[])
    ORDER BY trade.frozen_until LIMIT 1 FOR NO KEY UPDATE OF trade SKIP LOCKED`.execute(tx);
  return rows[0];
}

export async function endOfTime(tx: Tx, orderId: string): Promise<void> {
  await sql`UPDATE p2p_orders_freezes SET ended_at = app_now() WHERE order_id = ${orderId}::bigint AND ended_at IS NULL`.execute(tx);
}
