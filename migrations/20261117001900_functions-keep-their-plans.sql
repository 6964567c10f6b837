-- PostgreSQL plans a function in SQL that it cannot write into the statement around it anew whenever that statement runs: 70 us for each
-- app_now(), several milliseconds for what holds a trader back. Functions in PL/pgSQL keep their plans as long as the connection lasts.
-- What they answer is what it was.
CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN now() + coalesce((SELECT clock_offset FROM platform_identity), interval '0');
END $$;

CREATE OR REPLACE FUNCTION p2p_users_is_at_work(zone text, days smallint, from_minute smallint, until_minute smallint, at timestamptz)
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  here timestamp := at AT TIME ZONE zone;
  today int := extract(isodow FROM here)::int - 1;
  minute int := (extract(hour FROM here) * 60 + extract(minute FROM here))::int;
BEGIN
  IF zone IS NULL THEN
    RETURN true;
  END IF;
  RETURN CASE
    WHEN from_minute < until_minute THEN minute >= from_minute AND minute < until_minute AND days & (1 << today) <> 0
    -- Hours past midnight belong to the day on which they began.
    WHEN minute >= from_minute THEN days & (1 << today) <> 0
    ELSE minute < until_minute AND days & (1 << (today + 6) % 7) <> 0
  END;
END $$;

CREATE OR REPLACE FUNCTION p2p_users_restricted_until(account bigint, act text) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT max(coalesce(r.until, 'infinity')) FROM p2p_users_restrictions r
    WHERE r.account_id IN (SELECT id FROM accounts_users WHERE id = account UNION SELECT main_id FROM accounts_users WHERE id = account)
      AND r.kind IN (act, 'all') AND r.lifted_at IS NULL AND (r.until IS NULL OR r.until > app_now()));
END $$;

CREATE OR REPLACE FUNCTION p2p_ads_barred_until(account bigint, act text) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT greatest(
      p2p_users_restricted_until(account, act),
      (SELECT max(coalesce(ends_at, 'infinity')) FROM accounts_holds
       WHERE account_id IN (own.id, own.main_id) AND kind IN ('p2p', CASE act WHEN 'sell' THEN 'p2p-sell' END)
         AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > app_now())),
      CASE WHEN main.state <> 'active' THEN 'infinity'::timestamptz END)
    FROM accounts_users own JOIN accounts_users main ON main.id = coalesce(own.main_id, own.id) WHERE own.id = account);
END $$;

CREATE OR REPLACE FUNCTION p2p_ads_rank(account bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((
    SELECT (1000000 - completed_30d::bigint * 1000000 / nullif(completed_30d + cancelled_30d, 0)) * 100000
      + least(coalesce(release_seconds, 99999), 99999)
    FROM p2p_users_counters WHERE account_id = account), 1000000::bigint * 100000 + 99999);
END $$;

CREATE OR REPLACE FUNCTION p2p_orders_hash(p_before bytea, p_seq int, p_code text, p_actor text, p_data jsonb, p_at timestamptz)
RETURNS bytea LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN sha256(convert_to(concat_ws(E'\n', encode(p_before, 'hex'), p_seq, p_code, p_actor,
    to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p_data::text), 'UTF8'));
END $$;

CREATE OR REPLACE FUNCTION ledger_fingerprint(p_kind text, p_key text, p_reference text, p_ends text, p_legs ledger_leg[]) RETURNS bytea
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN sha256(convert_to(jsonb_build_array(p_kind, p_key, p_reference, coalesce(p_ends, ''),
    (SELECT jsonb_agg(jsonb_build_array(account_id, sub_key, amount) ORDER BY account_id, sub_key)
     FROM (SELECT account_id, sub_key, sum(amount) AS amount FROM unnest(p_legs) GROUP BY 1, 2 HAVING sum(amount) <> 0) moved))::text, 'UTF8'));
END $$;

CREATE OR REPLACE FUNCTION ledger_wallet_locks(p_owner bigint, p_asset text) RETURNS ledger_leg[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(ROW(id, '', 0)::ledger_leg), '{}') FROM ledger_accounts JOIN ledger_purposes USING (purpose)
    WHERE owner_id = p_owner AND asset = p_asset AND is_wallet);
END $$;

CREATE OR REPLACE FUNCTION ledger_withdrawable(p_owner bigint, p_asset text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN greatest(0,
    (SELECT coalesce(sum(balance), 0) FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id JOIN ledger_purposes USING (purpose)
     WHERE owner_id = p_owner AND asset = p_asset AND is_wallet)
    - (SELECT coalesce(sum(amount), 0) FROM ledger_lots WHERE owner_id = p_owner AND asset = p_asset AND expires_at > app_now()))::bigint;
END $$;
