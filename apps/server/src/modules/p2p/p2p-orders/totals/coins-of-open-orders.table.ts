import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** What all open orders of a coin are about, sellers' fees included. */
export interface OpenCoins {
  coin: string;
  orders: number;
  units: bigint;
}

export async function coinsOfOpenOrders(tx: Tx): Promise<OpenCoins[]> {
  const { rows } = await sql<OpenCoins & { units: string }>`
    SELECT coin, count(*)::int AS orders, sum(quantity + seller_fee)::text AS units FROM p2p_orders_orders WHERE status < 3 GROUP BY coin`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, units: BigInt(row.units) }));
}
