import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { onlineMinutes } from '@peerbourse/rules/presence';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** A profile with what is known of its owner's account. */
export interface Trader {
  accountId: AccountId;
  mainId: MainId;
  userId: UserId;
  encryptUserId: string;
  areaId: string;
  country: string;
  nickName: string;
  nickNameState: number;
  headColor: string;
  userType: number;
  kybFlag: number;
  /** Gives the status of a merchant up, and the notice runs. */
  isReleasing: boolean;
  termsVersion: number | null;
  termsAcceptedAt: Date | null;
  isOpen: boolean;
  fiatPreference: string | null;
  smsEnable: boolean;
  rapidAdEnable: boolean;
  showCountryFlag: boolean;
  mayPublish: boolean;
  isPaused: boolean;
  businessZone: string | null;
  businessDays: number | null;
  businessFrom: number | null;
  businessUntil: number | null;
  isAtWork: boolean;
  isOnline: boolean;
  createdAt: Date;
  ordersTotal: number;
  ordersBought: number;
  ordersSold: number;
  completed30d: number;
  cancelled30d: number;
  counterparties: number;
  releaseSeconds: number | null;
  paySeconds: number | null;
  goodRatings: number;
  badRatings: number;
  firstTradeAt: Date | null;
}

export const traderColumns = sql`
  account.id::text AS "accountId", coalesce(account.main_id, account.id)::text AS "mainId", account.user_id AS "userId",
  account.encrypt_user_id AS "encryptUserId", account.area_id AS "areaId", main.country, profile.nick_name AS "nickName",
  profile.nick_name_state AS "nickNameState", profile.head_color AS "headColor",
  profile.user_type AS "userType", profile.kyb_flag AS "kybFlag", profile.is_releasing AS "isReleasing", profile.terms_version AS "termsVersion",
  profile.terms_accepted_at AS "termsAcceptedAt", profile.is_open AS "isOpen", profile.fiat_preference AS "fiatPreference",
  profile.sms_enable AS "smsEnable", profile.rapid_ad_enable AS "rapidAdEnable", profile.show_country_flag AS "showCountryFlag",
  profile.may_publish AS "mayPublish", profile.is_paused AS "isPaused", profile.business_zone AS "businessZone",
  profile.business_days AS "businessDays", profile.business_from AS "businessFrom", profile.business_until AS "businessUntil",
  p2p_users_is_at_work(profile.business_zone, profile.business_days, profile.business_from, profile.business_until, app_now()) AS "isAtWork",
  coalesce(presence.seen_at > app_now() - make_interval(mins => ${onlineMinutes}), false) AS "isOnline", profile.created_at AS "createdAt",
  coalesce(counters.orders_total, 0) AS "ordersTotal", coalesce(counters.orders_bought, 0) AS "ordersBought",
  coalesce(counters.orders_sold, 0) AS "ordersSold", coalesce(counters.completed_30d, 0) AS "completed30d",
  coalesce(counters.cancelled_30d, 0) AS "cancelled30d", coalesce(counters.counterparties, 0) AS counterparties,
  counters.release_seconds AS "releaseSeconds", counters.pay_seconds AS "paySeconds", coalesce(counters.good_ratings, 0) AS "goodRatings",
  coalesce(counters.bad_ratings, 0) AS "badRatings", counters.first_trade_at AS "firstTradeAt"`;

export const traderTables = sql`
  p2p_users_profiles profile JOIN accounts_directory account ON account.id = profile.account_id
  JOIN accounts_directory main ON main.id = coalesce(account.main_id, account.id)
  LEFT JOIN p2p_users_counters counters ON counters.account_id = profile.account_id
  LEFT JOIN p2p_users_presence presence ON presence.account_id = profile.account_id`;

