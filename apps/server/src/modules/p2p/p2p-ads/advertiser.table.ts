import type { AccountId } from '@peerbourse/contract/ids';
import { merchantUserType } from '@peerbourse/rules/p2p-merchants/merchant';
import type { MerchantLevel } from '@peerbourse/rules/p2p-merchants/merchant-level';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { Side } from './ad.table.ts';

/** What an advertiser is allowed, and whether they are at work. */
export interface Advertiser {
  mayPublish: boolean;
  /** Null for whoever is no merchant. */
  merchantLevel: MerchantLevel | null;
  identityLevel: number;
  /** Where they live. */
  country: string;
  isPaused: boolean;
  isAtWork: boolean;
  /** Until when something is barred: null when it is not, empty when nobody has said until when. */
  barredFrom: Record<'publish' | Side, string | null>;
}

/** A moment in the words of the wire; an end that nobody has set is empty. */
export const momentOf = (at: ReturnType<typeof sql>) => sql`
  CASE WHEN ${at} = 'infinity' THEN '' ELSE to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END`;

export async function advertiserOf(db: Db, accountId: AccountId): Promise<Advertiser | undefined> {
  const { rows } = await sql<Advertiser>`
    SELECT profile.may_publish OR profile.user_type = ${sql.lit(merchantUserType)} AS "mayPublish", profile.merchant_level AS "merchantLevel",
      account.identity_level AS "identityLevel", account.country, profile.is_paused AS "isPaused",
      p2p_users_is_at_work(business_zone, business_days, business_from, business_until, app_now()) AS "isAtWork",
      jsonb_build_object(
        'publish', ${momentOf(sql`p2p_ads_barred_until(account.id, 'publish')`)},
        'buy', ${momentOf(sql`p2p_ads_barred_until(account.id, 'buy')`)},
        'sell', ${momentOf(sql`p2p_ads_barred_until(account.id, 'sell')`)}) AS "barredFrom"
    FROM p2p_users_directory profile JOIN accounts_directory account ON account.id = profile.account_id
    WHERE profile.account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** One account publishes and counts its ads one after the other. The profile comes before ads and ledger. */
export async function lockProfile(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`SELECT p2p_users_lock_profile(${accountId})`.execute(tx);
}

export interface AdCount {
  side: Side;
  coin: string;
  fiat: string;
  count: number;
}

/** Ads that are not over, by what the limit counts. */
export async function adCounts(db: Db, accountId: AccountId): Promise<AdCount[]> {
  const { rows } = await sql<AdCount>`
    SELECT side, coin, fiat, count(*)::int AS count FROM p2p_ads_ads
    WHERE account_id = ${accountId} AND state NOT IN ('completed', 'deleted') GROUP BY side, coin, fiat ORDER BY coin, fiat, side`.execute(
    db,
  );
  return rows;
}
