import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { type Ad, adColumns, adTables } from '../ad.table.ts';

export interface ModeratedAd extends Ad {
  userId: string;
  nickName: string;
  /** Tells where the reader stands. */
  editVersion: number;
}

export interface ModerationFilter {
  hasWords: boolean;
  isTakenDown: boolean;
  userId: string | undefined;
  after: { adNo: string; version: number } | undefined;
}

/** Each ad once, at its newest change, newest first. */
export async function newestEdits(
  db: Db,
  { hasWords, isTakenDown, userId, after }: ModerationFilter,
  limit: number,
): Promise<ModeratedAd[]> {
  const { rows } = await sql<ModeratedAd>`
    SELECT ${adColumns}, account.user_id AS "userId", profile.nick_name AS "nickName", edit.version AS "editVersion"
    FROM p2p_ads_edits edit JOIN ${adTables} ON ad.id = edit.ad_id JOIN accounts_users account ON account.id = ad.account_id
    JOIN p2p_users_profiles profile ON profile.account_id = ad.account_id
    WHERE edit.act <> 'open' AND ad.state <> 'deleted'
      AND NOT EXISTS (SELECT FROM p2p_ads_edits newer WHERE newer.ad_id = edit.ad_id AND newer.act <> 'open' AND newer.id > edit.id)
      ${hasWords ? sql`AND ad.remark || ad.auto_reply <> ''` : sql``}
      ${isTakenDown ? sql`AND ad.taken_down_for IS NOT NULL` : sql``}
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
