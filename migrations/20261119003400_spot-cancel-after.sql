-- A dead man's switch: whoever does not say in time that he is still there has his orders and quotes cancelled.

CREATE TABLE spot_cancel_deadlines (
  owner_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  at timestamptz NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX spot_cancel_deadlines_at ON spot_cancel_deadlines (at);

-- Cancels everything of an owner in so many seconds, unless he asks again before; 0 takes the deadline away. Answers the moment.
CREATE FUNCTION spot_cancel_after(p_owner bigint, p_seconds int) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE deadline timestamptz;
BEGIN
  IF p_seconds = 0 THEN
    DELETE FROM spot_cancel_deadlines WHERE owner_id = p_owner;
    RETURN NULL;
  END IF;
  INSERT INTO spot_cancel_deadlines AS kept (owner_id, at) VALUES (p_owner, app_now() + p_seconds * interval '1 second')
  ON CONFLICT (owner_id) DO UPDATE SET at = excluded.at RETURNING kept.at INTO deadline;
  RETURN deadline;
END $$;

-- Cancels what is due, at most so many owners at a time. Each deadline is carried out once, and whoever renews it meanwhile is left out.
CREATE FUNCTION spot_cancel_due(p_limit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE owners bigint[];
BEGIN
  WITH due AS (
    SELECT owner_id FROM spot_cancel_deadlines WHERE at <= app_now() ORDER BY at LIMIT p_limit FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM spot_cancel_deadlines kept USING due WHERE kept.owner_id = due.owner_id RETURNING kept.owner_id)
  SELECT coalesce(array_agg(owner_id), '{}') INTO owners FROM gone;
  PERFORM spot_cancel_all(owner_id, NULL, 'both') FROM unnest(owners) owner_id;
  RETURN cardinality(owners);
END $$;

REVOKE ALL ON FUNCTION spot_cancel_after, spot_cancel_due FROM public;
GRANT EXECUTE ON FUNCTION spot_cancel_after TO pb_api;
GRANT EXECUTE ON FUNCTION spot_cancel_due TO pb_worker;
GRANT SELECT ON spot_cancel_deadlines TO pb_api, pb_admin, pb_worker, pb_readonly;
