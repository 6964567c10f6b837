import { merchantUserType } from '@peerbourse/rules/p2p-merchants/merchant';
import { sql } from '#platform/sql.ts';

/** The moment of the statement, asked for once and not for every row. */
export const moment = sql`(SELECT app_now())`;

/**
 * Whether the advertiser of `ad` offers anything now, of whom `account` and `profile` are joined: has the right, is at work, and nothing
 * bars them. It is `p2p_ads_barred_until` without the question until when, which would be asked row by row.
 */
export const isOffering = sql`(
  (profile.may_publish OR profile.user_type = ${sql.lit(merchantUserType)}) AND NOT profile.is_paused
  AND (profile.business_zone IS NULL OR p2p_users_is_at_work(
    profile.business_zone, profile.business_days, profile.business_from, profile.business_until, ${moment}))
  AND CASE WHEN account.main_id IS NULL THEN account.state ELSE (SELECT main.state FROM accounts_directory main WHERE main.id = account.main_id) END = 'active'
  AND NOT EXISTS (
    SELECT FROM p2p_users_unlifted_restrictions barred WHERE barred.account_id IN (account.id, account.main_id)
      AND barred.kind IN ('publish', 'all', ad.side) AND (barred.until IS NULL OR barred.until > ${moment}))
  AND NOT EXISTS (
    SELECT FROM accounts_unlifted_holds held WHERE held.account_id IN (account.id, account.main_id)
      AND (held.kind = 'p2p' OR held.kind = 'p2p-sell' AND ad.side = 'sell') AND (held.ends_at IS NULL OR held.ends_at > ${moment})))`;
