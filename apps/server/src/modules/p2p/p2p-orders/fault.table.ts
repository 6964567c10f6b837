import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface Faults {
  unpaid: number;
  afterPaid: number;
}

/** Orders of the last 24 hours that came to nothing by the buyer's fault. */
export async function countFaults(db: Db, buyerId: AccountId): Promise<Faults> {
  const { rows } = await sql<Faults>`
    SELECT count(*) FILTER (WHERE paid_at IS NULL)::int AS unpaid, count(*) FILTER (WHERE paid_at IS NOT NULL)::int AS "afterPaid"
    FROM p2p_orders_orders WHERE buyer_id = ${buyerId} AND fault = 'buyer' AND closed_at > app_now() - interval '24 hours'`.execute(db);
  return rows[0] as Faults;
}
