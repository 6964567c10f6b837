import type { AccountId, OrderNo, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { type Order, orderColumns, orderTables } from './order.table.ts';

export type Tab = 'open' | 'completed' | 'cancelled';

export interface OrderFilter {
  tab: Tab;
  side: 'buy' | 'sell' | undefined;
  coin: string | undefined;
  fiat: string | undefined;
  /** The last digits of the number. */
  search: string | undefined;
  /** Only those whose chat the reader has not read to the end. */
  hasUnread: boolean;
}

export interface ListedOrder extends Order {
  /** Messages of the other person. */
  unread: number;
}

export const statusesOf: Record<Tab, readonly number[]> = { open: [0, 1, 2], completed: [3], cancelled: [4] };

/**
 * Open ones by deadline, closed ones newest first, after the one that the reader has seen last. Each side and status of closed ones
 * has an ordered walk through an index of its own, so that a page costs the same whether somebody has ten orders or a hundred
 * thousand; open ones are few.
 */
export async function selectOrders(
  db: Db,
  accountId: AccountId,
  { tab, side, coin, fiat, search, hasUnread }: OrderFilter,
  { after, limit }: { after: OrderNo | undefined; limit: number },
): Promise<ListedOrder[]> {
  const walks = (['buy', 'sell'] as const)
    .filter((each) => side === undefined || side === each)
    .flatMap((each) => statusesOf[tab].map((status) => ({ owner: sql.ref(each === 'buy' ? 'buyer_id' : 'seller_id'), status })));
  const residual = sql`
    ${coin === undefined ? sql`` : sql`AND coin = ${coin}`} ${fiat === undefined ? sql`` : sql`AND fiat = ${fiat}`}
    ${search === undefined ? sql`` : sql`AND order_no LIKE ${`%${search}`}`}
    ${hasUnread ? sql`AND order_no IN (SELECT order_no FROM p2p_chat_unread WHERE account_id = ${accountId})` : sql``}
    ${after === undefined ? sql`` : isBehind(tab, accountId, after)}`;
  const found = sql.join(
    walks.map(
      ({ owner, status }) =>
        sql`(SELECT id, due_at FROM p2p_orders_orders WHERE ${owner} = ${accountId} AND status = ${status} ${residual} ORDER BY ${ranks[tab]} LIMIT ${limit})`,
    ),
    sql` UNION ALL `,
  );
  const { rows } = await sql<ListedOrder>`
    SELECT ${orderColumns}, coalesce(chat.unread, 0) AS unread
    FROM (SELECT id, row_number() OVER (ORDER BY ${ranks[tab]}) AS place FROM (${found}) each ORDER BY place LIMIT ${limit}) page
    JOIN (${orderTables}) ON trade.id = page.id
    LEFT JOIN p2p_chat_unread chat ON chat.order_no = trade.order_no AND chat.account_id = ${accountId} ORDER BY page.place`.execute(db);
  return rows;
}

const newestFirst = sql`id DESC`;
/** What has no deadline waits for us, not for the reader. */
const mostUrgentFirst = sql`coalesce(due_at, 'infinity'), id`;
const ranks = { open: mostUrgentFirst, completed: newestFirst, cancelled: newestFirst };

/** Only an own order is a place to go on from: others must not tell when theirs began. */
function isBehind(tab: Tab, accountId: AccountId, after: OrderNo) {
  const last = sql`FROM p2p_orders_orders WHERE order_no = ${after} AND ${accountId} IN (buyer_id, seller_id)`;
  if (tab !== 'open') return sql`AND id < (SELECT id ${last})`;
  return sql`AND (coalesce(due_at, 'infinity'), id) > (SELECT coalesce(due_at, 'infinity'), id ${last})`;
}

/** What the badge of the menu shows. */
export async function countOpenOf(db: Db, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM p2p_orders_orders WHERE buyer_id = ${accountId} AND status IN (0, 1, 2)
      UNION ALL SELECT FROM p2p_orders_orders WHERE seller_id = ${accountId} AND status IN (0, 1, 2)) open`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many are open, and the number of the last fact that this count knows of. */
export async function openOfUser(db: Db, userId: UserId): Promise<{ seq: number; open: number }> {
  const { rows } = await sql<{ seq: bigint | null; open: number }>`
    SELECT (SELECT last_seq FROM platform_fact_heads WHERE stream = 'p2p-orders' AND key = ${userId}) AS seq,
      (SELECT count(*)::int FROM (
        SELECT FROM p2p_orders_orders WHERE buyer_id = account.id AND status IN (0, 1, 2)
        UNION ALL SELECT FROM p2p_orders_orders WHERE seller_id = account.id AND status IN (0, 1, 2)) trade) AS open
    FROM accounts_directory account WHERE account.user_id = ${userId}`.execute(db);
  return { seq: Number(rows[0]?.seq ?? 0n), open: rows[0]?.open ?? 0 };
}

interface DayTotal {
  side: 'buy' | 'sell';
  coin: string;
  coinScale: number;
  fiat: string;
  fiatDecimals: number;
  count: number;
  quantity: bigint;
  amount: bigint;
}

export async function completedSince(db: Db, accountId: AccountId, since: Date): Promise<DayTotal[]> {
  const { rows } = await sql<DayTotal>`
    SELECT closed.side, closed.coin, coin.scale AS "coinScale", closed.fiat, fiat.decimals AS "fiatDecimals", count(*)::int AS count,
      sum(closed.quantity)::bigint AS quantity, sum(closed.amount)::bigint AS amount
    FROM (
      SELECT 'buy' AS side, coin, fiat, quantity, amount FROM p2p_orders_orders
      WHERE buyer_id = ${accountId} AND status = 3 AND closed_at >= ${since}::timestamptz
      UNION ALL
      SELECT 'sell', coin, fiat, quantity, amount FROM p2p_orders_orders
      WHERE seller_id = ${accountId} AND status = 3 AND closed_at >= ${since}::timestamptz) closed
    JOIN reference_coins coin ON coin.coin = closed.coin JOIN reference_fiats fiat ON fiat.fiat = closed.fiat
    GROUP BY closed.side, closed.coin, coin.scale, closed.fiat, fiat.decimals ORDER BY closed.side, closed.coin, closed.fiat`.execute(db);
  return rows;
}
