import type { OrderNo } from '@peerbourse/contract/ids';
import type { Verdict } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Order, orderColumns, orderTables } from '../order.table.ts';

/** An order as staff see it in a list, with a proposal that waits. */
export interface DeskRow extends Order {
  buyerNick: string;
  sellerNick: string;
  rulingNo: string | null;
  verdict: Verdict | null;
  rulingPart: bigint | null;
  proposedBy: string | null;
  proposedAt: Date | null;
  freezeNo: string | null;
  liftProposedBy: string | null;
  liftReason: string | null;
}

const deskColumns = sql`
  ${orderColumns}, buyer_face.nick_name AS "buyerNick", seller_face.nick_name AS "sellerNick", open_ruling.ruling_no AS "rulingNo",
  open_ruling.verdict, open_ruling.buyer_part AS "rulingPart", proposer.name AS "proposedBy", open_ruling.proposed_at AS "proposedAt", open_freeze.freeze_no AS "freezeNo",
  lifter.name AS "liftProposedBy", open_freeze.lift_reason AS "liftReason"`;

const deskTables = sql`
  ${orderTables} JOIN p2p_users_directory buyer_face ON buyer_face.account_id = trade.buyer_id
  JOIN p2p_users_directory seller_face ON seller_face.account_id = trade.seller_id
  LEFT JOIN p2p_orders_rulings open_ruling ON open_ruling.order_id = trade.id AND open_ruling.state = 'open'
  LEFT JOIN staff_names proposer ON proposer.id = open_ruling.proposed_by
  LEFT JOIN p2p_orders_freezes open_freeze ON open_freeze.order_id = trade.id AND open_freeze.ended_at IS NULL
  LEFT JOIN staff_names lifter ON lifter.id = open_freeze.lift_proposed_by`;

export async function deskOrderOf(db: Db, orderNo: OrderNo): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`SELECT ${deskColumns} FROM ${deskTables} WHERE trade.order_no = ${orderNo}`.execute(db);
  return rows[0];
}

export async function deskOrdersBy(db: Db, orderNos: readonly OrderNo[]): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    SELECT ${deskColumns} FROM ${deskTables} WHERE trade.order_no = ANY(${[...orderNos]}::text[])`.execute(db);
  return rows;
}

/** Whoever its people are. */
export async function anyOrder(db: Db, orderNo: OrderNo): Promise<Order | undefined> {
  const { rows } = await sql<Order>`SELECT ${orderColumns} FROM ${orderTables} WHERE trade.order_no = ${orderNo}`.execute(db);
  return rows[0];
}

/** Whoever its people are. */
export async function lockAnyOrder(tx: Tx, orderNo: OrderNo): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    SELECT ${orderColumns} FROM ${orderTables} WHERE trade.order_no = ${orderNo} FOR NO KEY UPDATE OF trade`.execute(tx);
  return rows[0];
}

export interface EventRow {
  code: string;
  actor: string;
  data: Record<string, unknown>;
  at: Date;
  isWhole: boolean;
}

/** Everything that happened, in order, each with whether it fits the one before. */
export async function eventsOf(db: Db, orderId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT code, actor, data, at,
      hash = p2p_orders_hash(coalesce(lag(hash) OVER (ORDER BY seq), ''), seq, code, actor, data, at)
        AND (seq < max(seq) OVER () OR (SELECT event_count = seq AND event_head = hash FROM p2p_orders_orders WHERE id = order_id)) AS "isWhole"
    FROM p2p_orders_events WHERE order_id = ${orderId}::bigint ORDER BY seq`.execute(db);
  return rows;
}
