import type { AccountId, OrderNo, UserId } from '@peerbourse/contract/ids';
import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** Where a room stands, for one of its two people. */
export interface Room {
  lastSeq: number;
  readSeq: number;
  otherReadSeq: number;
  unread: number;
}

export async function roomOf(db: Db, orderNo: OrderNo, side: OrderSide): Promise<Room> {
  const [own, other] = side === 'buyer' ? ['buyer', 'seller'] : ['seller', 'buyer'];
  const { rows } = await sql<Room>`
    SELECT last_seq AS "lastSeq", ${sql.ref(`${own}_read`)} AS "readSeq",
      ${sql.ref(`${other}_read`)} AS "otherReadSeq", ${sql.ref(`${own}_unread`)} AS unread
    FROM p2p_chat_rooms WHERE order_no = ${orderNo}`.execute(db);
  return rows[0] as Room;
}

/** A message as it is stored. */
export interface MessageRow {
  seq: number;
  sender: OrderSide | 'system';
  kind: ChatMessage['kind'];
  clientId: string | null;
  closedText: string | null;
  fileId: string | null;
  hasContact: boolean;
  data: { text?: string; code?: string; actor?: string; status?: number; isProof?: boolean; isUsedBefore?: boolean };
  createdAt: Date;
}

const messageColumns = sql`
  seq, sender, kind, client_id AS "clientId", closed_text AS "closedText", file_id AS "fileId", has_contact AS "hasContact", data,
  created_at AS "createdAt"`;

/** The moment of the room names the partition; it is compared in the database, which knows it to the microsecond. */
const inRoom = (orderNo: OrderNo) =>
  sql`p2p_chat_messages WHERE order_no = ${orderNo} AND room_at = (SELECT opened_at FROM p2p_chat_rooms WHERE order_no = ${orderNo})`;

/** Which part of a room is read: the end of it, what stands before a number, or what follows one. */
export interface Part {
  before: number | undefined;
  after: number | undefined;
  limit: number;
}

/** Ascending. */
export async function messagesOf(db: Db, orderNo: OrderNo, { before, after, limit }: Part): Promise<MessageRow[]> {
  const room = inRoom(orderNo);
  const part =
    after === undefined
      ? sql`${room} ${before === undefined ? sql`` : sql`AND seq < ${before}`} ORDER BY seq DESC LIMIT ${limit}`
      : sql`${room} AND seq > ${after} ORDER BY seq LIMIT ${limit}`;
  const { rows } = await sql<MessageRow>`SELECT * FROM (SELECT ${messageColumns} FROM ${part}) part ORDER BY seq`.execute(db);
  return rows;
}

export async function messageOfClient(
  db: Db,
  orderNo: OrderNo,
  { side, clientId }: { side: OrderSide; clientId: string },
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns} FROM ${inRoom(orderNo)} AND sender = ${side} AND client_id = ${clientId}`.execute(db);
  return rows[0];
}

export interface NewMessage {
  side: OrderSide;
  clientId: string;
  kind: 'text' | 'picture' | 'video';
  closedText: string | null;
  fileId: string | null;
  hasContact: boolean;
}

/** Numbers are given under the lock of the room, in the function: whoever sends again gets the number that they got before. */
export async function appendMessage(tx: Tx, orderNo: OrderNo, message: NewMessage): Promise<void> {
  const { side, clientId, kind, closedText, fileId, hasContact } = message;
  await sql`SELECT p2p_chat_send(${orderNo}, ${side}, ${clientId}::uuid, ${kind}, ${closedText}, ${fileId}, ${hasContact})`.execute(tx);
}

export async function moveReadMark(tx: Tx, orderNo: OrderNo, side: OrderSide, seq: number): Promise<void> {
  await sql`SELECT p2p_chat_mark_read(${orderNo}, ${side}, ${seq}::int)`.execute(tx);
}

export interface Unread {
  orderNo: OrderNo;
  unread: number;
}

export async function unreadOf(db: Db, accountId: AccountId): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    SELECT order_no AS "orderNo", buyer_unread AS unread FROM p2p_chat_rooms WHERE buyer_id = ${accountId} AND buyer_unread > 0
    UNION ALL
    SELECT order_no, seller_unread FROM p2p_chat_rooms WHERE seller_id = ${accountId} AND seller_unread > 0`.execute(db);
  return rows;
}

/** How many messages wait in all chats of somebody, and the number of the last fact that this count knows of. */
export async function unreadOfUser(db: Db, userId: UserId): Promise<{ seq: number; unread: number }> {
  const { rows } = await sql<{ seq: bigint | null; unread: number }>`
    WITH person AS (SELECT id FROM accounts_directory WHERE user_id = ${userId})
    SELECT (SELECT last_seq FROM platform_fact_heads WHERE stream = 'p2p-chat' AND key = ${userId}) AS seq,
      (SELECT coalesce(sum(waiting), 0)::int FROM (
        SELECT buyer_unread AS waiting FROM p2p_chat_rooms WHERE buyer_id = (SELECT id FROM person) AND buyer_unread > 0
        UNION ALL
        SELECT seller_unread FROM p2p_chat_rooms WHERE seller_id = (SELECT id FROM person) AND seller_unread > 0) room) AS unread`.execute(
    db,
  );
  return { seq: Number(rows[0]?.seq ?? 0n), unread: rows[0]?.unread ?? 0 };
}

/** The other person of an order that is open; nobody for everybody else, and once it is over. */
export async function hearerOfTyping(db: Db, userId: UserId, orderNo: OrderNo): Promise<string | undefined> {
  const { rows } = await sql<{ hearer: string | null }>`SELECT p2p_chat_hearer_of_typing(${userId}, ${orderNo}) AS hearer`.execute(db);
  return rows[0]?.hearer ?? undefined;
}
