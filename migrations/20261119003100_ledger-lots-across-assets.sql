-- Lots keep coins that were bought on P2P from leaving for a while. They were looked at coin by coin, so that held-back USDT could be traded for
-- BTC and leave as BTC. Now what leaves must leave behind what all running lots of its owner come to: of each coin what its own lots say, and
-- what is missing of it in other coins, at the reference price of the moment.

-- Coins that are still with their owner when others leave: those in wallets, and those that lie aside for orders of a market.
ALTER TABLE ledger_purposes ADD COLUMN stays boolean NOT NULL DEFAULT false;
UPDATE ledger_purposes SET stays = true WHERE is_wallet OR purpose = 'order-hold';
ALTER TABLE ledger_purposes
  ADD CONSTRAINT wallets_stay CHECK (stays OR NOT is_wallet),
  ADD CONSTRAINT houses_keep_for_nobody CHECK (owner = 'customer' OR NOT stays);

-- The lots of an owner are looked at together, and those that run are the last ones.
CREATE INDEX ledger_lots_owner ON ledger_lots (owner_id, expires_at);
DROP INDEX ledger_lots_running;

CREATE FUNCTION ledger_has_lots(p_owner bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM ledger_lots WHERE owner_id = p_owner AND expires_at > app_now());
END $$;

-- What a unit of each coin is worth, all by one measure. A coin without a fresh price is not among them.
CREATE VIEW ledger_unit_values AS
SELECT coin AS asset, CASE coin WHEN 'USDT' THEN 100000000 ELSE price END * ('1e-' || scale)::numeric AS value
FROM reference_coins LEFT JOIN rates_pairs ON base = coin AND quote = 'USDT' LEFT JOIN rates_prices USING (pair)
WHERE coin = 'USDT' OR at >= app_now() - make_interval(secs => coalesce((
  -- 60 until somebody chooses: the initial value of the setting.
  SELECT (value #>> '{}')::float8 FROM settings_versions WHERE key = 'rates.staleAfterSeconds' ORDER BY version DESC LIMIT 1), 60));

-- How much of a coin the running lots of its owner leave free; NULL when there are none. Below zero more has left than may.
-- A coin is short when less of it stays than its lots say. What other coins have beyond their own lots makes up for it, as far as they have a
-- value; while that is not enough, or what is missing has no value, nothing is free at all.
CREATE FUNCTION ledger_free_of_lots(p_owner bigint, p_asset text) RETURNS numeric LANGUAGE plpgsql STABLE AS $$
DECLARE
  own numeric;
  own_value numeric;
  surplus numeric;
  is_any_short boolean;
  is_covered boolean;
BEGIN
  IF NOT ledger_has_lots(p_owner) THEN
    RETURN NULL;
  END IF;
  WITH part AS (
    SELECT asset, -amount AS units FROM ledger_lots WHERE owner_id = p_owner AND expires_at > app_now()
    UNION ALL
    SELECT asset, balance FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id JOIN ledger_purposes USING (purpose)
    WHERE owner_id = p_owner AND stays
  ), coin AS (
    SELECT asset, sum(units) AS units, value FROM part LEFT JOIN ledger_unit_values USING (asset) GROUP BY asset, value
  )
  SELECT coalesce(sum(units) FILTER (WHERE asset = p_asset), 0), max(value) FILTER (WHERE asset = p_asset), coalesce(sum(units * value), 0),
    coalesce(bool_or(units < 0), false), coalesce(bool_and(value IS NOT NULL) FILTER (WHERE units < 0), true)
  INTO own, own_value, surplus, is_any_short, is_covered FROM coin;
  IF NOT is_any_short THEN
    RETURN own;
  END IF;
  IF surplus < 0 OR NOT is_covered THEN
    RETURN least(own, -1);
  END IF;
  RETURN least(own, div(surplus, own_value));
END $$;

-- Legs that lock every wallet of an owner and asset; while lots run, all that stays of every asset: two who take different coins out must not both
-- count on what the other takes.
CREATE OR REPLACE FUNCTION ledger_wallet_locks(p_owner bigint, p_asset text) RETURNS ledger_leg[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(ROW(id, '', 0)::ledger_leg), '{}') FROM ledger_accounts JOIN ledger_purposes USING (purpose)
    WHERE owner_id = p_owner AND (asset = p_asset AND is_wallet OR stays AND (SELECT ledger_has_lots(p_owner))));
END $$;

-- Takes these locks for whoever writes no journal yet, in the order in which every journal takes them.
CREATE FUNCTION ledger_lock_wallets(p_owner bigint, p_asset text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_balances WHERE sub_key = '' AND account_id IN (SELECT account_id FROM unnest(ledger_wallet_locks(p_owner, p_asset)))
  ORDER BY account_id FOR UPDATE;
END $$;

-- What of an asset may leave: what the wallets hold, as far as lots leave it free.
CREATE OR REPLACE FUNCTION ledger_withdrawable(p_owner bigint, p_asset text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN greatest(0, least(
    (SELECT coalesce(sum(balance), 0) FROM ledger_wallet_balances WHERE owner_id = p_owner AND asset = p_asset),
    ledger_free_of_lots(p_owner, p_asset)))::bigint;
END $$;

-- After the coins have moved and while the wallets are locked: did more leave than was free? PB003 says yes. The first lot may have been given
-- since the act has locked them, so they are locked once more.
CREATE OR REPLACE FUNCTION ledger_check_lots(p_owner bigint, p_asset text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT ledger_has_lots(p_owner) THEN
    RETURN;
  END IF;
  PERFORM ledger_lock_wallets(p_owner, p_asset);
  IF ledger_free_of_lots(p_owner, p_asset) < 0 THEN
    RAISE EXCEPTION 'the coins of % in % may not leave yet', p_owner, p_asset USING ERRCODE = 'PB003';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION ledger_lock_sellable(p_owner bigint, p_asset text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM ledger_lock_wallets(p_owner, p_asset);
  RETURN least(
    (SELECT coalesce(sum(balance), 0) FROM ledger_wallet_balances WHERE owner_id = p_owner AND asset = p_asset AND wallet = 'otc'),
    ledger_withdrawable(p_owner, p_asset))::bigint;
END $$;

REVOKE ALL ON FUNCTION ledger_lock_wallets, ledger_lock_sellable FROM public;
GRANT EXECUTE ON FUNCTION ledger_lock_sellable TO pb_api;
GRANT SELECT ON ledger_unit_values TO pb_api, pb_admin, pb_worker, pb_readonly;
