-- A session is a family of tokens on one device. Only hashes are kept.
CREATE TABLE sessions_families (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What people see of it: a counter would publish how many log in.
  session_no text NOT NULL UNIQUE,
  main_id bigint NOT NULL REFERENCES accounts_users (id),
  -- The account that acts: the main account or one of its children.
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  device_id text NOT NULL,
  user_agent text NOT NULL,
  address text NOT NULL,
  country text NOT NULL DEFAULT '',
  method text NOT NULL,
  is_new_device boolean NOT NULL,
  began_at timestamptz NOT NULL DEFAULT app_now(),
  seen_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  CONSTRAINT end_has_a_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX sessions_families_open ON sessions_families (main_id) WHERE ended_at IS NULL;

CREATE TABLE sessions_tokens (
  family_id bigint NOT NULL REFERENCES sessions_families (id),
  generation int NOT NULL,
  refresh_hash bytea NOT NULL UNIQUE,
  access_hash bytea NOT NULL UNIQUE,
  issued_at timestamptz NOT NULL DEFAULT app_now(),
  access_expires_at timestamptz NOT NULL,
  -- Somebody has shown one of the two since: the answer that carried them has arrived.
  used_at timestamptz,
  replaced_at timestamptz,
  PRIMARY KEY (family_id, generation)
) WITH (fillfactor = 80);
CREATE INDEX sessions_tokens_age ON sessions_tokens (issued_at);

-- Devices that somebody has logged in with before.
CREATE TABLE sessions_devices (
  main_id bigint NOT NULL REFERENCES accounts_users (id),
  device_id text NOT NULL,
  first_seen_at timestamptz NOT NULL DEFAULT app_now(),
  trusted_at timestamptz,
  PRIMARY KEY (main_id, device_id)
);

CREATE TABLE sessions_login_history (
  id bigint GENERATED ALWAYS AS IDENTITY,
  main_id bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now(),
  address text NOT NULL,
  country text NOT NULL,
  device_id text NOT NULL,
  user_agent text NOT NULL,
  method text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('opened', 'wrong-password', 'wrong-code', 'locked', 'reused-token')),
  PRIMARY KEY (id)
);
CREATE INDEX sessions_login_history_account ON sessions_login_history (main_id, id DESC);

-- QR login: one key, shown by a browser, scanned and confirmed by a phone, spent by the browser that shows it.
CREATE TABLE sessions_qr_keys (
  key_hash bytea PRIMARY KEY,
  -- The browser that shows the key keeps this secret; whoever photographs the code does not have it.
  poll_hash bytea NOT NULL,
  device_id text NOT NULL,
  user_agent text NOT NULL,
  address text NOT NULL,
  country text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'scanned', 'confirmed', 'rejected', 'spent')),
  main_id bigint REFERENCES accounts_users (id),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_qr_keys_age ON sessions_qr_keys (expires_at);

GRANT SELECT, INSERT, UPDATE ON sessions_families, sessions_tokens, sessions_devices, sessions_qr_keys TO pb_api;
GRANT SELECT, INSERT ON sessions_login_history TO pb_api;
GRANT SELECT, UPDATE ON sessions_families TO pb_admin, pb_worker;
GRANT SELECT, DELETE ON sessions_tokens, sessions_qr_keys TO pb_worker;
GRANT SELECT, DELETE ON sessions_login_history TO pb_worker;
GRANT SELECT ON sessions_login_history, sessions_devices TO pb_admin;
GRANT SELECT ON sessions_families, sessions_tokens TO pb_stream;
GRANT SELECT ON sessions_families, sessions_login_history TO pb_readonly;
