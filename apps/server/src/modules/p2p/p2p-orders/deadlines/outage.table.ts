import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Order, orderColumns, orderTables } from '../order.table.ts';

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1_000})`;

/** A gap of more than that since it was said last becomes an outage. */
export async function noteAlive(db: Db, outageMs: number): Promise<void> {
  await sql`SELECT p2p_orders_note_alive(${interval(outageMs)})`.execute(db);
}

/** The number of the newest one; zero before the first. */
export async function lastOutage(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT coalesce(max(id), 0)::text AS id FROM p2p_orders_outages`.execute(tx);
  return rows[0]?.id ?? '0';
}

export interface OwedOrder extends Order {
  outageId: string;
  beganAt: Date;
  endedAt: Date;
}

/** An open order that has to be given the length of an outage. Other workers pass it by until this transaction ends. */
export async function lockOwed(tx: Tx): Promise<OwedOrder | undefined> {
  const { rows } = await sql<OwedOrder>`
    SELECT ${orderColumns}, outage.id::text AS "outageId", outage.began_at AS "beganAt", outage.ended_at AS "endedAt"
    FROM ${orderTables} JOIN p2p_orders_outages outage ON outage.id = p2p_orders_owed_outage(trade.credited_outage, trade.created_at)
    WHERE trade.due_at IS NOT NULL AND trade.frozen_at IS NULL AND trade.created_at < (SELECT max(ended_at) FROM p2p_orders_outages) ORDER BY trade.due_at LIMIT 1 FOR NO KEY UPDATE OF trade SKIP LOCKED`.execute(
    tx,
  );
  return rows[0];
}

interface Due {
  graceMs: number;
  outageMs: number;
  limit: number;
  /** Those that are left for the next round. */
  passedBy: readonly string[];
}

/**
 * Orders whose deadlines passed first. Other workers pass them by until this transaction ends. While nobody has said for an outage's
 * length that people can act, and while an order is owed the length of one, nothing is over.
 */
export async function lockDue(tx: Tx, { graceMs, outageMs, limit, passedBy }: Due): Promise<Order[]> {
  const { rows } = await sql<Order>`
    SELECT ${orderColumns} FROM ${orderTables}
    WHERE trade.due_at <= app_now() - ${interval(graceMs)} AND trade.frozen_at IS NULL AND trade.id <> ALL (${passedBy}::bigint[])
      AND p2p_orders_owed_outage(trade.credited_outage, trade.created_at) IS NULL
      AND EXISTS (SELECT FROM p2p_orders_watch WHERE seen_at >= app_now() - ${interval(outageMs)})
    ORDER BY trade.due_at LIMIT ${limit} FOR NO KEY UPDATE OF trade SKIP LOCKED`.execute(tx);
  return rows;
}

/** Whoever has to wait longer for a lock gives up, in this transaction. */
export async function waitAtMost(tx: Tx, ms: number): Promise<void> {
  await sql`SELECT set_config('lock_timeout', ${String(ms)}, true)`.execute(tx);
}
