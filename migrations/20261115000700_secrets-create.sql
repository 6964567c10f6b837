-- Secrets of an account. Hashes are argon2id with a pepper; what must be read again is encrypted with a key of the configuration.
CREATE TABLE secrets_credentials (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL DEFAULT app_now(),
  fund_hash text,
  fund_changed_at timestamptz,
  totp_secret text,
  -- The last time step that was used: a code serves once.
  totp_step bigint NOT NULL DEFAULT 0,
  -- The order in which the person wants to be asked.
  method_order text[] NOT NULL DEFAULT '{google,email,mobile}',
  -- Which of mail and SMS are asked for when somebody proves who he is; the authenticator always is once it is bound.
  email_on boolean NOT NULL DEFAULT true,
  phone_on boolean NOT NULL DEFAULT true,
  anti_phishing_code text,
  telegram_chat text UNIQUE,
  telegram_name text,
  telegram_bound_at timestamptz
);

-- An authenticator that was shown but not confirmed yet.
CREATE TABLE authenticators_new (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  totp_secret text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE passkeys_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  used_at timestamptz
);
CREATE INDEX passkeys_keys_account ON passkeys_keys (account_id);

-- Codes that were sent. One counts at a time for a purpose and a target; five tries each, whoever asks.
CREATE TABLE secrets_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL,
  target text NOT NULL,
  code_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  tries_left smallint NOT NULL DEFAULT 5 CHECK (tries_left >= 0),
  ended_at timestamptz
);
CREATE INDEX secrets_codes_newest ON secrets_codes (purpose, target, id DESC);
CREATE INDEX secrets_codes_age ON secrets_codes (expires_at);

-- Guesses: a row is taken before the secret is looked at, so that many guesses at once are many rows' worth, not one.
CREATE TABLE secrets_guesses (
  kind text NOT NULL,
  subject text NOT NULL,
  guesses int NOT NULL DEFAULT 0,
  window_ends_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject)
) WITH (fillfactor = 70);
CREATE INDEX secrets_guesses_age ON secrets_guesses (window_ends_at);

-- Takes one guess; answers how many seconds somebody has to wait instead when there is none left.
CREATE FUNCTION secrets_take_guess(p_kind text, p_subject text, p_limit int, p_window interval) RETURNS int LANGUAGE plpgsql AS $$
DECLARE wait int;
BEGIN
  INSERT INTO secrets_guesses AS g (kind, subject, guesses, window_ends_at) VALUES (p_kind, p_subject, 1, app_now() + p_window)
    ON CONFLICT (kind, subject) DO UPDATE SET
      guesses = CASE WHEN g.window_ends_at <= app_now() THEN 1 ELSE g.guesses + 1 END,
      window_ends_at = CASE WHEN g.window_ends_at <= app_now() THEN app_now() + p_window ELSE g.window_ends_at END
    WHERE g.window_ends_at <= app_now() OR g.guesses < p_limit;
  IF FOUND THEN RETURN 0; END IF;
  SELECT greatest(1, ceil(extract(epoch FROM window_ends_at - app_now())))::int INTO wait FROM secrets_guesses WHERE kind = p_kind AND subject = p_subject;
  RETURN wait;
END $$;

-- Keys for sealed fields: the private half, encrypted, and to whom it was given.
CREATE TABLE sealing_keys (
  kid text PRIMARY KEY,
  private_key text NOT NULL,
  -- Session or guest cookie, as a hash: a key serves nobody else.
  holder bytea NOT NULL,
  device_id text NOT NULL,
  uses_left smallint NOT NULL CHECK (uses_left >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sealing_keys_age ON sealing_keys (expires_at);
CREATE TABLE sealing_nonces (
  kid text NOT NULL,
  nonce text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (kid, nonce)
);
CREATE INDEX sealing_nonces_age ON sealing_nonces (seen_at);

-- Short-lived permissions: reset a password, go on with a login, answer a passkey challenge, lock the account from a mail.
CREATE TABLE secrets_tickets (
  ticket_hash bytea PRIMARY KEY,
  kind text NOT NULL,
  account_id bigint REFERENCES accounts_users (id),
  holds jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz NOT NULL,
  spent_at timestamptz
);
CREATE INDEX secrets_tickets_age ON secrets_tickets (expires_at);

-- Somebody who lost a second factor or the fund password: an operator looks at it, then a time passes in which it can be stopped.
CREATE TABLE recoveries_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_no text NOT NULL UNIQUE,
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  kind text NOT NULL CHECK (kind IN ('second-factor', 'fund-password')),
  -- What the person says is lost: google, email, mobile.
  lost text[] NOT NULL DEFAULT '{}',
  new_email text,
  selfie_file text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'cooling', 'done', 'rejected', 'cancelled')),
  reason text,
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  decided_at timestamptz,
  decided_by text,
  -- When the change takes effect, once an operator agreed.
  effective_at timestamptz
);
CREATE UNIQUE INDEX recoveries_cases_one ON recoveries_cases (account_id, kind) WHERE state IN ('waiting', 'cooling');
CREATE INDEX recoveries_cases_due ON recoveries_cases (effective_at) WHERE state = 'cooling';

GRANT SELECT, INSERT, UPDATE ON secrets_credentials, secrets_codes, secrets_guesses, sealing_keys, secrets_tickets, recoveries_cases TO pb_api;
GRANT SELECT, INSERT ON sealing_nonces TO pb_api, pb_admin;
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys_keys, authenticators_new TO pb_api, pb_worker;
GRANT DELETE ON secrets_guesses TO pb_api, pb_admin, pb_worker;
GRANT SELECT, INSERT, UPDATE ON secrets_guesses, sealing_keys TO pb_admin;
GRANT SELECT, UPDATE ON recoveries_cases TO pb_admin, pb_worker;
GRANT SELECT, INSERT, UPDATE ON secrets_credentials TO pb_worker;
GRANT SELECT, DELETE ON secrets_codes, sealing_keys, sealing_nonces, secrets_tickets TO pb_worker;
GRANT SELECT ON secrets_guesses TO pb_worker;
GRANT INSERT ON secrets_tickets TO pb_worker, pb_admin;
GRANT SELECT (account_id, password_changed_at, fund_changed_at, method_order, telegram_name) ON secrets_credentials TO pb_admin;
