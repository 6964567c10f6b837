import type { Command } from '@peerbourse/matching/commands';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export async function selectRunningShards(db: Db): Promise<number[]> {
  const { rows } = await sql<{ shard: number }>`SELECT shard FROM spot_shards WHERE halted IS NULL ORDER BY shard`.execute(db);
  return rows.map(({ shard }) => shard);
}

export interface LoggedBatch {
  batch: number;
  engine: number;
  crc: number;
  commands: Array<{ symbol: string; command: Command }>;
  /** Its rows, as the matcher told them. */
  trades: string[];
  /** Of the newest batch what the open orders come to; null of others. */
  ordersCrc: number | null;
}

/** Batches after one, oldest first, with what was asked and what was written. */
export async function selectLoggedBatches(db: Db, shard: number, after: number, limit: number): Promise<LoggedBatch[]> {
  const { rows } = await sql<LoggedBatch>`
    SELECT batch::float8 AS batch, engine, crc::float8 AS crc,
      (SELECT json_agg(json_build_object('symbol', symbol, 'command', command::json) ORDER BY seq) FROM spot_log logged
        WHERE logged.shard = settled.shard AND logged.batch = settled.batch AND logged.at = settled.at) AS commands,
      ARRAY(SELECT ROW(symbol, trade, tick, lots, taker, buy_order, sell_order, buy_fee, sell_fee)::text FROM spot_trades traded
        JOIN spot_symbols market USING (symbol)
        WHERE market.shard = settled.shard AND traded.batch = settled.batch AND traded.at = settled.at) AS trades,
      (SELECT orders_crc::float8 FROM spot_shards newest WHERE newest.shard = settled.shard AND last_batch = settled.batch) AS "ordersCrc"
    FROM spot_batches settled WHERE shard = ${shard}::smallint AND batch > ${after} ORDER BY settled.batch LIMIT ${limit}`.execute(db);
  return rows;
}
