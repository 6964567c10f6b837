-- P2P profiles: the face that somebody trades with, what others may know of it, and what operators hold back.
CREATE TABLE p2p_users_profiles (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  nick_name text NOT NULL CHECK (length(nick_name) BETWEEN 1 AND 40),
  -- The name without its disguises (packages/rules, nickname.ts): names that look alike have the same.
  nick_key text NOT NULL UNIQUE,
  -- 1: chosen by its owner; 2: given, because none was chosen yet.
  nick_name_state smallint NOT NULL DEFAULT 2 CHECK (nick_name_state IN (1, 2)),
  nick_changed_at timestamptz,
  head_color text NOT NULL CHECK (head_color ~ '^#[0-9a-f]{6}$'),
  -- 1 is a seller, that is a merchant.
  user_type smallint NOT NULL DEFAULT 0 CHECK (user_type IN (0, 1)),
  -- 1 is a verified business, 2 is not.
  kyb_flag smallint NOT NULL DEFAULT 2 CHECK (kyb_flag IN (1, 2)),
  terms_version int,
  terms_accepted_at timestamptz,
  is_open boolean NOT NULL DEFAULT false,
  fiat_preference text REFERENCES reference_fiats (fiat),
  sms_enable boolean NOT NULL DEFAULT false,
  rapid_ad_enable boolean NOT NULL DEFAULT false,
  show_country_flag boolean NOT NULL DEFAULT false,
  -- Operators allow it, as long as there are no merchants and no rules that do.
  may_publish boolean NOT NULL DEFAULT false,
  -- All ads rest.
  is_paused boolean NOT NULL DEFAULT false,
  -- Business hours: a zone, days as bits (1 is Monday, 64 Sunday), minutes of the day. Past midnight when they end before they begin.
  business_zone text,
  business_days smallint CHECK (business_days BETWEEN 1 AND 127),
  business_from smallint CHECK (business_from BETWEEN 0 AND 1439),
  business_until smallint CHECK (business_until BETWEEN 0 AND 1440),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT terms_are_whole CHECK ((terms_version IS NULL) = (terms_accepted_at IS NULL)),
  CONSTRAINT open_means_accepted CHECK (NOT is_open OR terms_accepted_at IS NOT NULL),
  CONSTRAINT business_hours_are_whole CHECK (num_nulls(business_zone, business_days, business_from, business_until) IN (0, 4)),
  CONSTRAINT business_hours_are_some CHECK (business_from <> business_until)
) WITH (fillfactor = 80);

-- What somebody has done so far; orders keep it. A person without a row has done nothing.
CREATE TABLE p2p_users_counters (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  orders_total int NOT NULL DEFAULT 0 CHECK (orders_total >= 0),
  orders_bought int NOT NULL DEFAULT 0 CHECK (orders_bought >= 0),
  orders_sold int NOT NULL DEFAULT 0 CHECK (orders_sold >= 0),
  completed_30d int NOT NULL DEFAULT 0 CHECK (completed_30d >= 0),
  -- By own fault only.
  cancelled_30d int NOT NULL DEFAULT 0 CHECK (cancelled_30d >= 0),
  counterparties int NOT NULL DEFAULT 0 CHECK (counterparties >= 0),
  -- Averages over 30 days.
  release_seconds int CHECK (release_seconds >= 0),
  pay_seconds int CHECK (pay_seconds >= 0),
  good_ratings int NOT NULL DEFAULT 0 CHECK (good_ratings >= 0),
  bad_ratings int NOT NULL DEFAULT 0 CHECK (bad_ratings >= 0),
  first_trade_at timestamptz
) WITH (fillfactor = 70);

