-- The floor that every module stands on: identity of the database, its clock, facts, idempotency, jobs, running roles.
-- Cluster roles (pb_api, pb_admin, ...) are made by `npm run db:roles`; migrations only grant.

-- One row. `kind` says whether time may be moved here; `epoch` changes when a database is made anew,
-- so that listeners of the live socket know that their sequence numbers mean nothing any more.
CREATE TABLE platform_identity (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  kind text NOT NULL DEFAULT 'live' CHECK (kind IN ('live', 'demo', 'test')),
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  clock_offset interval,
  CONSTRAINT time_moves_only_outside_live CHECK (clock_offset IS NULL OR kind <> 'live')
);
INSERT INTO platform_identity DEFAULT VALUES;

-- The only clock of SQL and TypeScript.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT now() + coalesce((SELECT clock_offset FROM platform_identity), interval '0')
$$;

-- Time-ordered ids for facts, journals and prices (version 7: 48 bits of milliseconds, then random).
CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(
    set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
      FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$;

-- Facts: what happened, told after commit. key_seq is dense per (stream, key): the head row is its lock.
CREATE TABLE platform_fact_heads (
  stream text NOT NULL,
  key text NOT NULL,
  last_seq bigint NOT NULL,
  PRIMARY KEY (stream, key)
) WITH (fillfactor = 70);

CREATE TABLE platform_outbox (
  id uuid NOT NULL DEFAULT uuidv7(),
  stream text NOT NULL,
  key text NOT NULL,
  key_seq bigint NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,
  PRIMARY KEY (id, created_at)
) PARTITION BY RANGE (created_at);
CREATE INDEX platform_outbox_waiting ON platform_outbox (created_at, id) WHERE published_at IS NULL;
CREATE UNIQUE INDEX platform_outbox_key_seq ON platform_outbox (stream, key, key_seq, created_at);

-- Emits one fact in the caller's transaction and answers its sequence number.
CREATE FUNCTION platform_emit(p_stream text, p_key text, p_body jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE seq bigint;
BEGIN
  INSERT INTO platform_fact_heads AS head (stream, key, last_seq) VALUES (p_stream, p_key, 1)
    ON CONFLICT (stream, key) DO UPDATE SET last_seq = head.last_seq + 1
    RETURNING last_seq INTO seq;
  INSERT INTO platform_outbox (stream, key, key_seq, body) VALUES (p_stream, p_key, seq, p_body);
  RETURN seq;
END $$;

-- Makes the partitions of this month and the months ahead; runs daily as a job, with the owner's rights.
CREATE FUNCTION platform_make_partitions(p_table text, p_months_ahead int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE first_day date;
BEGIN
  FOR first_day IN
    SELECT generate_series(date_trunc('month', now())::date, (date_trunc('month', now()) + make_interval(months => p_months_ahead))::date, interval '1 month')
  LOOP
    EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
      p_table || '_' || to_char(first_day, 'YYYYMM'), p_table, first_day, (first_day + interval '1 month')::date);
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION platform_make_partitions(text, int) FROM public;
SELECT platform_make_partitions('platform_outbox', 3);

-- A repeated idempotency key gives the first answer again. Rows go after 72 hours.
CREATE TABLE platform_idempotency (
  actor text NOT NULL,
  call text NOT NULL,
  key uuid NOT NULL,
  body_hash bytea NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor, call, key)
);
CREATE INDEX platform_idempotency_age ON platform_idempotency (created_at);

-- Scheduled work: a row per job, claimed with SKIP LOCKED by any worker.
CREATE TABLE platform_jobs (
  name text PRIMARY KEY,
  every_ms int NOT NULL CHECK (every_ms > 0),
  next_run_at timestamptz NOT NULL DEFAULT now(),
  last_run_at timestamptz,
  last_ms int,
  failures_in_row int NOT NULL DEFAULT 0,
  last_error text
);

-- Which processes run; each one says so every few seconds.
CREATE TABLE platform_instances (
  role text NOT NULL,
  instance text NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  is_draining boolean NOT NULL DEFAULT false,
  details jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (role, instance)
);

GRANT SELECT ON platform_identity, platform_fact_heads, platform_outbox TO pb_api, pb_admin, pb_stream, pb_matcher, pb_worker, pb_readonly;
GRANT INSERT, UPDATE ON platform_fact_heads TO pb_api, pb_admin, pb_matcher, pb_worker;
GRANT INSERT ON platform_outbox TO pb_api, pb_admin, pb_matcher, pb_worker;
GRANT UPDATE (published_at) ON platform_outbox TO pb_worker;
GRANT SELECT, INSERT, UPDATE ON platform_idempotency TO pb_api, pb_admin;
GRANT SELECT, DELETE ON platform_idempotency TO pb_worker;
GRANT SELECT, INSERT, UPDATE ON platform_jobs TO pb_worker;
GRANT SELECT ON platform_jobs TO pb_admin, pb_readonly;
GRANT SELECT, INSERT, UPDATE ON platform_instances TO pb_api, pb_admin, pb_stream, pb_matcher, pb_worker;
GRANT DELETE ON platform_instances TO pb_api, pb_admin, pb_stream, pb_matcher, pb_worker;
GRANT SELECT ON platform_instances TO pb_readonly;
GRANT EXECUTE ON FUNCTION platform_make_partitions(text, int) TO pb_worker;
