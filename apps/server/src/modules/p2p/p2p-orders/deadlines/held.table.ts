import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Order, orderColumns, orderTables } from '../order.table.ts';

/** An order whose trader is held back by staff, and by which restriction. */
export interface HeldOrder extends Order {
  restrictionNo: string;
}

const isHeld = (side: 'buyer' | 'seller') => sql`
  held.account_id IN (${sql.ref(side)}.id, ${sql.ref(side)}.main_id) AND held.kind IN (${side === 'buyer' ? 'buy' : 'sell'}, 'all')`;

/**
 * The next order that staff have held somebody back from: unpaid ones of an advertiser, paid ones of either side. Other workers pass it
 * by until this transaction ends.
 */
export async function lockHeldOrder(tx: Tx, seen: readonly string[]): Promise<HeldOrder | undefined> {
  const { rows } = await sql<HeldOrder>`
    SELECT ${orderColumns}, held.restriction_no AS "restrictionNo" FROM ${orderTables}
    JOIN p2p_users_held_by_staff held ON
      (trade.status = 1 OR trade.maker_side = 'buyer') AND ${isHeld('buyer')} OR (trade.status = 1 OR trade.maker_side = 'seller') AND ${isHeld('seller')}
    WHERE trade.status IN (0, 1) AND trade.frozen_at IS NULL AND trade.id <> ALL (${seen}::bigint[])
    ORDER BY trade.id LIMIT 1
    FOR NO KEY UPDATE OF trade SKIP LOCKED`.execute(tx);
  return rows[0];
}
