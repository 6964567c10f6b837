import type { Trade } from '#modules/p2p/p2p-users/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { sql } from '#platform/sql.ts';
import type { Order } from './order.table.ts';

/** What a completed order says about the two people; it stands as completed already. */
export async function tradeOf(tx: Tx, { id, buyerId, sellerId, createdAt, paidAt, now }: Order): Promise<Trade> {
  must(paidAt, 'coins are released after the payment');
  const { rows } = await sql<{ isFirst: boolean }>`
    SELECT NOT EXISTS (
      SELECT FROM p2p_orders_orders
      WHERE status = 3 AND id <> ${id}::bigint AND (buyer_id = ${buyerId} AND seller_id = ${sellerId} OR buyer_id = ${sellerId} AND seller_id = ${buyerId})) AS "isFirst"`.execute(
    tx,
  );
  const seconds = (from: Date, until: Date) => Math.max(0, Math.round((until.getTime() - from.getTime()) / 1_000));
  return {
    buyerId,
    sellerId,
    paySeconds: seconds(createdAt, paidAt),
    releaseSeconds: seconds(paidAt, now),
    isFirst: rows[0]?.isFirst === true,
  };
}
