-- A matcher that drops its memory after a lost connection or a deadlock takes its own lease again at once; it had to wait until the lease was
-- over, and nothing was matched for five seconds. The epoch rises all the same, so what it had begun before is refused.
CREATE OR REPLACE FUNCTION spot_take_lease(p_shard smallint, p_holder text, p_ms int) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE spot_shards SET epoch = epoch + 1, holder = p_holder, lease_until = clock_timestamp() + p_ms * interval '1 ms'
  WHERE shard = p_shard AND (lease_until < clock_timestamp() OR holder = p_holder) AND halted IS NULL
  RETURNING epoch
$$;
