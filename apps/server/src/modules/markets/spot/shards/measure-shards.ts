import { measures } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { shardHealth } from './shard-health.table.ts';

/** Whether markets go on, for the alerts. The worker looks, and not the matcher: one that stands still could not tell. */
export async function measureShards({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const shards = (await shardHealth(db)).map(({ shard, ...health }) => ({ labels: { shard: String(shard) }, ...health }));
  measures.spotShardsHalted.tell(shards.map(({ labels, isHalted }) => [labels, Number(isHalted)]));
  measures.spotShardsLeaderless.tell(shards.map(({ labels, isLeaderless }) => [labels, Number(isLeaderless)]));
  measures.spotInboxOldest.tell(shards.map(({ labels, oldestSeconds }) => [labels, oldestSeconds]));
}
