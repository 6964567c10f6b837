-- Quote sets: a maker reserves coins of a market once, and replaces up to 20 levels a side as often as he likes. A requote is a command and
-- one changed row; coins move when a level trades.

-- Levels are numbered from 2^52 on, so a number tells whether it names a level or an order.
CREATE SEQUENCE spot_quote_level_ids MINVALUE 4503599627370496 MAXVALUE 9007199254740991;
CREATE FUNCTION spot_is_level(p_id bigint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT p_id >= 4503599627370496 $$;

CREATE TYPE spot_quote_level AS (id bigint, side text, tick bigint, lots bigint, sequence bigint, maker_rate int);

CREATE TABLE spot_quote_sets (
  symbol text NOT NULL REFERENCES spot_symbols,
  owner_id bigint NOT NULL REFERENCES accounts_users (id),
  -- The main account with its children: inside of a group nothing is traded.
  group_id bigint NOT NULL,
  -- What the part of his account `quote` holds: with what is reserved and waits for its turn.
  base_units bigint NOT NULL DEFAULT 0 CONSTRAINT reserve_of_base CHECK (base_units >= 0),
  quote_units bigint NOT NULL DEFAULT 0 CONSTRAINT reserve_of_quote CHECK (quote_units >= 0),
  -- What of it lies in the book, as the last batch left it.
  levels spot_quote_level[] NOT NULL DEFAULT '{}',
  -- So many fills within so many seconds take the levels off and pause the set for as long; 0 where nothing does.
  pause_fills int NOT NULL DEFAULT 0 CHECK (pause_fills >= 0),
  pause_seconds int NOT NULL DEFAULT 0 CHECK (pause_seconds >= 0 AND (pause_seconds = 0) = (pause_fills = 0)),
  paused_until timestamptz,
  -- What became of the latest command: `accepted`, or why it changed nothing.
  outcome text,
  PRIMARY KEY (symbol, owner_id)
) WITH (fillfactor = 50);
CREATE INDEX spot_quote_sets_owner ON spot_quote_sets (owner_id);

CREATE VIEW spot_quote_levels AS
SELECT symbol, owner_id, group_id, level.id, level.side, level.tick, level.lots, level.sequence, level.maker_rate
FROM spot_quote_sets CROSS JOIN LATERAL unnest(levels) level;

-- What lies aside for quote sets, part by part, for whoever compares it with the ledger.
CREATE VIEW spot_reserves AS
SELECT owner_id, base AS asset, symbol, base_units AS units FROM spot_quote_sets JOIN spot_symbols USING (symbol) WHERE base_units > 0
UNION ALL SELECT owner_id, quote, symbol, quote_units FROM spot_quote_sets JOIN spot_symbols USING (symbol) WHERE quote_units > 0;

-- What a shard has reserved in its memory: all but what waits for its turn.
CREATE VIEW spot_settled_reserves AS
SELECT symbol, owner_id, base_units - coalesce(waiting.base, 0) AS base_units, quote_units - coalesce(waiting.quote, 0) AS quote_units
FROM spot_quote_sets LEFT JOIN LATERAL (
  SELECT sum(greatest(0, (command ->> 'base')::bigint)) AS base, sum(greatest(0, (command ->> 'quote')::bigint)) AS quote
  FROM spot_inbox asked WHERE asked.symbol = spot_quote_sets.symbol AND command ->> 'type' = 'reserve'
    AND (command ->> 'account')::bigint = spot_quote_sets.owner_id) waiting ON true;

-- The quote set of an owner, locked, and made when there is none.
CREATE FUNCTION spot_lock_quote_set(p_owner bigint, p_symbol text) RETURNS spot_quote_sets LANGUAGE plpgsql AS $$
DECLARE kept spot_quote_sets%ROWTYPE;
BEGIN
  INSERT INTO spot_quote_sets (symbol, owner_id, group_id) SELECT p_symbol, id, coalesce(main_id, id) FROM accounts_users WHERE id = p_owner
  ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT kept FROM spot_quote_sets WHERE symbol = p_symbol AND owner_id = p_owner FOR UPDATE;
  RETURN kept;
END $$;

-- Sets coins aside for a quote set, and says when it is to pause. Answers `accepted` or a reason.
CREATE FUNCTION spot_reserve_quotes(p_owner bigint, p_symbol text, p_base bigint, p_quote bigint, p_pause_fills int, p_pause_seconds int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept spot_quote_sets%ROWTYPE := spot_lock_quote_set(p_owner, p_symbol);
  market spot_symbols%ROWTYPE;
  accounts bigint[];
  command bigint;
BEGIN
  IF least(p_base, p_quote) < 0 THEN
    RAISE EXCEPTION 'coins are taken out of the quotes of % by releasing them', p_owner USING ERRCODE = 'PB005';
  END IF;
  SELECT * INTO STRICT market FROM spot_symbols WHERE symbol = p_symbol;
  -- Beyond that sums would not be exact in the memory of the matcher.
  IF greatest(kept.base_units::numeric + p_base, kept.quote_units::numeric + p_quote) > 4503599627370496 THEN
    RETURN 'reserve-limit';
  END IF;
  accounts := ledger_account_ids(array_fill(p_owner, ARRAY[4]), ARRAY[market.base, market.base, market.quote, market.quote], '{spot,quote,spot,quote}');
  PERFORM FROM ledger_balances WHERE account_id IN (accounts[1], accounts[3]) ORDER BY account_id FOR UPDATE;
  IF coalesce((SELECT balance FROM ledger_balances WHERE account_id = accounts[1]), 0) < p_base
     OR coalesce((SELECT balance FROM ledger_balances WHERE account_id = accounts[3]), 0) < p_quote THEN
    RETURN 'too-little';
  END IF;
  UPDATE spot_quote_sets SET base_units = base_units + p_base, quote_units = quote_units + p_quote, pause_fills = p_pause_fills, pause_seconds = p_pause_seconds
  WHERE symbol = p_symbol AND owner_id = p_owner;
  IF p_base + p_quote > 0 THEN
    command := spot_ask_reserve(kept, p_base, p_quote);
    PERFORM ledger_settle('spot-reserve', 'spot-reserve:' || command, p_symbol, accounts, ARRAY['', p_symbol, '', p_symbol],
      ARRAY[-p_base, p_base, -p_quote, p_quote]);
  END IF;
  RETURN 'accepted';
END $$;

CREATE FUNCTION spot_ask_reserve(p_kept spot_quote_sets, p_base bigint, p_quote bigint) RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO spot_inbox (shard, symbol, command)
  SELECT shard, symbol, jsonb_build_object('type', 'reserve', 'account', p_kept.owner_id, 'base', p_base, 'quote', p_quote)
  FROM spot_symbols WHERE symbol = p_kept.symbol
  RETURNING id
$$;

CREATE FUNCTION spot_ask_quotes(p_kept spot_quote_sets, p_bids jsonb, p_asks jsonb) RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO spot_inbox (shard, symbol, command)
  SELECT shard, symbol, jsonb_build_object('type', 'quote', 'account', p_kept.owner_id, 'group', p_kept.group_id, 'makerRate', maker_rate,
    'bids', p_bids, 'asks', p_asks)
  FROM spot_symbols WHERE symbol = p_kept.symbol
  RETURNING id
$$;

-- Takes a quote set off the book and asks for all that is reserved. What trades before its turn may leave it refused; nothing does after.
CREATE FUNCTION spot_release_quotes(p_owner bigint, p_symbol text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE kept spot_quote_sets%ROWTYPE := spot_lock_quote_set(p_owner, p_symbol);
BEGIN
  PERFORM spot_ask_quotes(kept, '[]', '[]');
  IF kept.base_units + kept.quote_units > 0 THEN
    PERFORM spot_ask_reserve(kept, -kept.base_units, -kept.quote_units);
  END IF;
END $$;

-- Levels as pairs of tick and lots, with their numbers.
CREATE FUNCTION spot_number_levels(p_levels jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('order', nextval('spot_quote_level_ids'), 'tick', level -> 0, 'lots', level -> 1) ORDER BY place), '[]')
  FROM jsonb_array_elements(p_levels) WITH ORDINALITY AS asked (level, place)
$$;

-- Asks for other levels in place of those of an owner. Answers the command in the inbox, or why there is none.
CREATE FUNCTION spot_set_quotes(p_owner bigint, p_symbol text, p_bids jsonb, p_asks jsonb) RETURNS TABLE (command bigint, outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE kept spot_quote_sets%ROWTYPE;
BEGIN
  SELECT * INTO kept FROM spot_quote_sets WHERE symbol = p_symbol AND owner_id = p_owner;
  IF NOT FOUND THEN
    RETURN QUERY SELECT NULL::bigint, 'too-little';
  ELSIF kept.paused_until > app_now() AND p_bids || p_asks <> '[]' THEN
    RETURN QUERY SELECT NULL::bigint, 'paused';
  ELSE
    RETURN QUERY SELECT spot_ask_quotes(kept, spot_number_levels(p_bids), spot_number_levels(p_asks)), 'accepted';
  END IF;
END $$;

-- As before, with the levels of his quote sets. A set is asked even if it shows nothing: a command for it may be waiting.
CREATE OR REPLACE FUNCTION spot_cancel_all(p_owner bigint, p_symbol text, p_side text) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE found_open int;
BEGIN
  WITH of_market AS (
    SELECT symbol, max(group_id) AS group_id, sum(orders) AS orders FROM (
      SELECT symbol, group_id, count(*) AS orders FROM spot_orders
      WHERE owner_id = p_owner AND state <> 'done' AND (p_side = 'both' OR side = p_side) GROUP BY symbol, group_id
      UNION ALL
      SELECT symbol, group_id, (SELECT count(*) FROM unnest(levels) WHERE p_side = 'both' OR side = p_side) FROM spot_quote_sets
      WHERE owner_id = p_owner) open
    WHERE p_symbol IS NULL OR symbol = p_symbol GROUP BY symbol
  ), asked AS (
    INSERT INTO spot_inbox (shard, symbol, command)
    SELECT shard, symbol, jsonb_build_object('type', 'cancel-all', 'account', p_owner, 'group', group_id, 'side', p_side)
    FROM of_market JOIN spot_symbols USING (symbol) ORDER BY symbol)
  SELECT coalesce(sum(orders), 0) INTO found_open FROM of_market;
  RETURN found_open;
END $$;

INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver, in_sets) VALUES
  ('pb_api', 'spot-reserve', 'spot', 'quote', 'owner', true),
  ('pb_matcher', 'spot-trade', 'quote', 'spot', 'owner', true),
  ('pb_matcher', 'spot-trade', 'quote', 'spot', 'anybody', true),
  ('pb_matcher', 'spot-trade', 'order-hold', 'quote', 'owner', true),
  ('pb_matcher', 'spot-trade', 'order-hold', 'quote', 'anybody', true),
  -- One journal has the trades of many, and which coins went to whom has no answer in it.
  ('pb_matcher', 'spot-trade', 'quote', 'quote', 'anybody', true),
  ('pb_matcher', 'spot-trade', 'quote', 'fee', 'house', true);

-- Who may quote is a matter of money: two persons of staff decide.
INSERT INTO settings_owners (key, role, needs_two) VALUES ('spot.makers', 'risk', true);

REVOKE ALL ON FUNCTION spot_is_level, spot_lock_quote_set, spot_reserve_quotes, spot_ask_reserve, spot_ask_quotes, spot_release_quotes, spot_number_levels,
  spot_set_quotes FROM public;
GRANT EXECUTE ON FUNCTION spot_reserve_quotes, spot_release_quotes, spot_set_quotes TO pb_api;
GRANT SELECT ON spot_quote_sets, spot_quote_levels, spot_reserves, spot_settled_reserves TO pb_api, pb_admin, pb_stream, pb_worker, pb_matcher, pb_readonly;
