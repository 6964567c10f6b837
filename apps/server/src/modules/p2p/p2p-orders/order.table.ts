import type { AccountId, AdNo, OrderNo, UserId } from '@peerbourse/contract/ids';
import type { FreezeKind } from '@peerbourse/rules/p2p-orders/freeze-kinds';
import type { Acceptance, CancelRequest, CloseReason, OrderSide, OrderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import type { RulingGrounds } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { P2pOrdersOrders } from '#platform/db/types.gen.ts';
import { sql } from '#platform/sql.ts';

/** An order as it stands, with what its coin and its currency are counted in. */
export interface Order {
  id: string;
  orderNo: OrderNo;
  adNo: AdNo;
  makerSide: OrderSide;
  buyerId: AccountId;
  sellerId: AccountId;
  buyerUserId: UserId;
  sellerUserId: UserId;
  coin: string;
  coinScale: number;
  fiat: string;
  fiatDecimals: number;
  fiatSymbol: string;
  price: bigint;
  amount: bigint;
  quantity: bigint;
  sellerFee: bigint;
  buyerFee: bigint;
  /** Coins that a ruling gave to the buyer, before the fee, where it divided them. */
  buyerPart: bigint | null;
  grounds: RulingGrounds | null;
  holdId: string;
  status: OrderStatus;
  acceptance: Acceptance;
  cancelRequest: CancelRequest;
  cancelReason: string | null;
  closeReason: CloseReason | null;
  fault: OrderSide | null;
  isExtended: boolean;
  payMinutes: number;
  settleMinutes: number;
  paidTo: string | null;
  remark: string;
  createdAt: Date;
  acceptBy: Date | null;
  payBy: Date | null;
  paidAt: Date | null;
  undoBy: Date | null;
  appealFrom: Date | null;
  releaseBy: Date | null;
  answerBy: Date | null;
  claimBy: Date | null;
  closedAt: Date | null;
  /** Since when and until when nothing moves and no time runs, and why. */
  frozenAt: Date | null;
  frozenUntil: Date | null;
  freezeKind: FreezeKind | null;
  version: number;
  continuesNo: OrderNo | null;
  continuedByNo: OrderNo | null;
  /** The moment at which it was read. */
  now: Date;
}

export const orderColumns = sql`
  trade.id::text, trade.order_no AS "orderNo", trade.ad_no AS "adNo", trade.maker_side AS "makerSide", trade.buyer_id::text AS "buyerId",
  trade.seller_id::text AS "sellerId", buyer.user_id AS "buyerUserId", seller.user_id AS "sellerUserId", trade.coin,
  coin.scale AS "coinScale", trade.fiat, fiat.decimals AS "fiatDecimals", fiat.symbol AS "fiatSymbol", trade.price, trade.amount,
  trade.quantity, trade.seller_fee AS "sellerFee", trade.buyer_fee AS "buyerFee", trade.buyer_part AS "buyerPart", trade.grounds, trade.hold_id AS "holdId", trade.status, trade.acceptance,
  trade.cancel_request AS "cancelRequest", trade.cancel_reason AS "cancelReason", trade.close_reason AS "closeReason", trade.fault,
  trade.is_extended AS "isExtended", trade.pay_minutes AS "payMinutes", trade.settle_minutes AS "settleMinutes", trade.paid_to AS "paidTo",
  trade.remark, trade.created_at AS "createdAt", trade.accept_by AS "acceptBy", trade.pay_by AS "payBy", trade.paid_at AS "paidAt",
  trade.undo_by AS "undoBy", trade.appeal_from AS "appealFrom", trade.release_by AS "releaseBy", trade.answer_by AS "answerBy",
  trade.claim_by AS "claimBy", trade.closed_at AS "closedAt", trade.frozen_at AS "frozenAt", trade.frozen_until AS "frozenUntil",
  (SELECT kind FROM p2p_orders_freezes WHERE order_id = trade.id AND ended_at IS NULL) AS "freezeKind", trade.version, trade.continues_no AS "continuesNo",
  trade.continued_by_no AS "continuedByNo", app_now() AS now`;

const joined = sql`
  JOIN reference_coins coin ON coin.coin = trade.coin JOIN reference_fiats fiat ON fiat.fiat = trade.fiat
  JOIN accounts_directory buyer ON buyer.id = trade.buyer_id JOIN accounts_directory seller ON seller.id = trade.seller_id`;

export const orderTables = sql`p2p_orders_orders trade ${joined}`;

/** Only the two people of an order know that it exists. */
export async function orderOf(db: Db, accountId: AccountId, orderNo: OrderNo): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    SELECT ${orderColumns} FROM ${orderTables}
    WHERE trade.order_no = ${orderNo} AND ${accountId} IN (trade.buyer_id, trade.seller_id)`.execute(db);
  return rows[0];
}

/** The order is locked before its ad and the ledger are, everywhere. */
export async function lockOrder(tx: Tx, accountId: AccountId, orderNo: OrderNo): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    SELECT ${orderColumns} FROM ${orderTables}
    WHERE trade.order_no = ${orderNo} AND ${accountId} IN (trade.buyer_id, trade.seller_id) FOR NO KEY UPDATE OF trade`.execute(tx);
  return rows[0];
}

