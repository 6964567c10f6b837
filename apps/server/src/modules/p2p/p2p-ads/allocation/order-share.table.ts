import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** How an order moves quantities of an ad; the fee is that of the advertiser, set aside with the coins. */
export interface Shift {
  remaining?: bigint;
  frozen?: bigint;
  executed?: bigint;
  returned?: bigint;
  reservedFee?: bigint;
}

/** The version stays: it is about the terms, which orders do not change. */
export async function shiftQuantities(tx: Tx, adId: string, shift: Shift): Promise<void> {
  const { remaining = 0n, frozen = 0n, executed = 0n, returned = 0n, reservedFee = 0n } = shift;
  await sql`
    UPDATE p2p_ads_ads SET remaining = remaining + ${remaining}::bigint, frozen = frozen + ${frozen}::bigint,
      executed = executed + ${executed}::bigint, returned = returned + ${returned}::bigint,
      reserved_fee = reserved_fee + ${reservedFee}::bigint, active_at = app_now()
    WHERE id = ${adId}`.execute(tx);
}
