import type { AccountId, MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export type Block = 'by-you' | 'by-them';

export async function blockBetween(db: Db, accountId: AccountId, otherId: string): Promise<Block | undefined> {
  return (await blockedAmong(db, accountId, [otherId])).get(otherId);
}

/**
 * Which of these somebody does not trade with, and who of the two wants it so; one's own block is told first. Whoever trades under several
 * accounts is blocked, and blocks, as one person: otherwise a child account would walk around it.
 */
export async function blockedAmong(db: Db, accountId: AccountId, otherIds: readonly string[]): Promise<Map<string, Block>> {
  if (otherIds.length === 0) return new Map();
  const { rows } = await sql<{ otherId: string; isByYou: boolean }>`
    WITH others AS MATERIALIZED (
      SELECT id, coalesce(main_id, id) AS main_id FROM accounts_directory WHERE id = ANY(${[...otherIds]}::bigint[])),
    mine AS MATERIALIZED (${relativesOf(sql`(SELECT coalesce(main_id, id) AS main_id FROM accounts_directory WHERE id = ${accountId}::bigint)`)})
    SELECT other_id::text AS "otherId", bool_or(is_by_you) AS "isByYou" FROM (
      SELECT others.id AS other_id, true AS is_by_you FROM mine JOIN p2p_blocklist_entries entry ON entry.account_id = mine.id
      JOIN accounts_directory blocked ON blocked.id = entry.blocked_id JOIN others ON others.main_id = coalesce(blocked.main_id, blocked.id)
      UNION ALL
      SELECT others.id, false FROM mine CROSS JOIN others
      CROSS JOIN LATERAL (${relativesOf(sql`(SELECT others.main_id)`)}) relative
      JOIN p2p_blocklist_entries entry ON entry.account_id = relative.id AND entry.blocked_id = mine.id) met
    GROUP BY other_id`.execute(db);
  return new Map(rows.map(({ otherId, isByYou }) => [otherId, isByYou ? 'by-you' : 'by-them']));
}

/** A main account and its children. Two questions, because no index answers one about both. */
const relativesOf = (main: ReturnType<typeof sql>) => sql`
  SELECT main_id AS id FROM ${main} person
  UNION ALL SELECT child.id FROM ${main} person JOIN accounts_directory child ON child.main_id = person.main_id`;

export interface TraderId {
  accountId: AccountId;
  mainId: MainId;
}

/** The account behind a public handle, if it has a P2P profile and is not closed. */
export async function traderByHandle(db: Db, encryptUserId: string): Promise<TraderId | undefined> {
  const { rows } = await sql<TraderId>`
    SELECT account.id::text AS "accountId", main.id::text AS "mainId"
    FROM accounts_directory account JOIN accounts_directory main ON main.id = coalesce(account.main_id, account.id)
    JOIN p2p_users_directory ON account_id = account.id
    WHERE account.encrypt_user_id = ${encryptUserId} AND main.state <> 'closed' AND account.state <> 'closed'`.execute(db);
  return rows[0];
}

export async function countBlocks(tx: Tx, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM p2p_blocklist_entries WHERE account_id = ${accountId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertBlock(tx: Tx, accountId: AccountId, blockedId: AccountId): Promise<void> {
  await sql`
    INSERT INTO p2p_blocklist_entries (account_id, blocked_id) VALUES (${accountId}, ${blockedId}) ON CONFLICT DO NOTHING`.execute(tx);
}

export async function deleteBlock(tx: Tx, accountId: AccountId, blockedId: AccountId): Promise<void> {
  await sql`DELETE FROM p2p_blocklist_entries WHERE account_id = ${accountId} AND blocked_id = ${blockedId}`.execute(tx);
}

export interface BlockedRow {
  encryptUserId: string;
  nickName: string;
  headColor: string;
  userType: number;
  blockedAt: Date;
}

/** Newest first, after the one that the reader has seen last. */
export async function selectBlocked(db: Db, accountId: AccountId, after: string | undefined, limit: number): Promise<BlockedRow[]> {
  const { rows } = await sql<BlockedRow>`
    SELECT account.encrypt_user_id AS "encryptUserId", profile.nick_name AS "nickName", profile.head_color AS "headColor",
      profile.user_type AS "userType", entry.at AS "blockedAt"
    FROM p2p_blocklist_entries entry JOIN accounts_directory account ON account.id = entry.blocked_id
    JOIN p2p_users_directory profile ON profile.account_id = entry.blocked_id
    WHERE entry.account_id = ${accountId} AND (${after ?? null}::text IS NULL OR (entry.at, entry.blocked_id) < (
      SELECT seen.at, seen.blocked_id FROM p2p_blocklist_entries seen JOIN accounts_directory last ON last.id = seen.blocked_id
      WHERE seen.account_id = ${accountId} AND last.encrypt_user_id = ${after ?? null}))
    ORDER BY entry.at DESC, entry.blocked_id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Of accounts that close, both what they kept and what others kept about them. */
export async function deleteBlocksOf(tx: Tx, accountIds: readonly AccountId[]): Promise<void> {
  await sql`
    DELETE FROM p2p_blocklist_entries
    WHERE account_id = ANY(${[...accountIds]}::bigint[]) OR blocked_id = ANY(${[...accountIds]}::bigint[])`.execute(tx);
}