/** When the order came to staff: the first of the steps that lead there, or the beginning of one that began there. */
export async function appealOpenedAt(db: Db, orderId: string, steps: readonly string[]): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(at) AS at FROM p2p_orders_events WHERE order_id = ${orderId}::bigint AND (code = ANY(${[...steps]}::text[]) OR code = 'question-order' AND seq = 1)`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

export type NewOrder = Insertable<P2pOrdersOrders>;

/** Answers the order as it stands now. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<Order> {
  const insertion = tx.insertInto('p2p_orders_orders').values(order).returningAll();
  const { rows } = await sql<Order>`WITH trade AS (${insertion}) SELECT ${orderColumns} FROM trade ${joined}`.execute(tx);
  return rows[0] as Order;
}

export type OrderPatch = Updateable<P2pOrdersOrders>;

/** What happened, for the chain of events. */
export interface OrderEvent {
  code: string;
  actor: OrderSide | 'system' | 'staff';
  data: Record<string, unknown>;
}

/** The guard of every step: false when the order is not at that version any more. */
export async function changeOrder(tx: Tx, { id, version }: Pick<Order, 'id' | 'version'>, patch: OrderPatch): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('p2p_orders_orders')
    .set({ ...patch, version: version + 1 })
    .where('id', '=', BigInt(id))
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What both people learn of it, each under their own key of a stream. */
export interface ToldFact {
  stream: string;
  keys: readonly string[];
  body: unknown;
}

/** The event is written first; then the heads of the keys are locked one after the other as they are given. */
export async function addEvent(
  tx: Tx,
  orderId: string,
  { code, actor, data }: OrderEvent,
  { stream, keys, body }: ToldFact,
): Promise<void> {
  await sql`
    WITH added AS MATERIALIZED (SELECT p2p_orders_add_event(${orderId}::bigint, ${code}, ${actor}, ${JSON.stringify(data)}::jsonb))
    SELECT platform_emit(${stream}, key, ${JSON.stringify(body)}::jsonb) FROM added CROSS JOIN unnest(${[...keys]}::text[]) AS key`.execute(
    tx,
  );
}

export interface OpenOrders {
  ofTaker: number;
  onAd: number;
}

/** Open orders that somebody took, and those on one ad; the profile of the taker is locked. */
export async function countOpen(tx: Tx, takerId: AccountId, adNo: AdNo): Promise<OpenOrders> {
  const { rows } = await sql<OpenOrders>`
    SELECT count(*)::int AS "ofTaker", count(*) FILTER (WHERE ad_no = ${adNo})::int AS "onAd" FROM (
      SELECT ad_no FROM p2p_orders_orders WHERE buyer_id = ${takerId} AND status IN (0, 1, 2) AND maker_side = 'seller'
      UNION ALL
      SELECT ad_no FROM p2p_orders_orders WHERE seller_id = ${takerId} AND status IN (0, 1, 2) AND maker_side = 'buyer') taken`.execute(tx);
  return rows[0] as OpenOrders;
}

export async function isQuoteSpent(tx: Tx, quoteMark: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT FROM p2p_orders_orders WHERE quote_mark = ${quoteMark}`.execute(tx);
  return rows.length > 0;
}

export async function businessNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  return (rows[0] as { now: Date }).now;
}
