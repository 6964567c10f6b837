-- Messages that leave the house by mail, SMS or Telegram. What is in them is encrypted and goes once the message is sent or given up.
CREATE TABLE messages_outgoing (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('mail', 'sms', 'telegram')),
  recipient text NOT NULL,
  locale text NOT NULL,
  template text NOT NULL,
  closed_values text,
  -- A code that comes too late confuses more than it helps: it is dropped instead.
  drop_at timestamptz,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'dropped')),
  attempts smallint NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- Also the end of a worker's claim: whoever dies while sending gives the message back by letting this pass.
  next_try_at timestamptz NOT NULL DEFAULT app_now(),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  sent_at timestamptz,
  CONSTRAINT values_go_when_it_is_over CHECK ((state = 'waiting') = (closed_values IS NOT NULL)),
  CONSTRAINT sent_has_a_time CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);
CREATE INDEX messages_outgoing_waiting ON messages_outgoing (next_try_at) WHERE state = 'waiting';
CREATE INDEX messages_outgoing_age ON messages_outgoing (created_at);

GRANT INSERT ON messages_outgoing TO pb_api, pb_admin, pb_worker;
GRANT SELECT, UPDATE, DELETE ON messages_outgoing TO pb_worker;
GRANT SELECT (id, kind, locale, template, state, attempts, next_try_at, created_at, sent_at) ON messages_outgoing TO pb_admin, pb_readonly;

-- Codes that the bot has told to a chat; whoever enters one on our site binds that chat. A chat has one at a time.
CREATE TABLE messages_telegram_codes (
  code_hash bytea PRIMARY KEY,
  chat_id text NOT NULL UNIQUE,
  chat_name text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX messages_telegram_codes_age ON messages_telegram_codes (expires_at);

-- How far the bot has read, and until when it leaves a Telegram that did not answer alone.
CREATE TABLE messages_telegram_reader (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  next_update bigint NOT NULL DEFAULT 0,
  paused_until timestamptz NOT NULL DEFAULT app_now()
);
INSERT INTO messages_telegram_reader DEFAULT VALUES;

GRANT SELECT, DELETE ON messages_telegram_codes TO pb_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON messages_telegram_codes TO pb_worker;
GRANT SELECT, UPDATE ON messages_telegram_reader TO pb_worker;

-- What an account is told on the site. Others know an entry by its handle; the row id only orders.
CREATE TABLE notifications_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  kind text NOT NULL,
  "values" jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  read_at timestamptz
);
CREATE INDEX notifications_entries_account ON notifications_entries (account_id, id DESC);
CREATE INDEX notifications_entries_unread ON notifications_entries (account_id) WHERE read_at IS NULL;
CREATE INDEX notifications_entries_age ON notifications_entries (created_at) WHERE read_at IS NOT NULL;

-- How many entries are unread: every page shows it. The row is also the lock under which entries come and are read.
CREATE TABLE notifications_counts (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  unread int NOT NULL DEFAULT 0 CHECK (unread >= 0)
) WITH (fillfactor = 70);

GRANT SELECT, INSERT ON notifications_entries TO pb_api, pb_admin, pb_worker;
GRANT UPDATE (read_at) ON notifications_entries TO pb_api;
GRANT DELETE ON notifications_entries TO pb_worker;
GRANT SELECT, INSERT, UPDATE ON notifications_counts TO pb_api, pb_admin, pb_worker;
GRANT SELECT ON notifications_counts TO pb_stream, pb_readonly;

-- A decision of an operator is told to its account by mail and Telegram too.
GRANT SELECT (anti_phishing_code, telegram_chat) ON secrets_credentials TO pb_admin;
