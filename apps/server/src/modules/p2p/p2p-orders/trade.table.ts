import type { AccountId } from '@peerbourse/contract/ids';
import type { Trade } from '#modules/p2p/p2p-users/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { sql } from '#platform/sql.ts';
import type { Order } from './order.table.ts';

/** What a completed order says about the two people; it stands as completed already. */
export async function tradeOf(tx: Tx, { id, buyerId, sellerId, createdAt, paidAt, now }: Order): Promise<Trade> {
  must(paidAt, 'coins are released after the payment');
  const seconds = (from: Date, until: Date) => Math.max(0, Math.round((until.getTime() - from.getTime()) / 1_000));
  return {
    buyerId,
    sellerId,
    paySeconds: seconds(createdAt, paidAt),
    releaseSeconds: seconds(paidAt, now),
    isFirst: await isFirstTrade(tx, buyerId, sellerId, id),
  };
}

/** No order between these two has been completed, apart from this one. */
export async function isFirstTrade(db: Db, one: AccountId, other: AccountId, apartFrom?: Order['id']): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM p2p_orders_orders
    WHERE status = 3 AND (buyer_id = ${one} AND seller_id = ${other} OR buyer_id = ${other} AND seller_id = ${one})
      AND id IS DISTINCT FROM ${apartFrom ?? null}::bigint LIMIT 1`.execute(db);
  return rows.length === 0;
}
