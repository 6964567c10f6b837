import type { AdNo } from '@peerbourse/contract/ids';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { demoCustomers } from '../customers.ts';
import { tradersEmails } from './cast.ts';
import { takeAd } from './take-ad.ts';
import type { Trader } from './trader-context.ts';

interface Chance extends Trader {
  adNo: AdNo;
}

/** A customer who advertises, is here and has nothing to do gets an order, to try the side of the advertiser as well. */
export async function takeAdsOfCustomers(db: Db, config: Config): Promise<void> {
  for (const { adNo, ...taker } of await chances(db)) await takeAd(db, config, adNo, taker);
}

async function chances(db: Db): Promise<Chance[]> {
  const customers = demoCustomers.map(({ email }) => email);
  const { rows } = await sql<Chance>`
    SELECT DISTINCT ON (owner.id) ad.ad_no AS "adNo", taker.id::text AS "accountId", taker.user_id AS "userId"
    FROM p2p_ads_ads ad
    JOIN accounts_users owner ON owner.id = ad.account_id AND owner.email = ANY (${customers})
    JOIN p2p_users_presence presence ON presence.account_id = owner.id AND presence.seen_at > app_now() - interval '2 minutes'
    CROSS JOIN LATERAL (
      SELECT account.id, account.user_id FROM accounts_users account JOIN p2p_users_presence here ON here.account_id = account.id
      WHERE account.email LIKE ${tradersEmails} AND here.seen_at > app_now() - interval '2 minutes'
      ORDER BY hashtext(account.email || date_bin('1 minute', app_now(), 'epoch')::text) LIMIT 1) taker
    WHERE ad.state = 'online' AND ad.side = 'sell' AND NOT ad.is_hidden AND ad.hidden_reasons = '{}'
      AND NOT EXISTS (
        SELECT FROM p2p_orders_orders trade WHERE owner.id IN (trade.buyer_id, trade.seller_id)
          AND (trade.status < 3 OR trade.created_at > app_now() - interval '3 minutes'))
    ORDER BY owner.id, hashtext(ad.ad_no || date_bin('1 minute', app_now(), 'epoch')::text)`.execute(db);
  return rows;
}
