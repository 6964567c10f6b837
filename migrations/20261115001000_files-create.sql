-- Files: a row here, the content encrypted on a driver. Without its wrapped key a content is noise, in backups too.
CREATE TABLE files_stored (
  file_id text PRIMARY KEY CHECK (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  account_id bigint REFERENCES accounts_users (id),
  purpose text NOT NULL CHECK (purpose IN ('identity-front', 'identity-back', 'identity-selfie', 'recovery-selfie')),
  -- Of the plain content.
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  size int NOT NULL CHECK (size > 0),
  type text NOT NULL,
  width int NOT NULL,
  height int NOT NULL,
  -- Which configured key wraps the file's own key.
  key_id text NOT NULL,
  wrapped_key text,
  nonce bytea NOT NULL CHECK (length(nonce) = 12),
  -- Where the driver keeps the content; empty once it is gone from there.
  place text UNIQUE,
  retention text NOT NULL CHECK (retention IN ('identity')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- When something first named the file. What nothing names is not kept.
  attached_at timestamptz,
  deleted_at timestamptz,
  CONSTRAINT deleted_has_no_key CHECK ((deleted_at IS NULL) = (wrapped_key IS NOT NULL)),
  CONSTRAINT kept_has_a_place CHECK (deleted_at IS NOT NULL OR place IS NOT NULL)
);
CREATE INDEX files_stored_account ON files_stored (account_id, created_at);
CREATE INDEX files_stored_loose ON files_stored (created_at) WHERE attached_at IS NULL AND deleted_at IS NULL;
CREATE INDEX files_stored_leftover ON files_stored (deleted_at) WHERE deleted_at IS NOT NULL AND place IS NOT NULL;

GRANT SELECT, INSERT ON files_stored TO pb_api;
GRANT UPDATE (attached_at) ON files_stored TO pb_api;
GRANT SELECT ON files_stored TO pb_admin;
GRANT SELECT ON files_stored TO pb_worker;
GRANT UPDATE (wrapped_key, place, deleted_at) ON files_stored TO pb_worker;
GRANT SELECT (file_id, account_id, purpose, size, type, retention, created_at, attached_at, deleted_at) ON files_stored TO pb_readonly;
