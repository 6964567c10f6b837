import type { AdNo, UserId } from '@peerbourse/contract/ids';
import type { AdState, ReviewReason } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Ad, adColumns, adTables } from '../ad.table.ts';

export interface ModeratedAd extends Ad {
  userId: UserId;
  nickName: string;
  /** Tells where the reader stands. */
  editVersion: number;
  isOutlier: boolean;
  reviewReasons: ReviewReason[];
  /** Both null unless it waits. */
  reviewPlace: number | null;
  reviewSince: Date | null;
  /** As the reader names it who goes on from here: moments have no microseconds. */
  reviewMicros: string | null;
  priceDistancePpm: number | null;
  /** The words that were checked, or those that the newest change replaced. */
  earlierRemark: string | null;
  earlierReply: string | null;
  earlierAt: Date | null;
}

export interface ModerationFilter {
  isWaiting: boolean;
  hasText: boolean;
  isTakenDown: boolean;
  /** One that nobody has judged yet. */
  hasNewPicture: boolean;
  /** Priced far from the reference. */
  isOutlier: boolean;
  adNo: AdNo | undefined;
  userId: UserId | undefined;
  state: AdState | undefined;
  coin: string | undefined;
  fiat: string | undefined;
  after: { adNo: AdNo; version: number } | undefined;
  /** Of what waits. */
  afterWaiting: { adNo: AdNo; place: number; micros: string } | undefined;
}

/** What the pairs of the ads are worth now, for the distance of each ad from it. */
export interface PairReference {
  coin: string;
  fiat: string;
  units: bigint;
  isStale: boolean;
}

export async function pairsOfAds(db: Db): Promise<Array<{ coin: string; fiat: string }>> {
  return (await sql<{ coin: string; fiat: string }>`SELECT DISTINCT coin, fiat FROM p2p_ads_ads WHERE state <> 'deleted'`.execute(db)).rows;
}

/** A floating price is as far away as its margin, and has no price while what it follows is too old. */
const isOutlier = sql`coalesce(
  CASE WHEN ad.fixed_price IS NOT NULL THEN abs(ad.fixed_price - reference.units)::numeric * 1000000 > reference.units::numeric * p2p_ads_outlier_ppm()
  WHEN NOT reference.is_stale THEN abs(ad.premium_ppm) > p2p_ads_outlier_ppm() END, false)`;

/** A change that was saved. */
const isSaved = sql`act <> 'open'`;

/** Each ad at its newest change, newest first; or what waits, in the order in which it should be looked at. */
const newestFirst = {
  tables: sql`p2p_ads_edits edit JOIN ${adTables} ON ad.id = edit.ad_id`,
  condition: sql`edit.act <> 'open' AND NOT EXISTS (
    SELECT FROM p2p_ads_edits newer WHERE newer.ad_id = edit.ad_id AND newer.act <> 'open' AND newer.id > edit.id)`,
  order: sql`edit.id DESC`,
};
const riskFirst = {
  tables: sql`${adTables} LEFT JOIN LATERAL (
    SELECT id, version FROM p2p_ads_edits WHERE ad_id = ad.id AND ${isSaved} ORDER BY id DESC LIMIT 1) edit ON true`,
  condition: sql`ad.review_place IS NOT NULL`,
  order: sql`ad.review_place, ad.review_since, ad.ad_no`,
};

