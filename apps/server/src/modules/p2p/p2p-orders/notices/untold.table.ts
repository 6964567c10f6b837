import type { OrderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Order, orderColumns, orderTables } from '../order.table.ts';

/** What happened to an order and was not told yet. */
export interface Untold {
  id: string;
  orderId: string;
  code: string;
  /** Of the order, once it had happened. */
  status: OrderStatus;
  tries: number;
}

/** Other workers pass it by until this transaction ends. */
export async function lockUntold(tx: Tx): Promise<Untold | undefined> {
  const { rows } = await sql<Untold>`
    SELECT line.id::text, line.order_id::text AS "orderId", line.code, line.status, line.tries FROM p2p_orders_untold line
    WHERE line.next_try_at <= app_now() ORDER BY line.next_try_at, line.id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows[0];
}

/** As it stands now, which may be further than when it happened. */
export async function orderToTell(tx: Tx, orderId: string): Promise<Order> {
  const { rows } = await sql<Order>`SELECT ${orderColumns} FROM ${orderTables} WHERE trade.id = ${orderId}`.execute(tx);
  return rows[0] as Order;
}

export async function dropUntold(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM p2p_orders_untold WHERE id = ${id}`.execute(db);
}

export async function tellLater(db: Db, id: string, seconds: number): Promise<void> {
  await sql`
    UPDATE p2p_orders_untold SET tries = tries + 1, next_try_at = app_now() + make_interval(secs => ${seconds})
    WHERE id = ${id}`.execute(db);
}

/**
 * Orders whose time is about to run out: each is marked, and told with everything else. Marks that are passed at once, because nobody
 * looked for a while, are told once; the first of them, which is furthest from the end, goes every way.
 */
export async function markReminders(db: Db, minutes: readonly number[]): Promise<void> {
  await sql`
    WITH due AS (
      SELECT id, status, minutes, CASE WHEN status = 1 THEN 'release' WHEN is_extended THEN 'pay-extended' ELSE 'pay' END AS mark
      FROM p2p_orders_orders JOIN unnest(${[...minutes]}::smallint[]) AS minutes ON due_at <= app_now() + make_interval(mins => minutes)
      WHERE due_at > app_now() AND frozen_at IS NULL
        AND ((status = 0 AND acceptance <> 'waiting') OR (status = 1 AND cancel_request = 'none'))),
    marked AS (
      INSERT INTO p2p_orders_reminders (order_id, mark, minutes) SELECT id, mark, minutes FROM due
      ON CONFLICT DO NOTHING RETURNING order_id, mark, minutes)
    INSERT INTO p2p_orders_untold (order_id, code, status)
    SELECT order_id, CASE WHEN max(marked.minutes) = ${Math.max(...minutes)} THEN 'remind-' ELSE 'hurry-' END
      || CASE WHEN marked.mark = 'release' THEN 'release' ELSE 'payment' END, status
    FROM marked JOIN due ON due.id = order_id AND due.minutes = marked.minutes GROUP BY order_id, marked.mark, status`.execute(db);
}
