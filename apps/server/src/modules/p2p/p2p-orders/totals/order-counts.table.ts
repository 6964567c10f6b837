import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** What an open order waits for. */
export interface OpenOrders {
  toAccept: number;
  toPay: number;
  toRelease: number;
  inAppeal: number;
  frozen: number;
}

export async function openOrders(db: Db): Promise<OpenOrders> {
  const { rows } = await sql<OpenOrders>`
    SELECT count(*) FILTER (WHERE runs AND status = 0 AND acceptance = 'waiting')::int AS "toAccept",
      count(*) FILTER (WHERE runs AND status = 0 AND acceptance <> 'waiting')::int AS "toPay",
      count(*) FILTER (WHERE runs AND status = 1)::int AS "toRelease", count(*) FILTER (WHERE runs AND status = 2)::int AS "inAppeal",
      count(*) FILTER (WHERE NOT runs)::int AS frozen
    FROM (SELECT status, acceptance, frozen_at IS NULL AS runs FROM p2p_orders_orders WHERE status < 3) AS open`.execute(db);
  return rows[0] as OpenOrders;
}

/** Of one coin, since midnight UTC. Coins as Prometheus counts them: whole ones, as floating point. */
export interface DayOfCoin {
  coin: string;
  placed: number;
  completed: number;
  canceled: number;
  tradedCoins: number;
  feeCoins: number;
}

/** Every coin has a row, so that its counters begin at zero. A ruling may give the buyer a part; the fees are those of the part. */
export async function ordersOfToday(db: Db): Promise<DayOfCoin[]> {
  const today = sql`date_trunc('day', app_now(), 'UTC')`;
  const { rows } = await sql<DayOfCoin>`
    SELECT reference.coin, coalesce(placed.count, 0)::int AS placed, coalesce(closed.completed, 0)::int AS completed,
      coalesce(closed.canceled, 0)::int AS canceled, (coalesce(closed.traded, 0) / power(10::numeric, reference.scale))::float8 AS "tradedCoins",
      (coalesce(closed.fees, 0) / power(10::numeric, reference.scale))::float8 AS "feeCoins"
    FROM reference_coins reference
    LEFT JOIN (SELECT coin, count(*) FROM p2p_orders_orders WHERE created_at >= ${today} GROUP BY coin) AS placed USING (coin)
    LEFT JOIN (
      SELECT coin, count(*) FILTER (WHERE status = 3) AS completed, count(*) FILTER (WHERE status = 4) AS canceled,
        sum(coalesce(buyer_part, quantity)) FILTER (WHERE status = 3) AS traded,
        sum(div(seller_fee::numeric * coalesce(buyer_part, quantity), quantity) + div(buyer_fee::numeric * coalesce(buyer_part, quantity), quantity))
          FILTER (WHERE status = 3) AS fees
      FROM p2p_orders_orders WHERE closed_at >= ${today} GROUP BY coin) AS closed USING (coin)`.execute(db);
  return rows;
}
