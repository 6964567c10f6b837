import type { AccountId, AdNo } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

const lifeMinutes = 10;
const life = sql`make_interval(mins => ${lifeMinutes})`;

export interface Confirmation {
  accountId: AccountId;
  adNo: AdNo;
  price: bigint;
}

/** Another price of the same ad takes the place of the one before; answers until when it counts. */
export async function writeConfirmation(tx: Tx, { accountId, adNo, price }: Confirmation): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    INSERT INTO p2p_prices_confirmations AS confirmed (account_id, ad_no, price) VALUES (${accountId}, ${adNo}, ${String(price)}::numeric)
    ON CONFLICT (account_id, ad_no) DO UPDATE SET price = excluded.price, confirmed_at = app_now()
    RETURNING confirmed.confirmed_at + ${life} AS until`.execute(tx);
  return (rows[0] as { until: Date }).until;
}

export async function isConfirmed(db: Db, { accountId, adNo, price }: Confirmation): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM p2p_prices_confirmations
    WHERE account_id = ${accountId} AND ad_no = ${adNo} AND price = ${String(price)}::numeric AND confirmed_at > app_now() - ${life}`.execute(
    db,
  );
  return rows.length > 0;
}

export async function dropOldConfirmations(db: Db): Promise<void> {
  await sql`DELETE FROM p2p_prices_confirmations WHERE confirmed_at <= app_now() - ${life}`.execute(db);
}
