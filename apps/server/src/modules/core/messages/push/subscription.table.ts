import type { MainId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface PushKeyRow {
  publicKey: string;
  closedPrivateKey: string;
}

export async function readPushKey(db: Db): Promise<PushKeyRow | undefined> {
  const { rows } = await sql<PushKeyRow>`
    SELECT public_key AS "publicKey", closed_private_key AS "closedPrivateKey" FROM messages_push_key`.execute(db);
  return rows[0];
}

/** Whoever comes second keeps what is there. */
export async function insertPushKey(db: Db, { publicKey, closedPrivateKey }: PushKeyRow): Promise<void> {
  await sql`
    INSERT INTO messages_push_key (public_key, closed_private_key) VALUES (${publicKey}, ${closedPrivateKey})
    ON CONFLICT DO NOTHING`.execute(db);
}

export async function readPublicKey(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ publicKey: string }>`SELECT public_key AS "publicKey" FROM messages_push_key`.execute(db);
  return rows[0]?.publicKey;
}

interface NewSubscription {
  handle: string;
  accountId: MainId;
  sessionId: string;
  mark: Buffer;
  closed: string;
}

/** A browser belongs to whoever subscribed last; of one account the oldest go when there are too many. */
export async function replaceSubscription(
  tx: Tx,
  { handle, accountId, sessionId, mark, closed }: NewSubscription,
  most: number,
): Promise<void> {
  await sql`DELETE FROM messages_push_subscriptions WHERE mark = ${mark}`.execute(tx);
  await sql`
    INSERT INTO messages_push_subscriptions (handle, account_id, session_id, mark, closed_subscription)
    VALUES (${handle}, ${accountId}, ${sessionId}, ${mark}, ${closed})`.execute(tx);
  await sql`
    DELETE FROM messages_push_subscriptions WHERE account_id = ${accountId} AND id NOT IN (
      SELECT id FROM messages_push_subscriptions WHERE account_id = ${accountId} ORDER BY id DESC LIMIT ${most})`.execute(tx);
}

export async function deleteSubscription(tx: Tx, accountId: MainId, mark: Buffer): Promise<void> {
  await sql`DELETE FROM messages_push_subscriptions WHERE account_id = ${accountId} AND mark = ${mark}`.execute(tx);
}

export async function deleteSubscriptionsOf(tx: Tx, accountIds: readonly MainId[]): Promise<void> {
  await sql`DELETE FROM messages_push_subscriptions WHERE account_id = ANY(${[...accountIds]}::bigint[])`.execute(tx);
}

/** The devices of an account, by the names under which messages reach them. */
export async function handlesOf(db: Db, accountId: MainId): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    SELECT handle FROM messages_push_subscriptions WHERE account_id = ${accountId} ORDER BY id`.execute(db);
  return rows.map(({ handle }) => handle);
}

export async function closedSubscription(db: Db, handle: string): Promise<string | undefined> {
  const { rows } = await sql<{ closed: string }>`
    SELECT closed_subscription AS closed FROM messages_push_subscriptions WHERE handle = ${handle}`.execute(db);
  return rows[0]?.closed;
}

export async function dropSubscription(db: Db, handle: string): Promise<void> {
  await sql`DELETE FROM messages_push_subscriptions WHERE handle = ${handle}`.execute(db);
}
