-- Ads of the P2P market. Coins of a sell ad lie in the ledger (purpose ad-reserve); here stands how much of them is whose concern.
-- Quantities are units of the coin, amounts minor units of the currency, prices int8 of scale 8 (currency per coin).
CREATE TABLE p2p_ads_ads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ad_no text NOT NULL UNIQUE CHECK (ad_no ~ '^[1-9]\d{17,18}$'),
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  -- What the advertiser does.
  side text NOT NULL CHECK (side IN ('buy', 'sell')),
  coin text NOT NULL REFERENCES reference_coins (coin),
  fiat text NOT NULL REFERENCES reference_fiats (fiat),
  state text NOT NULL CHECK (state IN ('online', 'offline', 'editing', 'completed', 'deleted')),
  -- What it is again when its edit is over.
  resumes_as text CHECK (resumes_as IN ('online', 'offline')),
  -- Private: whoever has the code or the link takes it, no list shows it.
  is_hidden boolean NOT NULL DEFAULT false,
  -- Why the exchange does not list it. Reasons that follow from the advertiser alone (pause, hours, ban) are not kept but looked up.
  hidden_reasons text[] NOT NULL DEFAULT '{}'
    CHECK (hidden_reasons <@ ARRAY['price_band', 'method_disabled', 'country_closed', 'idle', 'approval']),
  -- What staff gave as the reason of `approval`.
  taken_down_for text,
  fixed_price bigint CHECK (fixed_price > 0),
  -- Over the reference price, in millionths of it.
  premium_ppm int CHECK (premium_ppm BETWEEN -999999 AND 10000000),
  quantity bigint NOT NULL CHECK (quantity > 0),
  remaining bigint NOT NULL CHECK (remaining >= 0),
  frozen bigint NOT NULL DEFAULT 0 CHECK (frozen >= 0),
  executed bigint NOT NULL DEFAULT 0 CHECK (executed >= 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  -- Of the advertiser; a sell ad reserves it with the coins that remain.
  fee_ppm int NOT NULL CHECK (fee_ppm BETWEEN 0 AND 999999),
  reserved_fee bigint NOT NULL DEFAULT 0 CHECK (reserved_fee >= 0),
  min_amount bigint NOT NULL CHECK (min_amount > 0),
  max_amount bigint NOT NULL,
  pay_minutes smallint NOT NULL CHECK (pay_minutes > 0),
  template_ids int[] NOT NULL CHECK (cardinality(template_ids) BETWEEN 1 AND 20),
  wants_acceptance boolean NOT NULL DEFAULT false,
  remark text NOT NULL DEFAULT '' CHECK (length(remark) <= 5000),
  auto_reply text NOT NULL DEFAULT '' CHECK (length(auto_reply) <= 5000),
  -- Whom the advertiser trades with. Null asks for nothing.
  needs_email boolean NOT NULL DEFAULT false,
  needs_phone boolean NOT NULL DEFAULT false,
  min_join_days int CHECK (min_join_days BETWEEN 1 AND 3650),
  min_orders int CHECK (min_orders > 0),
  max_orders int CHECK (max_orders >= 0),
  min_rate_percent smallint CHECK (min_rate_percent BETWEEN 1 AND 100),
  min_rating_percent smallint CHECK (min_rating_percent BETWEEN 1 AND 100),
  min_holding bigint CHECK (min_holding > 0),
  -- Empty is everywhere.
  countries text[] NOT NULL DEFAULT '{}',
  excludes_merchants boolean NOT NULL DEFAULT false,
  per_user_limit smallint CHECK (per_user_limit > 0),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  -- When its owner or an order last had to do with it: what nobody cares for any more is idle.
  active_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT price_is_fixed_or_floats CHECK (num_nonnulls(fixed_price, premium_ppm) = 1),
  CONSTRAINT quantity_adds_up CHECK (quantity = remaining + frozen + executed + returned),
  CONSTRAINT limits_are_ordered CHECK (min_amount <= max_amount),
  CONSTRAINT orders_are_ordered CHECK (min_orders <= max_orders),
  CONSTRAINT only_sellers_reserve CHECK (side = 'sell' OR reserved_fee = 0),
  CONSTRAINT edit_resumes CHECK ((state = 'editing') = (resumes_as IS NOT NULL)),
  CONSTRAINT what_is_over_holds_nothing CHECK (state NOT IN ('completed', 'deleted') OR (remaining = 0 AND reserved_fee = 0)),
  CONSTRAINT what_is_gone_has_no_orders CHECK (state <> 'deleted' OR frozen = 0),
  CONSTRAINT taken_down_for_a_reason CHECK (('approval' = ANY (hidden_reasons)) = (taken_down_for IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX p2p_ads_ads_owner ON p2p_ads_ads (account_id, id DESC) WHERE state <> 'deleted';
CREATE INDEX p2p_ads_ads_online ON p2p_ads_ads (id) WHERE state = 'online';
CREATE INDEX p2p_ads_ads_out_of_band ON p2p_ads_ads (fiat, coin) WHERE 'price_band' = ANY (hidden_reasons);

-- The payment methods of its owner that a sell ad is paid to; a buy ad names templates only.
CREATE TABLE p2p_ads_user_methods (
  ad_id bigint NOT NULL REFERENCES p2p_ads_ads,
  method_id bigint NOT NULL REFERENCES p2p_paymethods_methods (id),
  PRIMARY KEY (ad_id, method_id)
);
CREATE INDEX p2p_ads_user_methods_method ON p2p_ads_user_methods (method_id);

-- What the list shows: one row for each listed ad (template 0) and one for each of its methods, so that every filter by method is an
-- ordered walk through one index. Sell ads are best when cheap, buy ads when dear: keys have the sign that puts the best first.
-- A floating price is in the order of its premium, whatever the reference price is: a tick writes nothing here.
CREATE TABLE p2p_ads_listed (
  ad_id bigint NOT NULL REFERENCES p2p_ads_ads,
  template_id int NOT NULL,
  coin text NOT NULL,
  fiat text NOT NULL,
  side text NOT NULL,
  price_key bigint,
  premium_key int,
  -- Among equal prices: first who completes more of their orders, then who is faster. The smaller, the better.
  rank bigint NOT NULL,
  PRIMARY KEY (ad_id, template_id),
  CONSTRAINT listed_price_is_fixed_or_floats CHECK (num_nonnulls(price_key, premium_key) = 1)
);
CREATE INDEX p2p_ads_listed_fixed ON p2p_ads_listed (coin, fiat, side, template_id, price_key, rank, ad_id) WHERE price_key IS NOT NULL;
CREATE INDEX p2p_ads_listed_floating ON p2p_ads_listed (coin, fiat, side, template_id, premium_key, rank, ad_id) WHERE premium_key IS NOT NULL;

-- 30-day rate first, then the seconds a release takes. Whoever has no orders comes after those who complete theirs.
CREATE FUNCTION p2p_ads_rank(account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT (1000000 - completed_30d::bigint * 1000000 / nullif(completed_30d + cancelled_30d, 0)) * 100000
      + least(coalesce(release_seconds, 99999), 99999)
    FROM p2p_users_counters WHERE account_id = account), 1000000::bigint * 100000 + 99999)
$$;

CREATE FUNCTION p2p_ads_is_listed(ad p2p_ads_ads) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT ad.state = 'online' AND NOT ad.is_hidden AND ad.hidden_reasons = '{}' AND ad.remaining > 0
$$;

-- Nobody writes the list: it follows the ads, in the same transaction.
CREATE FUNCTION p2p_ads_follow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND p2p_ads_is_listed(OLD) THEN
    IF p2p_ads_is_listed(NEW) AND (OLD.fixed_price, OLD.premium_ppm, OLD.template_ids) IS NOT DISTINCT FROM (NEW.fixed_price, NEW.premium_ppm, NEW.template_ids) THEN
      RETURN NULL;
    END IF;
    DELETE FROM p2p_ads_listed WHERE ad_id = NEW.id;
  END IF;
  IF p2p_ads_is_listed(NEW) THEN
    INSERT INTO p2p_ads_listed (ad_id, template_id, coin, fiat, side, price_key, premium_key, rank)
    SELECT NEW.id, template_id, NEW.coin, NEW.fiat, NEW.side,
      CASE NEW.side WHEN 'sell' THEN NEW.fixed_price ELSE -NEW.fixed_price END,
      CASE NEW.side WHEN 'sell' THEN NEW.premium_ppm ELSE -NEW.premium_ppm END,
      p2p_ads_rank(NEW.account_id)
    FROM unnest(0 || NEW.template_ids) template_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_ads_follow AFTER INSERT OR UPDATE ON p2p_ads_ads FOR EACH ROW EXECUTE FUNCTION p2p_ads_follow();

-- Ranks follow the counters of advertisers, a bounded number at a time, in the order of ads. Answers the last ad that was looked at.
CREATE FUNCTION p2p_ads_refresh_ranks(p_after bigint, p_limit int) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE last_id bigint;
BEGIN
  WITH looked AS MATERIALIZED (
    SELECT ad.id, p2p_ads_rank(ad.account_id) AS rank FROM p2p_ads_ads ad WHERE ad.state = 'online' AND ad.id > p_after ORDER BY ad.id LIMIT p_limit),
  moved AS (
    UPDATE p2p_ads_listed listed SET rank = looked.rank FROM looked WHERE listed.ad_id = looked.id AND listed.rank <> looked.rank)
  SELECT max(id) INTO last_id FROM looked;
  RETURN last_id;
END $$;

-- The price of an ad that follows the reference: the same arithmetic as floatingPrice in packages/rules/p2p-price.ts, so that two
-- ordered walks, by price and by premium, can be merged here. It never falls while the premium rises.
CREATE FUNCTION p2p_ads_floating_price(reference bigint, premium_ppm int) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (price - price % step)::bigint FROM (
    SELECT price, 10::numeric ^ (8 - least(8, greatest(2, 5 - (length(price::text) - 8)))) AS step
    FROM (SELECT div(reference::numeric * (1000000 + premium_ppm), 1000000) AS price) exact) cut
$$;

-- Until when an account may not act in the market (buy, sell, publish): null when it may, infinity when nobody has said until when.
CREATE FUNCTION p2p_ads_barred_until(account bigint, act text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(
    p2p_users_restricted_until(account, act),
    (SELECT max(coalesce(ends_at, 'infinity')) FROM accounts_holds
     WHERE account_id IN (own.id, own.main_id) AND kind IN ('p2p', CASE act WHEN 'sell' THEN 'p2p-sell' END)
       AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > app_now())),
    CASE WHEN main.state <> 'active' THEN 'infinity'::timestamptz END)
  FROM accounts_users own JOIN accounts_users main ON main.id = coalesce(own.main_id, own.id) WHERE own.id = account
$$;

-- How far the sweeps through all ads have come.
CREATE TABLE p2p_ads_sweeps (
  name text PRIMARY KEY,
  last_id bigint NOT NULL DEFAULT 0
);
INSERT INTO p2p_ads_sweeps (name) VALUES ('review');

-- Every opening, saving and repricing: how often may be limited, and staff see what changed.
CREATE TABLE p2p_ads_edits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ad_id bigint NOT NULL REFERENCES p2p_ads_ads,
  act text NOT NULL CHECK (act IN ('publish', 'open', 'save', 'reprice')),
  version int NOT NULL,
  -- The words as they are from then on; staff read them.
  remark text NOT NULL,
  auto_reply text NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX p2p_ads_edits_ad ON p2p_ads_edits (ad_id, at);

-- Codes that lead to an ad, hidden ones above all.
CREATE TABLE p2p_ads_share_codes (
  code text PRIMARY KEY CHECK (code ~ '^[A-HJ-NP-Z2-9]{10}$'),
  ad_id bigint NOT NULL REFERENCES p2p_ads_ads,
  expires_at timestamptz NOT NULL,
  max_uses int NOT NULL CHECK (max_uses > 0),
  uses int NOT NULL DEFAULT 0 CHECK (uses BETWEEN 0 AND max_uses),
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX p2p_ads_share_codes_ad ON p2p_ads_share_codes (ad_id);

-- Remarks that somebody keeps for later ads.
CREATE TABLE p2p_ads_remarks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  remark_no text NOT NULL UNIQUE,
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 40),
  remark text NOT NULL CHECK (length(remark) BETWEEN 1 AND 5000),
  changed_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX p2p_ads_remarks_owner ON p2p_ads_remarks (account_id, id);

GRANT SELECT ON p2p_ads_ads, p2p_ads_user_methods, p2p_ads_listed, p2p_ads_edits, p2p_ads_share_codes, p2p_ads_remarks TO pb_api, pb_worker, pb_readonly;
GRANT SELECT ON p2p_ads_ads, p2p_ads_user_methods, p2p_ads_listed, p2p_ads_edits TO pb_admin;
GRANT INSERT, UPDATE ON p2p_ads_ads TO pb_api;
GRANT UPDATE ON p2p_ads_ads TO pb_worker;
GRANT UPDATE (state, resumes_as, hidden_reasons, taken_down_for, version, changed_at, active_at) ON p2p_ads_ads TO pb_admin;
GRANT INSERT, DELETE ON p2p_ads_user_methods TO pb_api;
GRANT INSERT ON p2p_ads_edits, p2p_ads_share_codes TO pb_api;
GRANT UPDATE (uses) ON p2p_ads_share_codes TO pb_api;
GRANT INSERT, UPDATE (title, remark, changed_at), DELETE ON p2p_ads_remarks TO pb_api;
GRANT SELECT, UPDATE ON p2p_ads_sweeps TO pb_worker;
GRANT DELETE ON p2p_ads_remarks, p2p_ads_user_methods, p2p_ads_share_codes TO pb_worker;
REVOKE ALL ON FUNCTION p2p_ads_refresh_ranks FROM public;
GRANT EXECUTE ON FUNCTION p2p_ads_refresh_ranks TO pb_worker;
