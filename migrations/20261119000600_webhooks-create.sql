-- Webhooks: what accounts are told at addresses of their own. A line is heard in the transaction of what happened, so nothing is missed;
-- the worker makes events of lines, and deliveries of events, in the order in which they happened.

-- 128 random bits, as the application writes handles.
CREATE FUNCTION webhooks_handle() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')
$$;

-- Accounts that have an address, now or before. The row is the lock under which events and deliveries of an account are added and ended.
CREATE TABLE webhooks_accounts (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  user_id text NOT NULL UNIQUE
);

CREATE TABLE webhooks_endpoints (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE CHECK (handle ~ '^[\w-]{22}$'),
  account_id bigint NOT NULL REFERENCES webhooks_accounts (account_id),
  -- The address is encrypted: paths and queries of customers hold secrets. Staff see the host.
  host text NOT NULL CHECK (length(host) BETWEEN 1 AND 260),
  closed_url text NOT NULL,
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 100),
  types text[] NOT NULL CHECK (cardinality(types) > 0),
  -- Paused by its owner, or off because its tries came to nothing. What happens meanwhile waits.
  state text NOT NULL DEFAULT 'on' CHECK (state IN ('on', 'paused', 'off')),
  -- Encrypted. The old one signs beside the new one for a day.
  closed_secret text NOT NULL,
  closed_old_secret text,
  old_secret_until timestamptz,
  -- Its last answer failed or took long: others do not wait for it.
  is_slow boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT old_secrets_end CHECK ((closed_old_secret IS NULL) = (old_secret_until IS NULL))
);
CREATE INDEX webhooks_endpoints_owner ON webhooks_endpoints (account_id, id);
CREATE INDEX webhooks_endpoints_url_key ON webhooks_endpoints (split_part(closed_url, '.', 1));
CREATE INDEX webhooks_endpoints_secret_key ON webhooks_endpoints (split_part(closed_secret, '.', 1));
CREATE INDEX webhooks_endpoints_old_secret_key ON webhooks_endpoints (split_part(closed_old_secret, '.', 1)) WHERE closed_old_secret IS NOT NULL;

-- What was heard and is no event yet. Ids of one source follow the order in which it committed: whoever writes one holds a lock of its own.
CREATE TABLE webhooks_heard (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES webhooks_accounts (account_id),
  source text NOT NULL,
  body jsonb NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX webhooks_heard_account ON webhooks_heard (account_id, id);

CREATE TABLE webhooks_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The webhook-id that receivers tell doubles by.
  handle text NOT NULL UNIQUE DEFAULT 'evt_' || webhooks_handle(),
  account_id bigint NOT NULL REFERENCES webhooks_accounts (account_id),
  type text NOT NULL,
  -- What it is about: events of one subject arrive in order.
  subject text NOT NULL,
  -- Says the same again under the same name only once.
  once_key text,
  data jsonb NOT NULL,
  happened_at timestamptz NOT NULL,
  UNIQUE (account_id, once_key)
);
CREATE INDEX webhooks_events_account ON webhooks_events (account_id, happened_at, id);
CREATE INDEX webhooks_events_age ON webhooks_events (happened_at);

CREATE TABLE webhooks_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE DEFAULT webhooks_handle(),
  endpoint_id bigint NOT NULL REFERENCES webhooks_endpoints (id) ON DELETE CASCADE,
  event_id bigint NOT NULL REFERENCES webhooks_events (id),
  subject text NOT NULL,
  is_replay boolean NOT NULL DEFAULT false,
  -- The first that waits of its subject, at an address that is on. Only such a one is sent.
  is_next boolean NOT NULL DEFAULT false,
  delivered_at timestamptz,
  -- While it is being sent: when it may be sent again if nobody says how that ended.
  due_at timestamptz NOT NULL DEFAULT app_now(),
  tries int NOT NULL DEFAULT 0,
  -- Those that came to nothing at the receiver. A worker that died in the middle says nothing about it.
  failures int NOT NULL DEFAULT 0,
  -- Of the last try: the status, or one word for why there is none.
  tried_at timestamptz,
  status int,
  outcome text,
  ms int,
  answer text CHECK (length(answer) <= 200),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT what_is_delivered_is_not_next CHECK (NOT (is_next AND delivered_at IS NOT NULL))
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX webhooks_deliveries_next ON webhooks_deliveries (endpoint_id, subject) WHERE is_next;
CREATE INDEX webhooks_deliveries_due ON webhooks_deliveries (endpoint_id, due_at, id) WHERE is_next;
CREATE INDEX webhooks_deliveries_line ON webhooks_deliveries (endpoint_id, subject, id) WHERE delivered_at IS NULL;
CREATE INDEX webhooks_deliveries_endpoint ON webhooks_deliveries (endpoint_id, id DESC);
CREATE INDEX webhooks_deliveries_event ON webhooks_deliveries (event_id);