export async function traderOf(db: Db, accountId: AccountId): Promise<Trader | undefined> {
  const { rows } = await sql<Trader>`SELECT ${traderColumns} FROM ${traderTables} WHERE profile.account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** Several at once, by their accounts. */
export async function tradersOf(db: Db, accountIds: readonly AccountId[]): Promise<Map<AccountId, Trader>> {
  const { rows } = await sql<Trader>`
    SELECT ${traderColumns} FROM ${traderTables} WHERE profile.account_id = ANY(${[...accountIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** Held until the transaction ends, for whoever decides by what stands there. */
export async function lockProfile(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`SELECT FROM p2p_users_profiles WHERE account_id = ${accountId} FOR NO KEY UPDATE`.execute(tx);
}

/** Of two who want the same name at once the second waits, and then sees that it is taken. */
export async function lockNickKey(tx: Tx, nickKey: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('p2p_users_profiles.nick_key:' || ${nickKey}, 0))`.execute(tx);
}

export async function isNickTaken(tx: Tx, nickKey: string, exceptAccountId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM p2p_users_profiles WHERE nick_key = ${nickKey} AND account_id <> ${exceptAccountId}`.execute(tx);
  return rows.length > 0;
}

export interface NewProfile {
  accountId: AccountId;
  nickName: string;
  nickKey: string;
  isChosen: boolean;
  headColor: string;
}

/** False when the account has a profile, or somebody else the name. */
export async function insertProfile(tx: Tx, profile: NewProfile): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO p2p_users_profiles (account_id, nick_name, nick_key, nick_name_state, nick_changed_at, head_color)
    VALUES (${profile.accountId}, ${profile.nickName}, ${profile.nickKey}, ${profile.isChosen ? 1 : 2},
      CASE WHEN ${profile.isChosen} THEN app_now() END, ${profile.headColor})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function updateNickName(tx: Tx, accountId: AccountId, nickName: string, nickKey: string): Promise<void> {
  await sql`
    UPDATE p2p_users_profiles
    SET nick_name = ${nickName}, nick_key = ${nickKey}, nick_name_state = 1, nick_changed_at = app_now(), updated_at = app_now()
    WHERE account_id = ${accountId}`.execute(tx);
}

export async function updateTerms(tx: Tx, accountId: AccountId, version: number): Promise<void> {
  await sql`
    UPDATE p2p_users_profiles SET terms_version = ${version}, terms_accepted_at = app_now(), is_open = true, updated_at = app_now()
    WHERE account_id = ${accountId}`.execute(tx);
}

export interface ProfileChanges {
  /** Empty for none. */
  fiatPreference?: string | undefined;
  smsEnable?: boolean | undefined;
  rapidAdEnable?: boolean | undefined;
  showCountryFlag?: boolean | undefined;
}

/** What is not named stays. A profile that is changed is open. */
export async function updateChoices(tx: Tx, accountId: AccountId, changes: ProfileChanges): Promise<void> {
  const { fiatPreference, smsEnable, rapidAdEnable, showCountryFlag } = changes;
  await sql`
    UPDATE p2p_users_profiles SET is_open = true, updated_at = app_now(),
      fiat_preference = CASE WHEN ${fiatPreference ?? null}::text IS NULL THEN fiat_preference ELSE nullif(${fiatPreference ?? null}, '') END,
      sms_enable = coalesce(${smsEnable ?? null}::boolean, sms_enable),
      rapid_ad_enable = coalesce(${rapidAdEnable ?? null}::boolean, rapid_ad_enable),
      show_country_flag = coalesce(${showCountryFlag ?? null}::boolean, show_country_flag)
    WHERE account_id = ${accountId}`.execute(tx);
}

/** When a name may be changed again; null when it may be now. */
export async function nickNameFreeAt(db: Db, accountId: AccountId, everyDays: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT nick_changed_at + make_interval(days => ${everyDays}) AS at FROM p2p_users_profiles
    WHERE account_id = ${accountId} AND nick_name_state = 1 AND nick_changed_at + make_interval(days => ${everyDays}) > app_now()`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

/** Whole days until a name may be changed again; none when it may be now. */
export async function daysUntilRename(tx: Tx, accountId: AccountId, everyDays: number): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    SELECT greatest(0, ceil(extract(epoch FROM nick_changed_at + make_interval(days => ${everyDays}) - app_now()) / 86400))::int AS days
    FROM p2p_users_profiles WHERE account_id = ${accountId} AND nick_name_state = 1`.execute(tx);
  return rows[0]?.days ?? 0;
}

export interface BusinessHours {
  timeZone: string;
  days: number;
  from: number;
  until: number;
}

export async function isTimeZone(db: Db, timeZone: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_timezone_names WHERE name = ${timeZone}`.execute(db);
  return rows.length === 1;
}

export async function updateHours(tx: Tx, accountId: AccountId, isPaused: boolean, hours: BusinessHours | null): Promise<void> {
  await sql`
    UPDATE p2p_users_profiles SET is_paused = ${isPaused}, business_zone = ${hours?.timeZone ?? null}, business_days = ${hours?.days ?? null},
      business_from = ${hours?.from ?? null}, business_until = ${hours?.until ?? null}, updated_at = app_now()
    WHERE account_id = ${accountId}`.execute(tx);
}

/** At most once a minute, however often somebody says so. */
export async function markOnline(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`
    INSERT INTO p2p_users_presence (account_id, seen_at) VALUES (${accountId}, app_now())
    ON CONFLICT (account_id) DO UPDATE SET seen_at = app_now() WHERE p2p_users_presence.seen_at <= app_now() - interval '1 minute'`.execute(
    tx,
  );
}

export interface OpenRestriction {
  kind: string;
  reason: string;
  until: Date | null;
}

/** What is in force for an account; a child is held back by what holds its main account. */
export async function openRestrictions(
  db: Db,
  { accountId, mainId }: { accountId: AccountId; mainId: MainId },
): Promise<OpenRestriction[]> {
  const { rows } = await sql<OpenRestriction>`
    SELECT kind, reason, until FROM p2p_users_restrictions
    WHERE account_id IN (${accountId}, ${mainId}) AND lifted_at IS NULL AND (until IS NULL OR until > app_now()) ORDER BY id`.execute(db);
  return rows;
}

/** Whether an account may not buy, sell or publish now. */
export async function isRestrictedFrom(db: Db, accountId: AccountId, act: AdSide | 'publish'): Promise<boolean> {
  const { rows } = await sql<{ isRestricted: boolean }>`
    SELECT p2p_users_restricted_until(${accountId}::bigint, ${act}) IS NOT NULL AS "isRestricted"`.execute(db);
  return rows[0]?.isRestricted ?? false;
}

/** Accounts that close: their names become free, and what they kept about others goes. Answers the accounts with their children. */
export async function eraseTraders(tx: Tx, mainIds: readonly MainId[]): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    SELECT id::text FROM accounts_directory WHERE id = ANY(${[...mainIds]}::bigint[]) OR main_id = ANY(${[...mainIds]}::bigint[])`.execute(
    tx,
  );
  const accountIds = rows.map(({ id }) => id);
  await sql`
    UPDATE p2p_users_profiles SET nick_name = 'closed', nick_key = 'closed:' || account_id, nick_name_state = 2, is_open = false,
      is_paused = true, updated_at = app_now()
    WHERE account_id = ANY(${accountIds}::bigint[])`.execute(tx);
  await sql`DELETE FROM p2p_users_presence WHERE account_id = ANY(${accountIds}::bigint[])`.execute(tx);
  await sql`DELETE FROM p2p_users_tips WHERE account_id = ANY(${accountIds}::bigint[])`.execute(tx);
  await sql`
    DELETE FROM p2p_users_follows
    WHERE account_id = ANY(${accountIds}::bigint[]) OR followed_id = ANY(${accountIds}::bigint[])`.execute(tx);
  return accountIds;
}
