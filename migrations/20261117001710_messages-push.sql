-- Push messages to browsers. A subscription is what a browser gave us: where its push service listens and with which keys, encrypted,
-- because whoever knows it can reach the device. The pair of keys that the house signs with is made once, by the worker, for good:
-- browsers bind their subscription to its public half.
ALTER TABLE messages_outgoing DROP CONSTRAINT messages_outgoing_kind_check;
ALTER TABLE messages_outgoing ADD CONSTRAINT messages_outgoing_kind_check CHECK (kind IN ('mail', 'sms', 'telegram', 'push'));

CREATE TABLE messages_push_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  public_key text NOT NULL,
  closed_private_key text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now()
);

CREATE TABLE messages_push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle uuid NOT NULL UNIQUE,
  -- The main account.
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  -- The hash of the address: a browser has one subscription, whoever is logged in there last.
  mark bytea NOT NULL UNIQUE,
  closed_subscription text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX messages_push_subscriptions_account ON messages_push_subscriptions (account_id, id DESC);

GRANT SELECT (only_row, public_key) ON messages_push_key TO pb_api;
GRANT SELECT, INSERT (public_key, closed_private_key), UPDATE (closed_private_key) ON messages_push_key TO pb_worker;
GRANT SELECT (id, handle, account_id, mark), INSERT (handle, account_id, mark, closed_subscription), DELETE ON messages_push_subscriptions TO pb_api;
GRANT SELECT (id, handle, account_id) ON messages_push_subscriptions TO pb_admin;
GRANT SELECT, UPDATE (closed_subscription), DELETE ON messages_push_subscriptions TO pb_worker;
GRANT SELECT (id, account_id, created_at) ON messages_push_subscriptions TO pb_readonly;
