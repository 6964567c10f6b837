import type { AccountId, OrderNo, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { AskedOrder, AskedPair } from './placing/asked-order.ts';

export interface NewOrder extends AskedOrder {
  owner: AccountId;
  orderNo: string;
  clientOrderId: string;
  /** Hash of what was asked, in hex. */
  content: string;
}

export interface Accepted {
  /** As it stands in this transaction; undefined where it was refused. */
  order: OrderRow | undefined;
  outcome: string;
}

/** What became of each order, in their order. */
export async function insertOrders(tx: Tx, orders: readonly NewOrder[]): Promise<Accepted[]> {
  const asked = JSON.stringify(orders, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
  const { rows } = await sql<{ orderNo: OrderNo | null; outcome: string }>`
    SELECT order_no::text AS "orderNo", outcome FROM spot_accept_many(${asked}::jsonb) ORDER BY place`.execute(tx);
  const accepted = await selectOrdersBy(
    tx,
    rows.flatMap(({ orderNo }) => orderNo ?? []),
  );
  return rows.map(({ orderNo, outcome }) => ({ outcome, order: orderNo === null ? undefined : accepted.get(orderNo) }));
}

async function selectOrdersBy(tx: Tx, orderNos: readonly OrderNo[]): Promise<Map<OrderNo, OrderRow>> {
  if (orderNos.length === 0) return new Map();
  const { rows } = await sql<OrderRow>`
    SELECT ${orderColumns} FROM spot_orders placed WHERE order_no = ANY (${[...orderNos]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.orderNo, row]));
}

export interface NewPair extends AskedPair {
  owner: AccountId;
  orderNo: OrderNo;
  stopOrderNo: OrderNo;
  clientOrderId: string | undefined;
  /** Hash of what was asked, in hex. */
  content: string;
}

/** `accepted`, or why not. */
export async function insertPair(tx: Tx, pair: NewPair): Promise<string> {
  const asked = JSON.stringify(pair, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
  const { rows } = await sql<{ outcome: string }>`SELECT outcome FROM spot_accept_oco(${asked}::jsonb)`.execute(tx);
  return (rows[0] as { outcome: string }).outcome;
}

/** The state that the order was in; null when the account has no such order. */
export async function askCancel(tx: Tx, owner: AccountId, orderNo: OrderNo): Promise<string | null> {
  const { rows } = await sql<{ state: string | null }>`SELECT spot_cancel(${owner}::bigint, ${orderNo}::bigint) AS state`.execute(tx);
  return rows[0]?.state ?? null;
}

export async function askCancelAll(tx: Tx, owner: AccountId, symbol: string | undefined, side: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    SELECT spot_cancel_all(${owner}::bigint, ${symbol ?? null}, ${side}) AS orders`.execute(tx);
  return rows[0]?.orders ?? 0;
}

/** `asked`, or why not. */
export async function askAmend(
  tx: Tx,
  owner: AccountId,
  orderNo: OrderNo,
  { tick, lots }: { tick: bigint; lots: bigint },
): Promise<string> {
  const { rows } = await sql<{ answer: string }>`
    SELECT spot_amend(${owner}::bigint, ${orderNo}::bigint, ${tick}::bigint, ${lots}::bigint) AS answer`.execute(tx);
  return (rows[0] as { answer: string }).answer;
}

export interface OrderRow {
  orderNo: OrderNo;
  clientOrderId: string | null;
  symbol: string;
  side: 'buy' | 'sell';
  kind: string;
  timeInForce: string;
  selfTrade: string;
  tick: bigint;
  lots: bigint;
  budget: bigint;
  triggerTick: bigint;
  triggerBy: string;
  expiresAt: Date | null;
  state: string;
  reason: string | null;
  pairedOrderNo: OrderNo | null;
  filledLots: bigint;
  filledValue: bigint;
  fee: bigint;
  createdAt: Date;
  updatedAt: Date;
}

/** Of `spot_orders placed`. */
export const orderColumns = sql`
  order_no::text AS "orderNo", client_order_id AS "clientOrderId", symbol, side, kind, time_in_force AS "timeInForce", self_trade AS "selfTrade",
  tick, lots, budget, trigger_tick AS "triggerTick", trigger_by AS "triggerBy", expires_at AS "expiresAt", state, reason,
  (SELECT leg.order_no::text FROM spot_orders leg WHERE leg.id = placed.other_leg AND leg.state <> 'done' AND placed.state <> 'done') AS "pairedOrderNo",
  filled_lots AS "filledLots", filled_value AS "filledValue", fee, created_at AS "createdAt", updated_at AS "updatedAt"`;

export async function selectOrder(
  db: Db,
  owner: AccountId,
  name: { orderNo: OrderNo } | { clientOrderId: string },
): Promise<OrderRow | undefined> {
  const wanted = 'orderNo' in name ? sql`order_no = ${name.orderNo}::bigint` : sql`client_order_id = ${name.clientOrderId}`;
  const { rows } =
    await sql<OrderRow>`SELECT ${orderColumns} FROM spot_orders placed WHERE owner_id = ${owner}::bigint AND ${wanted}`.execute(db);
  return rows[0];
}

export interface OrderFilter {
  isOpen: boolean;
  symbol: string | undefined;
  /** Older than this order. */
  after: OrderNo | undefined;
  limit: number;
}

/** Newest first. */
export async function selectOrders(db: Db, owner: AccountId, { isOpen, symbol, after, limit }: OrderFilter): Promise<OrderRow[]> {
  const older = sql`AND id < (SELECT id FROM spot_orders WHERE order_no = ${after ?? null}::bigint AND owner_id = ${owner}::bigint)`;
  const { rows } = await sql<OrderRow>`
    SELECT ${orderColumns} FROM spot_orders placed
    WHERE owner_id = ${owner}::bigint AND ${isOpen ? sql`state <> 'done'` : sql`state = 'done'`}
      ${symbol === undefined ? sql`` : sql`AND symbol = ${symbol}`} ${after === undefined ? sql`` : older}
    ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** How many orders of a user are open, and the number of the last fact about them. */
export async function countOpenOrders(db: Db, user: UserId): Promise<{ seq: number; open: number }> {
  const { rows } = await sql<{ seq: number; open: number }>`
    SELECT coalesce((SELECT last_seq FROM platform_fact_heads WHERE stream = 'spot' AND key = ${user}), 0)::float8 AS seq, (
      SELECT count(*)::int FROM spot_orders JOIN accounts_directory account ON account.id = owner_id WHERE user_id = ${user} AND spot_orders.state <> 'done') AS open`.execute(
    db,
  );
  return rows[0] as { seq: number; open: number };
}

/** Of these orders those that have had their turn. */
export async function selectMatched(db: Db, orderNos: readonly OrderNo[]): Promise<OrderNo[]> {
  const { rows } = await sql<{ orderNo: OrderNo }>`
    SELECT order_no::text AS "orderNo" FROM spot_orders WHERE order_no = ANY (${[...orderNos]}::bigint[]) AND state <> 'accepted'`.execute(
    db,
  );
  return rows.map(({ orderNo }) => orderNo);
}
