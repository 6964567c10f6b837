import type { MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

export const personalRows: PersonalRows = { sections, keepsOpen: { find: ownersOfOpenOrders } };

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
      SELECT order_no, ad_no, CASE WHEN buyer_id = ANY(${accountIds}::bigint[]) THEN 'buy' ELSE 'sell' END AS side, coin, fiat, price::text,
        amount::text, quantity::text, status, close_reason, created_at, paid_at, closed_at
      FROM p2p_orders_orders WHERE buyer_id = ANY(${accountIds}::bigint[]) OR seller_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pOrders"`.execute(
    db,
  );
  return rows[0] as Record<string, Json>;
}

/** Nobody leaves while the other side waits for money or coins. */
async function ownersOfOpenOrders(tx: Tx, mainIds: readonly MainId[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ mainId: string }>`
    SELECT DISTINCT coalesce(owner.main_id, owner.id)::text AS "mainId"
    FROM p2p_orders_orders trade JOIN accounts_directory owner ON owner.id IN (trade.buyer_id, trade.seller_id)
    WHERE trade.status IN (0, 1, 2) AND (owner.id = ANY(${[...mainIds]}::bigint[]) OR owner.main_id = ANY(${[...mainIds]}::bigint[]))`.execute(
    tx,
  );
  return new Set(rows.map(({ mainId }) => mainId));
}
