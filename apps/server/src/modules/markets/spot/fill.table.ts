import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** A trade as one of its two sees it. */
export interface FillRow {
  symbol: string;
  trade: bigint;
  /** Null for a level of a quote set. */
  orderNo: OrderNo | null;
  side: 'buy' | 'sell';
  isMaker: boolean;
  tick: bigint;
  lots: bigint;
  fee: bigint;
  at: Date;
  /** The moment in microseconds, as a cursor needs it. */
  micros: string;
}

export interface FillPlace {
  micros: string;
  symbol: string;
  trade: string;
}

export interface FillFilter {
  symbol: string | undefined;
  orderNo: OrderNo | undefined;
  before: FillPlace | undefined;
  limit: number;
}

/** Newest first. Each side has an index of its own, so a page costs the same however many trades there are. */
export async function selectFills(db: Db, owner: AccountId, filter: FillFilter): Promise<FillRow[]> {
  const { rows } = await sql<FillRow>`
    SELECT fill.symbol, trade, order_no::text AS "orderNo", fill.side, "isMaker", fill.tick, fill.lots, fill.fee, at,
      (extract(epoch FROM at) * 1000000)::bigint::text AS micros
    FROM (${sideOf('buy', owner, filter)} UNION ALL ${sideOf('sell', owner, filter)}) fill
    LEFT JOIN spot_orders placed ON placed.id = order_id
    ORDER BY at DESC, fill.symbol DESC, trade DESC LIMIT ${filter.limit}`.execute(db);
  return rows;
}

function sideOf(side: 'buy' | 'sell', owner: AccountId, { symbol, orderNo, before, limit }: FillFilter) {
  const [ownerColumn, orderColumn, feeColumn] = [
    sql.ref(side === 'buy' ? 'buyer_id' : 'seller_id'),
    sql.ref(`${side}_order`),
    sql.ref(`${side}_fee`),
  ];
  const older = sql`AND (at, symbol, trade) < (
    timestamptz 'epoch' + ${before?.micros ?? '0'}::bigint * interval '1 microsecond', ${before?.symbol ?? ''}, ${before?.trade ?? '0'}::bigint)`;
  return sql`(
    SELECT symbol, trade, ${orderColumn} AS order_id, ${side} AS side, taker <> ${side} AS "isMaker", tick, lots, ${feeColumn} AS fee, at
    FROM spot_trades WHERE ${ownerColumn} = ${owner}::bigint
      ${symbol === undefined ? sql`` : sql`AND symbol = ${symbol}`}
      ${orderNo === undefined ? sql`` : sql`AND ${orderColumn} = (SELECT id FROM spot_orders WHERE order_no = ${orderNo}::bigint)`}
      ${before === undefined ? sql`` : older}
    ORDER BY at DESC, symbol DESC, trade DESC LIMIT ${limit})`;
}
