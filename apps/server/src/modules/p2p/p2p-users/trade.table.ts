import type { AccountId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface Trade {
  buyerId: AccountId;
  sellerId: AccountId;
  /** How long the buyer took to pay, and the seller to release. */
  paySeconds: number;
  releaseSeconds: number;
  /** The two have not traded with each other before. */
  isFirst: boolean;
}

/** What is known of both people after a completed order. Rows are written in the order of accounts. */
export async function countTrade(tx: Tx, { buyerId, sellerId, paySeconds, releaseSeconds, isFirst }: Trade): Promise<void> {
  await sql`
    INSERT INTO p2p_users_counters AS known (account_id, orders_total, orders_bought, orders_sold, completed_30d, counterparties, pay_seconds,
      release_seconds, first_trade_at)
    SELECT account_id, 1, bought, sold, 1, ${isFirst ? 1 : 0}, pay, release, app_now() FROM (VALUES
      (${buyerId}::bigint, 1, 0, ${paySeconds}::int, NULL::int), (${sellerId}::bigint, 0, 1, NULL, ${releaseSeconds}::int)
    ) AS trade (account_id, bought, sold, pay, release) ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET orders_total = known.orders_total + 1, orders_bought = known.orders_bought + excluded.orders_bought,
      orders_sold = known.orders_sold + excluded.orders_sold, completed_30d = known.completed_30d + 1,
      counterparties = known.counterparties + excluded.counterparties,
      pay_seconds = coalesce((known.pay_seconds * 9 + excluded.pay_seconds) / 10, excluded.pay_seconds, known.pay_seconds),
      release_seconds = coalesce((known.release_seconds * 9 + excluded.release_seconds) / 10, excluded.release_seconds, known.release_seconds),
      first_trade_at = coalesce(known.first_trade_at, excluded.first_trade_at)`.execute(tx);
}

/** An order came to nothing by somebody's fault. */
export async function countCancelled(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`
    INSERT INTO p2p_users_counters AS known (account_id, cancelled_30d) VALUES (${accountId}, 1)
    ON CONFLICT (account_id) DO UPDATE SET cancelled_30d = known.cancelled_30d + 1`.execute(tx);
}
