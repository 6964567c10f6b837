import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Trader, traderColumns, traderTables } from '../profile.table.ts';

export async function insertFollow(tx: Tx, accountId: AccountId, followedId: AccountId): Promise<void> {
  await sql`INSERT INTO p2p_users_follows (account_id, followed_id) VALUES (${accountId}, ${followedId}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}

export async function deleteFollow(tx: Tx, accountId: AccountId, followedId: AccountId): Promise<void> {
  await sql`DELETE FROM p2p_users_follows WHERE account_id = ${accountId} AND followed_id = ${followedId}`.execute(tx);
}

export async function countFollows(tx: Tx, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM p2p_users_follows WHERE account_id = ${accountId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function isFollowing(db: Db, accountId: AccountId, followedId: AccountId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM p2p_users_follows WHERE account_id = ${accountId} AND followed_id = ${followedId}`.execute(db);
  return rows.length === 1;
}

export interface FollowedTrader extends Trader {
  followedAt: Date;
}

/** Newest first, after the one that the reader has seen last. */
export async function selectFollowed(db: Db, accountId: AccountId, after: string | undefined, limit: number): Promise<FollowedTrader[]> {
  const { rows } = await sql<FollowedTrader>`
    SELECT ${traderColumns}, follow.at AS "followedAt"
    FROM ${traderTables} JOIN p2p_users_follows follow ON follow.followed_id = profile.account_id
    WHERE follow.account_id = ${accountId} AND (${after ?? null}::text IS NULL OR (follow.at, follow.followed_id) < (
      SELECT seen.at, seen.followed_id FROM p2p_users_follows seen JOIN accounts_directory last ON last.id = seen.followed_id
      WHERE seen.account_id = ${accountId} AND last.encrypt_user_id = ${after ?? null}))
    ORDER BY follow.at DESC, follow.followed_id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
