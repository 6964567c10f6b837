import type { AccountId, MainId, OrderNo } from '@peerbourse/contract/ids';
import type { Rating } from '@peerbourse/contract/p2p/p2p-ratings/rating.shape';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export async function ratingOf(db: Db, raterId: AccountId, orderNo: OrderNo): Promise<Rating | undefined> {
  const { rows } = await sql<Rating>`
    SELECT is_good AS "isGood", tags, comment FROM p2p_ratings_ratings WHERE order_no = ${orderNo} AND rater_id = ${raterId}`.execute(db);
  return rows[0];
}

export interface NewRating extends Rating {
  ratingNo: string;
  orderNo: OrderNo;
  raterId: AccountId;
}

/** The function finds out who is rated, and refuses what may not be rated. A second rating of the same person changes the first. */
export async function writeRating(tx: Tx, { ratingNo, orderNo, raterId, isGood, tags, comment }: NewRating): Promise<void> {
  await sql`SELECT p2p_ratings_rate(${ratingNo}, ${orderNo}, ${raterId}, ${isGood}, ${tags}::text[], ${comment})`.execute(tx);
}

export interface GivenRating extends Rating {
  ratingNo: string;
  raterId: AccountId;
  nickName: string;
  ratedAt: Date;
}

/** Newest first, after the one that the reader has seen last. */
export async function ratingsOf(db: Db, ratedId: AccountId, after: string | undefined, limit: number): Promise<GivenRating[]> {
  const { rows } = await sql<GivenRating>`
    SELECT rating.rating_no AS "ratingNo", rating.rater_id::text AS "raterId", profile.nick_name AS "nickName",
      rating.is_good AS "isGood", rating.tags, rating.comment, rating.rated_at AS "ratedAt"
    FROM p2p_ratings_ratings rating JOIN p2p_users_directory profile ON profile.account_id = rating.rater_id
    WHERE rating.rated_id = ${ratedId} AND (${after ?? null}::text IS NULL
      OR rating.id < (SELECT id FROM p2p_ratings_ratings WHERE rating_no = ${after ?? null} AND rated_id = ${ratedId}))
    ORDER BY rating.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Of accounts that close: their words go, what they thought of others still counts. */
export async function removeCommentsOf(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  await sql`
    UPDATE p2p_ratings_ratings SET comment = NULL
    WHERE comment IS NOT NULL AND rater_id IN (
      SELECT id FROM accounts_directory WHERE id = ANY(${[...mainIds]}::bigint[]) OR main_id = ANY(${[...mainIds]}::bigint[]))`.execute(tx);
}
