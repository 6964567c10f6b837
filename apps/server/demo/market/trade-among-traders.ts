import type { AdNo } from '@peerbourse/contract/ids';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { tradersEmails } from './cast.ts';
import { takeAd } from './take-ad.ts';
import type { Trader } from './trader-context.ts';

/** More would sell out the market of a demonstration that runs for long. */
const ordersPerSeller = 8;

/** Now and then a trader of the demonstration buys from another; both then do their part of the order, as they do with everybody. */
export async function tradeAmongTraders(db: Db, config: Config): Promise<void> {
  const { rows } = await sql<Trader & { adNo: AdNo }>`
    SELECT ad.ad_no AS "adNo", taker.id::text AS "accountId", taker.user_id AS "userId"
    FROM p2p_ads_ads ad
    JOIN accounts_users owner ON owner.id = ad.account_id AND owner.email LIKE ${tradersEmails}
    JOIN p2p_users_presence here ON here.account_id = owner.id AND here.seen_at > app_now() - interval '2 minutes'
    LEFT JOIN p2p_users_counters counters ON counters.account_id = owner.id
    JOIN accounts_users taker ON taker.email LIKE ${tradersEmails} AND taker.id <> owner.id
    WHERE ad.state = 'online' AND ad.side = 'sell' AND NOT ad.is_hidden AND ad.hidden_reasons = '{}'
      AND coalesce(counters.orders_sold, 0) < ${ordersPerSeller}
    ORDER BY random() LIMIT 1`.execute(db);
  for (const { adNo, ...taker } of rows) await takeAd(db, config, adNo, taker);
}
