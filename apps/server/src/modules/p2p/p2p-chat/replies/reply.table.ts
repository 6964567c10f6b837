import type { AccountId, MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface ReplyRow {
  replyNo: string;
  closedText: string;
}

export async function selectReplies(db: Db, accountId: AccountId): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    SELECT reply_no AS "replyNo", closed_text AS "closedText" FROM p2p_chat_replies WHERE account_id = ${accountId} ORDER BY id`.execute(
    db,
  );
  return rows;
}

/** Two that are saved at the same time are counted one after the other. */
export async function lockReplies(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`SELECT p2p_users_lock_profile(${accountId})`.execute(tx);
}

export async function insertReply(tx: Tx, accountId: AccountId, { replyNo, closedText }: ReplyRow): Promise<void> {
  await sql`
    INSERT INTO p2p_chat_replies (reply_no, account_id, closed_text) VALUES (${replyNo}, ${accountId}, ${closedText})`.execute(tx);
}

/** Answers whether there was one. */
export async function updateReply(tx: Tx, accountId: AccountId, { replyNo, closedText }: ReplyRow): Promise<boolean> {
  const { rows } = await sql`
    UPDATE p2p_chat_replies SET closed_text = ${closedText}, changed_at = app_now()
    WHERE account_id = ${accountId} AND reply_no = ${replyNo} RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function removeReply(tx: Tx, accountId: AccountId, replyNo: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM p2p_chat_replies WHERE account_id = ${accountId} AND reply_no = ${replyNo} RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function eraseReplies(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  await sql`
    DELETE FROM p2p_chat_replies
    WHERE account_id IN (SELECT id FROM accounts_directory WHERE id = ANY(${mainIds}::bigint[]) OR main_id = ANY(${mainIds}::bigint[]))`.execute(
    tx,
  );
}
