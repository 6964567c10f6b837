import type { AccountId, OrderNo, UserId } from '@peerbourse/contract/ids';
import type { Command } from '@peerbourse/matching/commands';
import type { Event } from '@peerbourse/matching/events';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { type OrderRow, orderColumns } from '../order.table.ts';
import type { Span } from './batch-spans.rules.ts';

/** An order with what only the house knows of it. */
export interface DeskOrderRow extends OrderRow {
  orderId: bigint;
  ownerId: AccountId;
  groupId: AccountId;
  userId: UserId;
  mainUserId: UserId;
  shard: number;
  held: bigint;
  otherLeg: bigint | null;
  otherOrderNo: OrderNo | null;
}

export async function selectDeskOrder(db: Db, orderNo: OrderNo): Promise<DeskOrderRow | undefined> {
  const { rows } = await sql<DeskOrderRow>`
    SELECT ${orderColumns}, id AS "orderId", owner_id::text AS "ownerId", group_id::text AS "groupId", held, other_leg AS "otherLeg",
      (SELECT user_id FROM accounts_directory owner WHERE owner.id = owner_id) AS "userId",
      (SELECT user_id FROM accounts_directory main WHERE main.id = group_id) AS "mainUserId",
      (SELECT shard FROM spot_symbols listed WHERE listed.symbol = placed.symbol) AS shard,
      (SELECT leg.order_no::text FROM spot_orders leg WHERE leg.id = placed.other_leg) AS "otherOrderNo"
    FROM spot_orders placed WHERE order_no = ${orderNo}::bigint`.execute(db);
  return rows[0];
}

/**
 * The first batch of a shard that was settled at a moment or later. There is no index by time, but batches are numbered one by one and
 * settled one after the other: half of the range is left after each look. What is not kept any more is older than everything.
 */
export async function firstBatchSince(db: Db, shard: number, at: Date): Promise<number> {
  const { rows } = await sql<{ batch: number }>`
    WITH RECURSIVE search AS (
      SELECT 0::bigint AS low, last_batch + 1 AS high FROM spot_shards WHERE shard = ${shard}::smallint
      UNION ALL
      SELECT CASE WHEN is_before THEN middle ELSE low END, CASE WHEN is_before THEN high ELSE middle END
      FROM (SELECT low, high, (low + high) / 2 AS middle FROM search WHERE high - low > 1) half
      CROSS JOIN LATERAL (
        SELECT coalesce((SELECT at < ${at} FROM spot_batches WHERE shard = ${shard}::smallint AND batch = middle), true) AS is_before) looked
    ) SELECT high::float8 AS batch FROM search WHERE high - low = 1`.execute(db);
  return (rows[0] as { batch: number }).batch;
}

/** The batch of a shard that was settled last. */
export async function lastBatchOf(db: Db, shard: number): Promise<number> {
  const { rows } = await sql<{
    batch: number;
  }>`SELECT last_batch::float8 AS batch FROM spot_shards WHERE shard = ${shard}::smallint`.execute(db);
  return (rows[0] as { batch: number }).batch;
}

export interface TurnRow {
  batch: number;
  at: Date;
  command: Command;
  events: Event[];
}

/** In these batches the commands whose events mention one of the orders. `since` leaves out the months before. */
export async function selectTurns(
  db: Db,
  shard: number,
  { first, last }: Span,
  since: Date,
  orders: readonly bigint[],
): Promise<TurnRow[]> {
  // Every event names an order in a field that ends like this and is never its last one.
  const mentions = orders.map((order) => `%rder":${order},%`);
  const { rows } = await sql<TurnRow>`
    SELECT settled.batch::float8 AS batch, settled.at, happened.list AS events, (
      SELECT command::json FROM spot_log logged WHERE logged.shard = settled.shard AND logged.batch = settled.batch AND logged.at = settled.at
        AND seq = last_command - json_array_length(settled.events::json) + place) AS command
    FROM spot_batches settled CROSS JOIN LATERAL json_array_elements(settled.events::json) WITH ORDINALITY AS happened (list, place)
    WHERE shard = ${shard}::smallint AND settled.batch BETWEEN ${first} AND ${last} AND settled.at >= ${since}
      AND settled.events LIKE ANY (${mentions}::text[]) AND happened.list::text LIKE ANY (${mentions}::text[])
    ORDER BY settled.batch, place`.execute(db);
  return rows;
}
