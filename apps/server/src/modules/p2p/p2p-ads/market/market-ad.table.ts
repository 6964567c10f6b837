import type { AccountId, AdNo, MainId } from '@peerbourse/contract/ids';
import { onlineMinutes } from '@peerbourse/rules/presence';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { type Ad, adColumns, adTables } from '../ad.table.ts';
import { isOffering, moment } from '../offering.table.ts';

/** An ad with what others may know of its advertiser, as a list needs it. */
export interface ListedRow extends Omit<Ad, 'remark' | 'autoReply'> {
  mainId: MainId;
  encryptUserId: string;
  nickName: string;
  headColor: string;
  userType: number;
  kybFlag: number;
  country: string;
  isOnline: boolean;
  ordersTotal: number;
  completed30d: number;
  cancelled30d: number;
  goodRatings: number;
  badRatings: number;
  releaseSeconds: number | null;
  paySeconds: number | null;
  /** Whether somebody could take it now, if its code or its link is known. */
  isTakeable: boolean;
}

export type MarketRow = ListedRow & Pick<Ad, 'remark' | 'autoReply'>;

/** Of `account`, `profile`, `counters` and `presence`. */
export const advertiserColumns = sql`
  coalesce(account.main_id, account.id)::text AS "mainId", account.encrypt_user_id AS "encryptUserId",
  profile.nick_name AS "nickName", profile.head_color AS "headColor", profile.user_type AS "userType", profile.kyb_flag AS "kybFlag",
  CASE WHEN profile.show_country_flag THEN account.country ELSE '' END AS country,
  coalesce(presence.seen_at > ${moment} - make_interval(mins => ${onlineMinutes}), false) AS "isOnline",
  coalesce(counters.orders_total, 0) AS "ordersTotal", coalesce(counters.completed_30d, 0) AS "completed30d",
  coalesce(counters.cancelled_30d, 0) AS "cancelled30d", coalesce(counters.good_ratings, 0) AS "goodRatings",
  coalesce(counters.bad_ratings, 0) AS "badRatings", counters.release_seconds AS "releaseSeconds", counters.pay_seconds AS "paySeconds",
  ad.state = 'online' AND ad.hidden_reasons = '{}' AND ad.remaining > 0 AND ${isOffering} AS "isTakeable"`;

const columns = sql`${adColumns}, ${advertiserColumns}`;

const tables = sql`
  ${adTables} JOIN accounts_directory account ON account.id = ad.account_id
  JOIN p2p_users_directory profile ON profile.account_id = ad.account_id
  LEFT JOIN p2p_users_figures counters ON counters.account_id = ad.account_id
  LEFT JOIN p2p_users_last_seen presence ON presence.account_id = ad.account_id`;

/** An ad that somebody looks at, with the accounts that a sell ad is paid to. */
export type TakenRow = MarketRow & { methodNos: string[] };

const methodNos = sql`ARRAY(
  SELECT method.method_no FROM p2p_ads_user_methods JOIN p2p_paymethods_saved method ON method.id = method_id
  WHERE ad_id = ad.id ORDER BY method_id)`;

export async function marketRowByNo(db: Db, adNo: AdNo): Promise<TakenRow | undefined> {
  const { rows } = await sql<TakenRow>`
    SELECT ${columns}, ${methodNos} AS "methodNos" FROM ${tables} WHERE ad.ad_no = ${adNo} AND ad.state <> 'deleted'`.execute(db);
  return rows[0];
}

/** What an advertiser has in the public list, both sides, newest first. */
export async function listedRowsOf(db: Db, accountId: AccountId, limit: number): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    SELECT ${columns} FROM ${tables}
    WHERE ad.account_id = ${accountId} AND ad.state <> 'deleted' AND p2p_ads_is_listed(ad) ORDER BY ad.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
