-- Nobody loses an order because we were away. The sweep of deadlines says every few seconds that people could act (a worker runs, and an
-- api was heard of lately); a gap of more than a minute is an outage, and every open order gets its length back, once.
CREATE TABLE p2p_orders_watch (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Business time, so that a test can move it. Nothing before the first sweep.
  seen_at timestamptz
);
INSERT INTO p2p_orders_watch DEFAULT VALUES;

CREATE TABLE p2p_orders_outages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  CONSTRAINT an_outage_has_a_length CHECK (ended_at > began_at)
);

-- The newest outage whose length an order has been given.
ALTER TABLE p2p_orders_orders ADD COLUMN credited_outage bigint NOT NULL DEFAULT 0;

-- Says that people can act now. Of several workers one finds the gap; the others see what it wrote.
CREATE FUNCTION p2p_orders_note_alive(p_outage interval) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE before timestamptz;
BEGIN
  IF EXISTS (SELECT FROM p2p_orders_watch WHERE seen_at > app_now() - interval '2 seconds') THEN
    RETURN;
  END IF;
  SELECT seen_at INTO STRICT before FROM p2p_orders_watch FOR UPDATE;
  IF before < app_now() - p_outage THEN
    INSERT INTO p2p_orders_outages (began_at, ended_at) VALUES (before, app_now());
  END IF;
  UPDATE p2p_orders_watch SET seen_at = greatest(before, app_now());
END $$;

-- The outage that an order still has to be given, the first of them: it was open when it began, or was placed in the middle of it.
CREATE FUNCTION p2p_orders_owed_outage(p_credited bigint, p_created_at timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min(id) FROM p2p_orders_outages WHERE id > p_credited AND ended_at > p_created_at
$$;

-- A deadline moves within its state.
INSERT INTO p2p_orders_steps VALUES ('pb_worker', 0, 0);
GRANT UPDATE (undo_by, credited_outage) ON p2p_orders_orders TO pb_worker;
GRANT SELECT ON p2p_orders_watch, p2p_orders_outages TO pb_worker, pb_admin, pb_readonly;
REVOKE ALL ON FUNCTION p2p_orders_note_alive, p2p_orders_owed_outage FROM public;
GRANT EXECUTE ON FUNCTION p2p_orders_note_alive, p2p_orders_owed_outage TO pb_worker;
