-- Whether the markets of a shard are matched, for whoever looks after them. Ages are by the clock that leases and the inbox are written by;
-- ids grow with time, so the first row is found by the index alone.
CREATE VIEW spot_shard_states AS
SELECT shard, CASE WHEN halted IS NOT NULL THEN 'halted' WHEN lease_until < clock_timestamp() THEN 'leaderless' ELSE 'matching' END AS state,
  halted AS why,
  (SELECT count(*)::int FROM spot_markets JOIN spot_symbols USING (symbol) WHERE spot_symbols.shard = spot_shards.shard AND state <> 'draft') AS markets,
  (SELECT count(*)::int FROM spot_inbox waiting WHERE waiting.shard = spot_shards.shard) AS waiting,
  coalesce(extract(epoch FROM clock_timestamp() - (
    SELECT at FROM spot_inbox waiting WHERE waiting.shard = spot_shards.shard ORDER BY id LIMIT 1)), 0) AS oldest_seconds
FROM spot_shards;
GRANT SELECT ON spot_shard_states TO pb_admin, pb_worker, pb_readonly;