/** Each ad once. Filtered before it is cut into pages, so that no page is short. */
export async function moderatedAds(
  db: Db,
  filter: ModerationFilter,
  references: readonly PairReference[],
  limit: number,
): Promise<ModeratedAd[]> {
  const { hasText, isTakenDown, hasNewPicture, userId } = filter;
  const { tables, condition, order } = filter.isWaiting ? riskFirst : newestFirst;
  const { rows } = await sql<ModeratedAd>`
    SELECT ${adColumns}, account.user_id AS "userId", profile.nick_name AS "nickName", edit.version AS "editVersion", ${isOutlier} AS "isOutlier",
      p2p_ads_review_reasons(ad) AS "reviewReasons", ad.review_place AS "reviewPlace", ad.review_since AS "reviewSince",
      (extract(epoch FROM ad.review_since) * 1000000)::bigint::text AS "reviewMicros", ad.price_distance_ppm AS "priceDistancePpm",
      earlier.remark AS "earlierRemark", earlier.auto_reply AS "earlierReply", earlier.at AS "earlierAt"
    FROM ${tables} JOIN accounts_directory account ON account.id = ad.account_id
    JOIN p2p_users_directory profile ON profile.account_id = ad.account_id
    LEFT JOIN unnest(
      ${references.map(({ coin }) => coin)}::text[], ${references.map(({ fiat }) => fiat)}::text[],
      ${references.map(({ units }) => units)}::bigint[], ${references.map(({ isStale }) => isStale)}::boolean[]
    ) reference (coin, fiat, units, is_stale) ON reference.coin = ad.coin AND reference.fiat = ad.fiat
    LEFT JOIN LATERAL (
      SELECT remark, auto_reply, at FROM p2p_ads_edits WHERE ad_id = ad.id AND ${isSaved}
        AND CASE WHEN ad.checked_version > 0 THEN version <= ad.checked_version ELSE id < edit.id END
      ORDER BY id DESC LIMIT 1
    ) earlier ON true
    WHERE ${condition} AND ad.state <> 'deleted'
      ${filter.isOutlier ? sql`AND ${isOutlier}` : sql``}
      ${filter.state === undefined ? sql`` : sql`AND ad.state = ${filter.state}`}
      ${filter.coin === undefined ? sql`` : sql`AND ad.coin = ${filter.coin}`}
      ${filter.fiat === undefined ? sql`` : sql`AND ad.fiat = ${filter.fiat}`}
      ${hasText ? sql`AND ad.remark || ad.auto_reply <> ''` : sql``}
      ${isTakenDown ? sql`AND ad.taken_down_for IS NOT NULL` : sql``}
      ${hasNewPicture ? sql`AND ad.has_new_picture` : sql``}
      ${filter.adNo === undefined ? sql`` : sql`AND ad.ad_no = ${filter.adNo}`}
      ${userId === undefined ? sql`` : sql`AND account.user_id = ${userId}`}
      ${isBehind(filter)}
    ORDER BY ${order} LIMIT ${limit}`.execute(db);
  return rows;
}

function isBehind({ after, afterWaiting }: ModerationFilter): RawBuilder<unknown> {
  if (afterWaiting) {
    const { adNo, place, micros } = afterWaiting;
    return sql`AND (ad.review_place, ad.review_since, ad.ad_no)
      > (${place}::smallint, timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${adNo})`;
  }
  if (!after) return sql``;
  return sql`AND edit.id < (
    SELECT max(seen.id) FROM p2p_ads_edits seen JOIN p2p_ads_ads seen_ad ON seen_ad.id = seen.ad_id
    WHERE seen_ad.ad_no = ${after.adNo} AND seen.version <= ${after.version}::int AND seen.act <> 'open')`;
}

export async function seenAds(db: Db, seen: ReadonlyArray<{ adNo: AdNo }>): Promise<Array<Ad & { hasNewPicture: boolean }>> {
  const { rows } = await sql<Ad & { hasNewPicture: boolean }>`
    SELECT ${adColumns}, ad.has_new_picture AS "hasNewPicture" FROM ${adTables}
    WHERE ad.ad_no = ANY(${seen.map(({ adNo }) => adNo)}::text[]) AND ad.state <> 'deleted'`.execute(db);
  return rows;
}

/** Not a change of the ad: whoever edits it meanwhile goes on undisturbed. A trigger keeps what it says and costs, as checked. */
export async function markChecked(tx: Tx, id: string, version: number): Promise<void> {
  await sql`UPDATE p2p_ads_ads SET checked_version = ${version} WHERE id = ${id}`.execute(tx);
}