-- Keeps a line for an account that has an address; of everybody else nothing is kept.
CREATE FUNCTION webhooks_hear(p_user_id text, p_source text, p_body jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO webhooks_heard (account_id, source, body)
  SELECT account_id, p_source, p_body FROM webhooks_accounts account
  WHERE user_id = p_user_id AND EXISTS (SELECT FROM webhooks_endpoints WHERE account_id = account.account_id)
$$;

-- Facts whose key is an account. Their heads are locked until the commit, so lines of one key have their order.
CREATE FUNCTION webhooks_hear_fact() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM webhooks_hear(NEW.key, NEW.stream, NEW.body);
  RETURN NULL;
END $$;
CREATE TRIGGER platform_outbox_webhooks AFTER INSERT ON platform_outbox FOR EACH ROW
  WHEN (NEW.stream IN ('ledger', 'p2p-orders', 'p2p-chat')) EXECUTE FUNCTION webhooks_hear_fact();

-- Ads tell no facts: there is no channel of them. The row of the ad is the lock.
CREATE FUNCTION p2p_ads_tell_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM webhooks_hear((SELECT user_id FROM accounts_directory WHERE id = NEW.account_id), 'p2p-ads', jsonb_build_object(
    'adNo', NEW.ad_no, 'version', NEW.version, 'state', NEW.state, 'isHidden', NEW.is_hidden, 'hiddenReasons', NEW.hidden_reasons));
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_ads_ads_added AFTER INSERT ON p2p_ads_ads FOR EACH ROW EXECUTE FUNCTION p2p_ads_tell_webhooks();
CREATE TRIGGER p2p_ads_ads_changed AFTER UPDATE OF state, is_hidden, hidden_reasons ON p2p_ads_ads FOR EACH ROW
  WHEN (OLD.state <> NEW.state OR OLD.is_hidden <> NEW.is_hidden OR OLD.hidden_reasons <> NEW.hidden_reasons)
  EXECUTE FUNCTION p2p_ads_tell_webhooks();

REVOKE ALL ON FUNCTION webhooks_hear, webhooks_hear_fact, p2p_ads_tell_webhooks FROM public;

GRANT SELECT, INSERT, UPDATE (user_id) ON webhooks_accounts TO pb_api;
GRANT SELECT, UPDATE (user_id) ON webhooks_accounts TO pb_worker;
GRANT SELECT, DELETE, INSERT (handle, account_id, host, closed_url, description, types, closed_secret),
  UPDATE (host, closed_url, description, types, state, closed_secret, closed_old_secret, old_secret_until, is_slow, changed_at)
  ON webhooks_endpoints TO pb_api;
GRANT SELECT, DELETE, UPDATE (state, is_slow, changed_at, closed_url, closed_secret, closed_old_secret, old_secret_until) ON webhooks_endpoints TO pb_worker;
GRANT SELECT, DELETE ON webhooks_heard TO pb_worker;
GRANT SELECT, INSERT (account_id, type, subject, once_key, data, happened_at) ON webhooks_events TO pb_api, pb_worker;
GRANT DELETE ON webhooks_events, webhooks_accounts, webhooks_deliveries TO pb_worker;
GRANT SELECT, INSERT (endpoint_id, event_id, subject, is_replay, is_next), UPDATE (is_next, due_at, tries, failures) ON webhooks_deliveries TO pb_api;
GRANT SELECT, INSERT (endpoint_id, event_id, subject, is_next),
  UPDATE (is_next, due_at, tries, failures, delivered_at, tried_at, status, outcome, ms, answer) ON webhooks_deliveries TO pb_worker;
GRANT SELECT (id, handle, account_id, host, description, types, state, is_slow, created_at, changed_at) ON webhooks_endpoints TO pb_admin, pb_readonly;
GRANT SELECT (id, endpoint_id, event_id, subject, is_replay, is_next, delivered_at, due_at, tries, failures, tried_at, status, outcome, ms, created_at)
  ON webhooks_deliveries TO pb_admin, pb_readonly;
GRANT SELECT ON webhooks_accounts, webhooks_heard, webhooks_events TO pb_readonly;
