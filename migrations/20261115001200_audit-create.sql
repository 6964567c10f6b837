-- The audit log: who did what to whom. Rows are only added, and blocks of rows are chained by hashes and signed,
-- so that whoever gets past the grants and the trigger still cannot change the past without being found.
CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The transaction that wrote the row. Ids are given before commit, so a smaller id may become visible later than a larger one;
  -- of transactions below the oldest running one nothing can be added any more. Rows are chained in the order (written_in, id).
  written_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL DEFAULT app_now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('guest', 'user', 'staff', 'system')),
  -- The user id of a user, the name of a member of staff, the name of a job.
  actor text NOT NULL,
  act text NOT NULL CHECK (act ~ '^[a-z0-9-]+\.[a-z0-9-]+$'),
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  address text NOT NULL DEFAULT ''
);
CREATE INDEX audit_entries_chain ON audit_entries (written_in, id);
CREATE INDEX audit_entries_actor ON audit_entries (actor, id);
CREATE INDEX audit_entries_subject ON audit_entries (subject, id);
CREATE INDEX audit_entries_act ON audit_entries (act, id);
CREATE INDEX audit_entries_at ON audit_entries (at);

-- Block n holds the rows after the last place of block n-1, up to its own last place (last_written_in, last_id).
CREATE TABLE audit_blocks (
  block_no bigint PRIMARY KEY CHECK (block_no > 0),
  first_id bigint NOT NULL,
  last_id bigint NOT NULL,
  last_written_in xid8 NOT NULL,
  row_count int NOT NULL CHECK (row_count BETWEEN 1 AND 1000),
  -- Eight bytes of each row's own hash, so that the check can name the row and not only its block.
  row_marks bytea NOT NULL CHECK (length(row_marks) = 8 * row_count),
  previous_hash text NOT NULL,
  hash text NOT NULL UNIQUE,
  key_id text NOT NULL,
  signature text NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT app_now()
);

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER audit_blocks_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_blocks EXECUTE FUNCTION audit_refuse_change();

GRANT INSERT ON audit_entries TO pb_api, pb_admin, pb_worker;
GRANT SELECT ON audit_entries, audit_blocks TO pb_admin, pb_worker;
GRANT INSERT ON audit_blocks TO pb_worker;
