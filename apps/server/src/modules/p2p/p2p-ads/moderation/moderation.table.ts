import type { AdNo, UserId } from '@peerbourse/contract/ids';
import type { AdState } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Ad, adColumns, adTables } from '../ad.table.ts';

export interface ModeratedAd extends Ad {
  userId: UserId;
  nickName: string;
  /** Tells where the reader stands. */
  editVersion: number;
  isWaiting: boolean;
  isOutlier: boolean;
  /** The words that the newest change replaced. */
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

const isWaiting = sql`(edit.version > ad.checked_version AND ad.taken_down_for IS NULL)`;

/** Further from the reference than this many millionths is looked at. */
const outlierPpm = 50_000;

/** A floating price is as far away as its margin, and has no price while what it follows is too old. */
const isOutlier = sql`coalesce(
  CASE WHEN ad.fixed_price IS NOT NULL THEN abs(ad.fixed_price - reference.units)::numeric * 1000000 > reference.units::numeric * ${outlierPpm}
  WHEN NOT reference.is_stale THEN abs(ad.premium_ppm) > ${outlierPpm} END, false)`;

/** Each ad once, at its newest change, newest first. Filtered before it is cut into pages, so that no page is short. */
export async function newestEdits(
  db: Db,
  filter: ModerationFilter,
  references: readonly PairReference[],
  limit: number,
): Promise<ModeratedAd[]> {
  const { hasText, isTakenDown, hasNewPicture, userId, after } = filter;
  const { rows } = await sql<ModeratedAd>`
    SELECT ${adColumns}, account.user_id AS "userId", profile.nick_name AS "nickName", edit.version AS "editVersion",
      ${isWaiting} AS "isWaiting", ${isOutlier} AS "isOutlier", earlier.remark AS "earlierRemark", earlier.auto_reply AS "earlierReply", earlier.at AS "earlierAt"
    FROM p2p_ads_edits edit JOIN ${adTables} ON ad.id = edit.ad_id JOIN accounts_directory account ON account.id = ad.account_id
    JOIN p2p_users_directory profile ON profile.account_id = ad.account_id
    LEFT JOIN unnest(
      ${references.map(({ coin }) => coin)}::text[], ${references.map(({ fiat }) => fiat)}::text[],
      ${references.map(({ units }) => units)}::bigint[], ${references.map(({ isStale }) => isStale)}::boolean[]
    ) reference (coin, fiat, units, is_stale) ON reference.coin = ad.coin AND reference.fiat = ad.fiat
    LEFT JOIN LATERAL (
      SELECT remark, auto_reply, at FROM p2p_ads_edits WHERE ad_id = edit.ad_id AND act <> 'open' AND id < edit.id ORDER BY id DESC LIMIT 1
    ) earlier ON true
    WHERE edit.act <> 'open' AND ad.state <> 'deleted'
      AND NOT EXISTS (SELECT FROM p2p_ads_edits newer WHERE newer.ad_id = edit.ad_id AND newer.act <> 'open' AND newer.id > edit.id)
      ${filter.isWaiting ? sql`AND ${isWaiting}` : sql``}
      ${filter.isOutlier ? sql`AND ${isOutlier}` : sql``}
      ${filter.state === undefined ? sql`` : sql`AND ad.state = ${filter.state}`}
      ${filter.coin === undefined ? sql`` : sql`AND ad.coin = ${filter.coin}`}
      ${filter.fiat === undefined ? sql`` : sql`AND ad.fiat = ${filter.fiat}`}
      ${hasText ? sql`AND ad.remark || ad.auto_reply <> ''` : sql``}
      ${isTakenDown ? sql`AND ad.taken_down_for IS NOT NULL` : sql``}
      ${hasNewPicture ? sql`AND EXISTS (SELECT FROM p2p_ads_pictures picture WHERE picture.ad_id = ad.id AND picture.state = 'waiting')` : sql``}
      ${filter.adNo === undefined ? sql`` : sql`AND ad.ad_no = ${filter.adNo}`}
      ${userId === undefined ? sql`` : sql`AND account.user_id = ${userId}`}
      ${
        after === undefined
          ? sql``
          : sql`AND edit.id < (
              SELECT max(seen.id) FROM p2p_ads_edits seen JOIN p2p_ads_ads seen_ad ON seen_ad.id = seen.ad_id
              WHERE seen_ad.ad_no = ${after.adNo} AND seen.version <= ${after.version}::int AND seen.act <> 'open')`
      }
    ORDER BY edit.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Not a change of the ad: whoever edits it meanwhile goes on undisturbed. */
export async function markChecked(tx: Tx, id: string, version: number): Promise<void> {
  await sql`UPDATE p2p_ads_ads SET checked_version = ${version} WHERE id = ${id}`.execute(tx);
}
