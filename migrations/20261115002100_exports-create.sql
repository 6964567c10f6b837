-- Files that people ask for: a worker makes them in the background, and they are kept for a week, encrypted as all files are.
ALTER TABLE files_stored
  DROP CONSTRAINT files_stored_purpose_check,
  DROP CONSTRAINT files_stored_retention_check,
  ADD CONSTRAINT files_stored_purpose_check
    CHECK (purpose IN ('identity-front', 'identity-back', 'identity-selfie', 'recovery-selfie', 'content-picture', 'export')),
  ADD CONSTRAINT files_stored_retention_check CHECK (retention IN ('identity', 'for-good', 'week')),
  ADD CONSTRAINT export_is_somebodys CHECK ((purpose = 'export') = (retention = 'week') AND (purpose <> 'export' OR account_id IS NOT NULL));
GRANT INSERT ON files_stored TO pb_worker;

CREATE TABLE exports_jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  export_no text NOT NULL UNIQUE,
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  subject text NOT NULL CHECK (subject IN ('asset-history')),
  format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  -- As it was asked for, in the shape of the call.
  filter jsonb NOT NULL,
  -- Minutes from UTC.
  timezone int NOT NULL CHECK (timezone BETWEEN -720 AND 840),
  language text NOT NULL,
  -- Where the history stood: what comes later is not in the file, so a file that is begun anew is the same.
  until_entry bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'ready', 'failed')),
  rows_done int NOT NULL DEFAULT 0,
  rows_total int NOT NULL,
  -- Which try this is; whoever works on an older one has lost it.
  attempt int NOT NULL DEFAULT 0,
  -- When whoever makes the file was last heard of.
  worked_at timestamptz,
  file_id text REFERENCES files_stored (file_id),
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz,
  CONSTRAINT ready_has_a_file CHECK ((state = 'ready') = (file_id IS NOT NULL) AND (state = 'ready') = (expires_at IS NOT NULL))
) WITH (fillfactor = 70);
CREATE INDEX exports_jobs_account ON exports_jobs (account_id, asked_at);
CREATE INDEX exports_jobs_open ON exports_jobs (id) WHERE state IN ('waiting', 'running');

GRANT SELECT, INSERT ON exports_jobs TO pb_api;
GRANT SELECT ON exports_jobs TO pb_worker, pb_readonly;
GRANT UPDATE (state, rows_done, rows_total, attempt, worked_at, file_id, expires_at) ON exports_jobs TO pb_worker;