-- Written at most once a minute; whoever was seen within three minutes is online.
CREATE TABLE p2p_users_presence (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  seen_at timestamptz NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE p2p_users_tips (
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  tip text NOT NULL CHECK (length(tip) BETWEEN 1 AND 40),
  seen_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (account_id, tip)
);

CREATE TABLE p2p_users_follows (
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  followed_id bigint NOT NULL REFERENCES accounts_users (id),
  at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (account_id, followed_id),
  CONSTRAINT nobody_follows_oneself CHECK (account_id <> followed_id)
);
CREATE INDEX p2p_users_follows_newest ON p2p_users_follows (account_id, at DESC, followed_id DESC);

-- What a trader may not do: added and lifted, never changed otherwise.
CREATE TABLE p2p_users_restrictions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restriction_no text NOT NULL UNIQUE,
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  kind text NOT NULL CHECK (kind IN ('buy', 'sell', 'publish', 'all')),
  -- A code, which the trader is told.
  reason text NOT NULL,
  -- For members of staff only.
  note text NOT NULL,
  set_at timestamptz NOT NULL DEFAULT app_now(),
  -- Null lasts until somebody lifts it.
  until timestamptz,
  set_by text NOT NULL,
  lifted_by text,
  lifted_at timestamptz,
  CONSTRAINT lift_is_whole CHECK ((lifted_by IS NULL) = (lifted_at IS NULL))
);
CREATE INDEX p2p_users_restrictions_open ON p2p_users_restrictions (account_id) WHERE lifted_at IS NULL;

-- Whether hours like these are running. Without a zone somebody is always at work.
CREATE FUNCTION p2p_users_is_at_work(zone text, days smallint, from_minute smallint, until_minute smallint, at timestamptz)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT zone IS NULL OR (
    SELECT CASE
      WHEN from_minute < until_minute THEN minute >= from_minute AND minute < until_minute AND days & (1 << today) <> 0
      -- Hours past midnight belong to the day on which they began.
      WHEN minute >= from_minute THEN days & (1 << today) <> 0
      ELSE minute < until_minute AND days & (1 << (today + 6) % 7) <> 0
    END
    FROM (SELECT extract(isodow FROM at AT TIME ZONE zone)::int - 1 AS today,
      (extract(hour FROM at AT TIME ZONE zone) * 60 + extract(minute FROM at AT TIME ZONE zone))::int AS minute) here)
$$;

-- Until when an account may not do something (buy, sell, publish): null when it may, infinity when nobody has said until when.
-- What is held back from a main account is held back from its children.
CREATE FUNCTION p2p_users_restricted_until(account bigint, act text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(coalesce(r.until, 'infinity')) FROM p2p_users_restrictions r
  WHERE r.account_id IN (SELECT id FROM accounts_users WHERE id = account UNION SELECT main_id FROM accounts_users WHERE id = account)
    AND r.kind IN (act, 'all') AND r.lifted_at IS NULL AND (r.until IS NULL OR r.until > app_now())
$$;

GRANT SELECT ON p2p_users_profiles, p2p_users_counters, p2p_users_presence, p2p_users_tips, p2p_users_follows, p2p_users_restrictions
  TO pb_api, pb_worker, pb_readonly;
GRANT SELECT ON p2p_users_profiles, p2p_users_counters, p2p_users_presence, p2p_users_restrictions TO pb_admin, pb_stream;
GRANT INSERT (account_id, nick_name, nick_key, nick_name_state, nick_changed_at, head_color, terms_version, terms_accepted_at, is_open)
  ON p2p_users_profiles TO pb_api;
GRANT UPDATE (nick_name, nick_key, nick_name_state, nick_changed_at, terms_version, terms_accepted_at, is_open, fiat_preference, sms_enable,
  rapid_ad_enable, show_country_flag, is_paused, business_zone, business_days, business_from, business_until, updated_at)
  ON p2p_users_profiles TO pb_api;
GRANT UPDATE (may_publish, updated_at) ON p2p_users_profiles TO pb_admin;
GRANT INSERT, UPDATE ON p2p_users_presence TO pb_api;
GRANT INSERT ON p2p_users_tips TO pb_api;
GRANT INSERT, DELETE ON p2p_users_follows TO pb_api;
GRANT INSERT, UPDATE (lifted_by, lifted_at) ON p2p_users_restrictions TO pb_admin;
-- An account that closes gives its name back and leaves what it kept about others.
GRANT UPDATE (nick_name, nick_key, nick_name_state, is_open, is_paused, updated_at) ON p2p_users_profiles TO pb_worker;
GRANT DELETE ON p2p_users_presence, p2p_users_tips, p2p_users_follows TO pb_worker;
