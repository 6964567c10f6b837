-- Risk rules: the rules are a setting (risk.rules), which two members of staff change; here stands what they rest on. Whoever meets a rule that
-- asks is sent a request for information, with a deadline; staff review what was answered. A decision counts for some days.
CREATE TABLE risk_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_no text NOT NULL UNIQUE CHECK (request_no ~ '^[1-9]\d{17,18}$'),
  -- The main account: a child's acts are those of its person.
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  -- The rule as it was then. It may change or go meanwhile.
  rule_id text NOT NULL CHECK (rule_id ~ '^[a-z][a-z0-9-]{2,39}$'),
  rule_name text NOT NULL,
  -- As in packages/rules; a test compares both.
  act text NOT NULL CHECK (act IN ('place-order', 'publish-ad', 'release-coins')),
  question text NOT NULL CHECK (question IN ('source-of-funds', 'purpose', 'payment-account', 'new-device')),
  -- What was known of the person when the rule applied.
  facts jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'approved', 'rejected', 'expired')),
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  -- Encrypted.
  closed_answer text,
  answered_at timestamptz,
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  decision_reason text CHECK (length(decision_reason) BETWEEN 3 AND 200),
  counts_until timestamptz,
  CONSTRAINT answered_in_words CHECK (
    (state IN ('open', 'expired')) = (closed_answer IS NULL) AND (closed_answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT answered_in_time CHECK (answered_at <= expires_at),
  CONSTRAINT decision_is_whole CHECK (
    (state IN ('approved', 'rejected')) = (decided_by IS NOT NULL) AND (decided_by IS NULL) = (decided_at IS NULL)
    AND (decided_by IS NULL) = (decision_reason IS NULL) AND (decided_by IS NULL) = (counts_until IS NULL))
);
-- Of two acts at once one asks, and both name the same request.
CREATE UNIQUE INDEX risk_requests_pending ON risk_requests (account_id, rule_id) WHERE state IN ('open', 'answered');
CREATE INDEX risk_requests_account ON risk_requests (account_id, id DESC);
CREATE INDEX risk_requests_queue ON risk_requests (answered_at, id) WHERE state = 'answered';
CREATE INDEX risk_requests_due ON risk_requests (expires_at) WHERE state = 'open';
CREATE INDEX risk_requests_answer_key ON risk_requests (split_part(closed_answer, '.', 1));

CREATE TABLE risk_pictures (
  request_id bigint NOT NULL REFERENCES risk_requests,
  place smallint NOT NULL,
  file_id text NOT NULL UNIQUE REFERENCES files_stored (file_id),
  PRIMARY KEY (request_id, place)
);

-- Its person answers it in time, time ends it, staff decide what was answered. Nobody else does anything to a request.
CREATE FUNCTION risk_check_step() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Whoever owns the table could also drop this function; the worker renews what is encrypted.
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') OR NEW.state = OLD.state AND current_user = 'pb_worker' THEN
    RETURN NEW;
  END IF;
  IF NOT (
    OLD.state = 'open' AND NEW.state = 'answered' AND current_user = 'pb_api'
    OR OLD.state = 'open' AND NEW.state = 'expired' AND OLD.expires_at <= app_now() AND current_user IN ('pb_api', 'pb_worker')
    OR OLD.state = 'answered' AND NEW.state IN ('approved', 'rejected') AND current_user = 'pb_admin') THEN
    RAISE EXCEPTION 'a request for information cannot go from % to % this way', OLD.state, NEW.state USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER risk_requests_steps BEFORE UPDATE ON risk_requests FOR EACH ROW EXECUTE FUNCTION risk_check_step();

ALTER TABLE files_stored
  DROP CONSTRAINT files_stored_purpose_check,
  ADD CONSTRAINT files_stored_purpose_check
    CHECK (purpose IN ('identity-front', 'identity-back', 'identity-selfie', 'recovery-selfie', 'content-picture', 'export', 'ad-picture',
      'chat-picture', 'chat-video', 'video-part', 'paymethod-picture', 'appeal-picture', 'merchant-identity', 'merchant-funds',
      'merchant-company', 'risk-picture'));

INSERT INTO settings_owners (key, role, needs_two) VALUES ('risk.rules', 'risk', true);

-- Who placed an order is its taker: each order stands in one of these.
CREATE INDEX p2p_orders_orders_taken_by_buyer ON p2p_orders_orders (buyer_id, created_at) WHERE maker_side = 'seller';
CREATE INDEX p2p_orders_orders_taken_by_seller ON p2p_orders_orders (seller_id, created_at) WHERE maker_side = 'buyer';
CREATE INDEX p2p_orders_orders_seller_faults ON p2p_orders_orders (seller_id, closed_at) WHERE fault = 'seller';
CREATE INDEX p2p_users_restrictions_account ON p2p_users_restrictions (account_id);
CREATE INDEX sessions_devices_device ON sessions_devices (device_id);

-- What coins are worth in hundredths of USDT, at the price of that hour where one is kept; coins without a price may be worth anything.
CREATE FUNCTION risk_worth(p_coin text, p_units bigint, p_at timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE price numeric;
BEGIN
  IF p_coin = 'USDT' THEN
    price := 100000000;
  ELSE
    IF p_at < app_now() - interval '1 hour' THEN
      SELECT close INTO price FROM rates_price_hours hours JOIN rates_pairs pairs USING (pair)
        WHERE base = p_coin AND quote = 'USDT' AND bucket_at <= p_at ORDER BY bucket_at DESC LIMIT 1;
    END IF;
    IF price IS NULL THEN
      SELECT prices.price INTO price FROM rates_prices prices JOIN rates_pairs pairs USING (pair) WHERE base = p_coin AND quote = 'USDT';
    END IF;
  END IF;
  RETURN least(
    coalesce(trunc(p_units * price / (10::numeric ^ (6 + (SELECT scale FROM reference_coins WHERE coin = p_coin)))), 1e17), 1e17)::bigint;
END $$;

-- Everything that rules can ask about a person, as it was at a moment: for an act that is being done, and for one of long ago. The person is
-- the main account with its children. The act itself does not count among those before it. Level and country are those of today.
CREATE FUNCTION risk_facts(p_main bigint, p_at timestamptz)
RETURNS TABLE (account_days int, identity_level int, country text, orders_24h int, amount_24h bigint, faults_24h int, open_cases int,
  lost_cases_30d int, is_security_fresh boolean, shares_with_restricted boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  theirs bigint[] := ARRAY(SELECT id FROM accounts_users WHERE id = p_main OR main_id = p_main);
BEGIN
  SELECT floor(extract(epoch FROM p_at - created_at) / 86400)::int, accounts_users.identity_level::int, accounts_users.country
    INTO account_days, identity_level, country FROM accounts_users WHERE id = p_main;

  SELECT count(*)::int, least(coalesce(sum(risk_worth(coin, quantity, p_at)), 0), 1e17)::bigint INTO orders_24h, amount_24h FROM (
    SELECT coin, quantity FROM p2p_orders_orders
      WHERE buyer_id = ANY (theirs) AND maker_side = 'seller' AND created_at < p_at AND created_at >= p_at - interval '24 hours'
    UNION ALL
    SELECT coin, quantity FROM p2p_orders_orders
      WHERE seller_id = ANY (theirs) AND maker_side = 'buyer' AND created_at < p_at AND created_at >= p_at - interval '24 hours') placed;

  -- A case is lost when staff ruled and named this side at fault; what came to nothing by itself is a cancellation.
  SELECT count(*) FILTER (WHERE closed_at >= p_at - interval '24 hours' AND status = 4 AND NOT is_ruled)::int, count(*) FILTER (WHERE is_ruled)::int
    INTO faults_24h, lost_cases_30d FROM (
      SELECT closed_at, status, EXISTS (
        SELECT FROM p2p_orders_rulings ruling
        WHERE ruling.order_id = orders.id AND ruling.state = 'approved' AND ruling.fault = orders.fault) AS is_ruled
      FROM p2p_orders_orders orders
      WHERE (buyer_id = ANY (theirs) AND fault = 'buyer' OR seller_id = ANY (theirs) AND fault = 'seller')
        AND closed_at < p_at AND closed_at >= p_at - interval '30 days') blamed;

  SELECT count(*)::int INTO open_cases FROM p2p_appeals_cases
    WHERE (buyer_id = ANY (theirs) OR seller_id = ANY (theirs)) AND opened_at < p_at AND (closed_at IS NULL OR closed_at > p_at);

  is_security_fresh :=
    EXISTS (SELECT FROM sessions_devices WHERE main_id = p_main AND first_seen_at < p_at AND first_seen_at >= p_at - interval '24 hours')
    OR EXISTS (
      SELECT FROM accounts_holds
      WHERE account_id = p_main AND author = 'system' AND begins_at < p_at AND begins_at >= p_at - interval '24 hours');

  shares_with_restricted := EXISTS (
    SELECT FROM (
      SELECT coalesce(account.main_id, account.id) AS main_id FROM p2p_paymethods_methods own
        JOIN p2p_paymethods_methods other ON other.account_mark = own.account_mark AND other.state <> 'deleted' AND other.created_at < p_at
        JOIN accounts_users account ON account.id = other.account_id
        WHERE own.account_id = ANY (theirs) AND own.created_at < p_at AND (own.deleted_at IS NULL OR own.deleted_at > p_at)
      UNION ALL
      SELECT other.main_id FROM sessions_devices own
        JOIN sessions_devices other ON other.device_id = own.device_id AND other.first_seen_at < p_at
        WHERE own.main_id = p_main AND own.first_seen_at < p_at) near
    WHERE near.main_id <> p_main AND (
      EXISTS (
        SELECT FROM p2p_users_restrictions restriction
        WHERE restriction.account_id = near.main_id AND set_by NOT LIKE 'system:%' AND set_at < p_at
          AND (lifted_at IS NULL OR lifted_at > p_at) AND (until IS NULL OR until > p_at))
      OR EXISTS (SELECT FROM accounts_users WHERE id = near.main_id AND state = 'locked' AND locked_by = 'staff')));
  RETURN NEXT;
END $$;

REVOKE ALL ON FUNCTION risk_check_step, risk_worth, risk_facts FROM public;
GRANT EXECUTE ON FUNCTION risk_worth, risk_facts TO pb_api, pb_admin;
GRANT SELECT ON risk_requests, risk_pictures TO pb_api, pb_admin, pb_worker;
GRANT INSERT (request_no, account_id, rule_id, rule_name, act, question, facts, expires_at), UPDATE (state, closed_answer, answered_at)
  ON risk_requests TO pb_api;
GRANT INSERT ON risk_pictures TO pb_api;
GRANT UPDATE (state, decided_by, decided_at, decision_reason, counts_until) ON risk_requests TO pb_admin;
GRANT UPDATE (state, closed_answer) ON risk_requests TO pb_worker;
GRANT SELECT (id, request_no, account_id, rule_id, rule_name, act, question, state, asked_at, expires_at, answered_at, decided_by, decided_at,
  decision_reason, counts_until) ON risk_requests TO pb_readonly;

-- What people did, for rules that are tried on it before they are in force. Of an ad only today's quantity is known.
CREATE VIEW risk_past_acts AS
SELECT 'place-order' AS act, id, order_no AS number, CASE maker_side WHEN 'seller' THEN buyer_id ELSE seller_id END AS account_id, coin,
  quantity AS units, created_at AS at, created_at AS begun_at
FROM p2p_orders_orders WHERE continues_no IS NULL
UNION ALL
SELECT 'release-coins', id, order_no, seller_id, coin, quantity, closed_at, created_at FROM p2p_orders_orders
WHERE status = 3 AND close_reason = 'completed'
UNION ALL
SELECT 'publish-ad', edit.id, ad.ad_no, ad.account_id, ad.coin, ad.quantity, edit.at, edit.at
FROM p2p_ads_edits edit JOIN p2p_ads_ads ad ON ad.id = edit.ad_id WHERE edit.act IN ('publish', 'save')
UNION ALL
SELECT 'save-method', id, method_no, account_id, NULL, NULL, created_at, created_at FROM p2p_paymethods_methods;

-- Whether staff ruled against a person, or restricted them, after a moment.
CREATE FUNCTION risk_ended_badly(p_main bigint, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  theirs bigint[] := ARRAY(SELECT id FROM accounts_users WHERE id = p_main OR main_id = p_main);
BEGIN
  RETURN EXISTS (
      SELECT FROM p2p_orders_orders orders JOIN p2p_orders_rulings ruling ON ruling.order_id = orders.id AND ruling.state = 'approved'
      WHERE (buyer_id = ANY (theirs) AND orders.fault = 'buyer' OR seller_id = ANY (theirs) AND orders.fault = 'seller')
        AND ruling.fault = orders.fault AND ruling.decided_at >= p_at)
    OR EXISTS (
      SELECT FROM p2p_users_restrictions WHERE account_id = ANY (theirs) AND set_by NOT LIKE 'system:%' AND set_at >= p_at);
END $$;
REVOKE ALL ON FUNCTION risk_ended_badly FROM public;
GRANT EXECUTE ON FUNCTION risk_ended_badly TO pb_admin;
GRANT SELECT ON risk_past_acts TO pb_admin;
