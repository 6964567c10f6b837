import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface ShardHealth {
  shard: number;
  isHalted: boolean;
  /** Nobody has the lease just now. A halted shard needs none. */
  isLeaderless: boolean;
  /** Of what waits to be matched; 0 when nothing does. */
  oldestSeconds: number;
}

export async function shardHealth(db: Db): Promise<ShardHealth[]> {
  const { rows } = await sql<ShardHealth>`
    SELECT shard, state = 'halted' AS "isHalted", state = 'leaderless' AS "isLeaderless", oldest_seconds::float8 AS "oldestSeconds"
    FROM spot_shard_states ORDER BY shard`.execute(db);
  return rows;
}

/** Nothing where the shard is not halted. */
export async function whyHalted(tx: Tx, shard: number): Promise<string | undefined> {
  const { rows } = await sql<{ why: string }>`
    SELECT why FROM spot_shard_states WHERE shard = ${shard}::smallint AND state = 'halted'`.execute(tx);
  return rows[0]?.why;
}

/** False where it is not halted. */
export async function letShardGoOn(tx: Tx, shard: number): Promise<boolean> {
  const { rows } = await sql<{ resumed: boolean }>`SELECT spot_resume_shard(${shard}::smallint) AS resumed`.execute(tx);
  return rows[0]?.resumed === true;
}
