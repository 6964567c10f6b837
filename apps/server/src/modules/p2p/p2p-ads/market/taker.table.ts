import type { AccountId } from '@peerbourse/contract/ids';
import { merchantUserType } from '@peerbourse/rules/p2p-merchants/merchant';
import type { MerchantLevel } from '@peerbourse/rules/p2p-merchants/merchant-level';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { momentOf } from '../advertiser.table.ts';
import type { Asked } from './eligibility.rules.ts';

/** Somebody who may want to take an ad, as of now. */
export interface Taker extends Asked {
  accountId: AccountId;
  /** Null for whoever is no merchant. */
  merchantLevel: MerchantLevel | null;
  askedAt: Date;
}

export async function takerOf(db: Db, accountId: AccountId, coin: string, fiat: string): Promise<Taker | undefined> {
  // An array of one would be planned for each account anew.
  return (await selectTakers(db, sql`account.id = ${accountId}`, coin, fiat))[0];
}

export async function takersOf(db: Db, accountIds: readonly AccountId[], coin: string, fiat: string): Promise<Taker[]> {
  return await selectTakers(db, sql`account.id = ANY(${[...accountIds]}::bigint[])`, coin, fiat);
}

async function selectTakers(db: Db, condition: RawBuilder<unknown>, coin: string, fiat: string): Promise<Taker[]> {
  const { rows } = await sql<Taker>`
    SELECT account.id::text AS "accountId", main.id::text AS "mainId", profile.terms_accepted_at IS NOT NULL AS "hasTerms",
      coalesce(profile.user_type = ${sql.lit(merchantUserType)}, false) AS "isMerchant", profile.merchant_level AS "merchantLevel",
      account.identity_level AS "identityLevel",
      main.has_email AS "hasEmail", main.has_phone AS "hasPhone",
      floor(extract(epoch FROM app_now() - main.created_at) / 86400)::int AS "joinedDays", main.country,
      coalesce(counters.orders_total, 0) AS orders, coalesce(counters.completed_30d, 0) AS "completed30d",
      coalesce(counters.cancelled_30d, 0) AS "cancelled30d", coalesce(counters.good_ratings, 0) AS "goodRatings",
      coalesce(counters.bad_ratings, 0) AS "badRatings",
      jsonb_build_object('buy', ${momentOf(sql`barred.buy`)}, 'sell', ${momentOf(sql`barred.sell`)}) AS "barredFrom",
      (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_wallet_balances
       WHERE owner_id = account.id AND asset = ${coin}) AS holding,
      ARRAY(SELECT DISTINCT saved.template_id FROM p2p_paymethods_saved saved JOIN p2p_paymethods_current method ON method.id = saved.id
        WHERE saved.account_id = account.id AND saved.fiat = ${fiat} AND saved.state <> 'deleted' AND method.state = 'ACTIVE') AS "templateIds",
      app_now() AS "askedAt"
    FROM accounts_directory account JOIN accounts_directory main ON main.id = coalesce(account.main_id, account.id)
    LEFT JOIN p2p_users_directory profile ON profile.account_id = account.id
    LEFT JOIN p2p_users_figures counters ON counters.account_id = account.id
    CROSS JOIN LATERAL (
      SELECT p2p_ads_barred_until(account.id, 'buy') AS buy, p2p_ads_barred_until(account.id, 'sell') AS sell LIMIT 1) barred
    WHERE ${condition}`.execute(db);
  return rows;
}

/** Traders who were here within a week, so many at most. */
export async function recentTraders(db: Db, limit: number): Promise<AccountId[]> {
  const { rows } = await sql<{ accountId: AccountId }>`
    SELECT presence.account_id::text AS "accountId" FROM p2p_users_last_seen presence JOIN p2p_users_directory USING (account_id)
    WHERE seen_at > app_now() - interval '7 days' AND terms_accepted_at IS NOT NULL LIMIT ${limit}`.execute(db);
  return rows.map(({ accountId }) => accountId);
}
