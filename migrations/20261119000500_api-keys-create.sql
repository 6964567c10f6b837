-- Keys with which programs sign their calls. Of an Ed25519 key only the public half is here; the secret of an HMAC key is encrypted and goes
-- when the key ends. A key acts for the main account or for one
-- of its sub-accounts; what ends every session of a person ends the keys of the whole family.
CREATE TABLE api_keys_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key_id text NOT NULL UNIQUE CHECK (key_id ~ '^pbk_[A-Za-z0-9_-]{22}$'),
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  main_id bigint NOT NULL REFERENCES accounts_users (id),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  kind text NOT NULL CHECK (kind IN ('ed25519', 'hmac')),
  public_key bytea CHECK (octet_length(public_key) = 32),
  closed_secret text,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['read', 'p2p', 'p2p-release', 'spot', 'transfer', 'withdraw']),
  -- Networks from which it works; empty for everywhere.
  addresses text[] NOT NULL DEFAULT '{}' CHECK (cardinality(addresses) <= 20),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ends_at timestamptz,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('revoked', 'expired', 'by-owner', 'password-changed', 'password-reset', 'recovered', 'locked',
    'locked-by-staff', 'ended-by-staff', 'closed')),
  -- The last use, to the minute.
  used_at timestamptz,
  used_from text,
  CONSTRAINT of_its_kind CHECK (
    (public_key IS NOT NULL) = (kind = 'ed25519') AND (closed_secret IS NOT NULL) = (kind = 'hmac' AND ended_at IS NULL)),
  CONSTRAINT ends_for_a_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  CONSTRAINT from_anywhere_ends CHECK (cardinality(addresses) > 0 OR ends_at IS NOT NULL),
  CONSTRAINT withdraws_from_addresses CHECK (cardinality(addresses) > 0 OR NOT 'withdraw' = ANY (scopes))
);
CREATE INDEX api_keys_keys_account ON api_keys_keys (account_id) WHERE ended_at IS NULL;
CREATE INDEX api_keys_keys_family ON api_keys_keys (main_id, id DESC);
CREATE INDEX api_keys_keys_end ON api_keys_keys (ends_at) WHERE ended_at IS NULL;
CREATE INDEX api_keys_keys_age ON api_keys_keys (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX api_keys_keys_secret_key ON api_keys_keys (split_part(closed_secret, '.', 1)) WHERE closed_secret IS NOT NULL;

GRANT SELECT, INSERT (key_id, account_id, main_id, name, kind, public_key, closed_secret, scopes, addresses, ends_at),
  UPDATE (name, addresses, ends_at, used_at, used_from, closed_secret, ended_at, end_reason) ON api_keys_keys TO pb_api;
GRANT SELECT (id, key_id, account_id, main_id, name, kind, scopes, addresses, created_at, ends_at, ended_at, end_reason, used_at, used_from)
  ON api_keys_keys TO pb_admin, pb_readonly;
GRANT UPDATE (closed_secret, ended_at, end_reason) ON api_keys_keys TO pb_admin;
GRANT SELECT, UPDATE (closed_secret, ended_at, end_reason), DELETE ON api_keys_keys TO pb_worker;
GRANT SELECT (key_id, account_id, main_id, ends_at, ended_at) ON api_keys_keys TO pb_stream;
