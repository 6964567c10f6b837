import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface ShardHealth {
  shard: number;
  isHalted: boolean;
  /** Nobody has the lease just now. A halted shard needs none. */
  isLeaderless: boolean;
  /** Of what waits to be matched; 0 when nothing does. */
  oldestSeconds: number;
}

/** Ages are by the clock that leases and the inbox are written by. Ids grow with time, so the first one is found by the index alone. */
export async function shardHealth(db: Db): Promise<ShardHealth[]> {
  const { rows } = await sql<ShardHealth>`
    SELECT shard, halted IS NOT NULL AS "isHalted", halted IS NULL AND lease_until < clock_timestamp() AS "isLeaderless",
      coalesce(extract(epoch FROM clock_timestamp() - (
        SELECT at FROM spot_inbox waiting WHERE waiting.shard = spot_shards.shard ORDER BY id LIMIT 1)), 0)::float8 AS "oldestSeconds"
    FROM spot_shards ORDER BY shard`.execute(db);
  return rows;
}
