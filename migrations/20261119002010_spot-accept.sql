-- How orders come in: by these functions alone, which set the coins aside, say whose order it is and what it pays, and write the command.

-- What an order needs: the value at its tick, its budget, or its lots.
CREATE FUNCTION spot_need(p_side text, p_tick bigint, p_lots bigint, p_budget bigint, p_unit_value bigint, p_lot_units bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_budget > 0 THEN p_budget WHEN p_side = 'buy' THEN p_lots * p_tick * p_unit_value ELSE p_lots * p_lot_units END
$$;

CREATE TYPE spot_asked AS (
  place int, order_no bigint, owner_id bigint, group_id bigint, symbol text, shard smallint, side text, kind text, time_in_force text, self_trade text,
  tick bigint, lots bigint, budget bigint, trigger_tick bigint, trigger_by text, expires_at timestamptz, maker_rate int, taker_rate int,
  client_order_id text, content bytea, asset text, need bigint, outcome text
);

-- What an element of the array asks for, with what it needs; a reason where it cannot be asked.
CREATE FUNCTION spot_read_asked(p_orders jsonb) RETURNS SETOF spot_asked LANGUAGE sql STABLE AS $$
  SELECT place::int, asked."orderNo", owner.id, coalesce(owner.main_id, owner.id), market.symbol, market.shard, asked.side, asked.kind, asked."timeInForce",
    asked."selfTrade", asked.tick, asked.lots, asked.budget, asked."triggerTick", asked."triggerBy", to_timestamp(asked."expiresAt" / 1000.0),
    maker_rate, taker_rate, asked."clientOrderId", decode(asked.content, 'hex'), CASE asked.side WHEN 'buy' THEN quote ELSE base END,
    CASE WHEN reason IS NULL THEN spot_need(asked.side, asked.tick, asked.lots, asked.budget, unit_value, lot_units) END, reason
  FROM ROWS FROM (jsonb_to_recordset(p_orders) AS (
    "orderNo" bigint, owner bigint, symbol text, side text, kind text, "timeInForce" text, "selfTrade" text, tick bigint, lots bigint, budget bigint,
    "triggerTick" bigint, "triggerBy" text, "expiresAt" bigint, "clientOrderId" text, content text)) WITH ORDINALITY
    AS asked ("orderNo", owner, symbol, side, kind, "timeInForce", "selfTrade", tick, lots, budget, "triggerTick", "triggerBy", "expiresAt", "clientOrderId", content, place)
  JOIN accounts_users owner ON owner.id = asked.owner
  JOIN spot_symbols market ON market.symbol = asked.symbol
  CROSS JOIN LATERAL (SELECT CASE
    WHEN asked.tick > max_tick OR asked."triggerTick" > max_tick THEN 'price-limit'
    WHEN asked.lots > max_lots OR asked.budget > max_tick::numeric * max_lots * unit_value THEN 'lots-limit' END AS reason) looked
$$;

-- An order that was asked for before under the same client order id: `known` if it was the same one.
CREATE FUNCTION spot_known(p_owner bigint, p_client_order_id text, p_content bytea) RETURNS TABLE (order_no bigint, outcome text)
LANGUAGE sql STABLE AS $$
  SELECT order_no, CASE WHEN content = p_content THEN 'known' ELSE 'client-order-id' END
  FROM spot_orders WHERE owner_id = p_owner AND client_order_id = p_client_order_id
$$;

-- Accepts many orders at once, of each owner one: each is taken or refused by itself. Answers by place: the order, and what became of
-- it: `accepted`, `known`, or a reason.
CREATE FUNCTION spot_accept_many(p_orders jsonb) RETURNS TABLE (place int, order_no bigint, outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  moment timestamptz := app_now();
  asked spot_asked[] := ARRAY(SELECT one FROM spot_read_asked(p_orders) one);
  taken bigint[];
BEGIN
  IF (SELECT count(*) <> count(DISTINCT owner_id) FROM unnest(asked)) OR cardinality(asked) <> jsonb_array_length(p_orders) THEN
    RAISE EXCEPTION 'one order of each owner at a time, of markets that are there' USING ERRCODE = 'PB005';
  END IF;
  PERFORM ledger_account_ids(array_agg(owner_id), array_agg(asset), array_agg(purpose))
  FROM unnest(asked) CROSS JOIN unnest('{spot,order-hold}'::text[]) purpose;
  -- Whoever asks the same again waits here for his first try, and then finds its order.
  PERFORM FROM ledger_balances WHERE account_id IN (
    SELECT ledger_account_id(owner_id, asset, 'spot') FROM unnest(asked)) ORDER BY account_id FOR UPDATE;
  asked := ARRAY(
    SELECT ROW(one.place, one.order_no, one.owner_id, group_id, symbol, shard, side, kind, time_in_force, self_trade, tick, lots, budget, trigger_tick, trigger_by,
      expires_at, maker_rate, taker_rate, client_order_id, content, asset, need, coalesce(one.outcome, CASE
        WHEN coalesce((SELECT balance FROM ledger_balances WHERE account_id = ledger_account_id(owner_id, asset, 'spot')), 0) < need THEN 'too-little' END))::spot_asked
    FROM unnest(asked) one
    WHERE NOT EXISTS (SELECT FROM spot_known(one.owner_id, client_order_id, content)));
  WITH placed AS (
    INSERT INTO spot_orders (order_no, symbol, owner_id, group_id, side, kind, time_in_force, self_trade, tick, lots, budget, trigger_tick, trigger_by,
      expires_at, maker_rate, taker_rate, client_order_id, content, left_lots, left_budget, held, created_at, updated_at)
    SELECT order_no, symbol, owner_id, group_id, side, kind, time_in_force, self_trade, tick, lots, budget, trigger_tick, trigger_by,
      expires_at, maker_rate, taker_rate, client_order_id, content, lots, budget, need, moment, moment
    FROM unnest(asked) one WHERE one.outcome IS NULL ORDER BY one.place
    ON CONFLICT DO NOTHING
    RETURNING id)
  SELECT coalesce(array_agg(id), '{}') INTO taken FROM placed;
  IF taken <> '{}' THEN
    PERFORM spot_set_aside('spot-hold:' || taken[1], array_agg(id), array_agg(held)) FROM spot_orders WHERE id = ANY (taken);
    INSERT INTO spot_inbox (shard, symbol, command)
    SELECT shard, symbol, jsonb_build_object('type', 'place', 'order', placed.id, 'account', owner_id, 'group', group_id, 'side', side, 'kind', kind,
      'timeInForce', time_in_force, 'selfTrade', self_trade, 'tick', tick, 'lots', lots, 'budget', budget, 'triggerTick', trigger_tick,
      'triggerBy', trigger_by, 'expiresAt', coalesce((extract(epoch FROM expires_at) * 1000)::bigint, 0), 'hold', held,
      'makerRate', placed.maker_rate, 'takerRate', placed.taker_rate)
    FROM spot_orders placed JOIN spot_symbols USING (symbol) WHERE placed.id = ANY (taken) ORDER BY placed.id;
  END IF;
  RETURN QUERY
    SELECT input.place, coalesce(placed.order_no, known.order_no), coalesce(CASE WHEN placed.id IS NOT NULL THEN 'accepted' END, known.outcome, one.outcome)
    FROM spot_read_asked(p_orders) input
    LEFT JOIN unnest(asked) one ON one.place = input.place
    LEFT JOIN spot_orders placed ON placed.id = ANY (taken) AND placed.owner_id = input.owner_id
    LEFT JOIN LATERAL spot_known(input.owner_id, input.client_order_id, input.content) known ON true;
END $$;

-- Sets coins of the owners of these orders aside, in one journal.
CREATE FUNCTION spot_set_aside(p_key text, p_orders bigint[], p_amounts bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_settle('spot-hold', p_key, '', array_agg(account_id), array_agg(''::text), array_agg(moved))
  FROM unnest(p_orders, p_amounts) AS input (id, amount)
  JOIN spot_orders placed USING (id) JOIN spot_symbols USING (symbol)
  CROSS JOIN LATERAL (SELECT CASE placed.side WHEN 'buy' THEN quote ELSE base END AS asset) coin
  CROSS JOIN LATERAL (VALUES
    (ledger_account_id(owner_id, asset, 'spot'), -amount), (ledger_account_id(owner_id, asset, 'order-hold'), amount)) AS leg (account_id, moved);
END $$;

-- Asks for the end of an order. Answers its state, NULL when the owner has no such order; one that is over stays so.
CREATE FUNCTION spot_cancel(p_owner bigint, p_order_no bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE placed spot_orders%ROWTYPE;
BEGIN
  SELECT * INTO placed FROM spot_orders WHERE order_no = p_order_no AND owner_id = p_owner;
  IF FOUND AND placed.state <> 'done' THEN
    INSERT INTO spot_inbox (shard, symbol, command)
    SELECT shard, symbol, jsonb_build_object('type', 'cancel', 'order', placed.id, 'account', p_owner) FROM spot_symbols WHERE symbol = placed.symbol;
  END IF;
  RETURN placed.state;
END $$;

-- Asks for the end of all orders of an owner in one market, or in all; of one side, or `both`. Answers how many are open now.
CREATE FUNCTION spot_cancel_all(p_owner bigint, p_symbol text, p_side text) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE found_open int;
BEGIN
  WITH of_market AS (
    SELECT symbol, max(group_id) AS group_id, count(*) AS orders FROM spot_orders
    WHERE owner_id = p_owner AND state <> 'done' AND (p_symbol IS NULL OR symbol = p_symbol) AND (p_side = 'both' OR side = p_side)
    GROUP BY symbol
  ), asked AS (
    INSERT INTO spot_inbox (shard, symbol, command)
    SELECT shard, symbol, jsonb_build_object('type', 'cancel-all', 'account', p_owner, 'group', group_id, 'side', p_side)
    FROM of_market JOIN spot_symbols USING (symbol) ORDER BY symbol)
  SELECT coalesce(sum(orders), 0) INTO found_open FROM of_market;
  RETURN found_open;
END $$;

-- Asks for another price or quantity (the new total, with what is gone). What it needs more is set aside first; what turns out to be too
-- much comes back with the answer of the engine. Answers `asked` or a reason.
CREATE FUNCTION spot_amend(p_owner bigint, p_order_no bigint, p_tick bigint, p_lots bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  placed spot_orders%ROWTYPE;
  market spot_symbols%ROWTYPE;
  more bigint;
  command bigint;
BEGIN
  SELECT * INTO placed FROM spot_orders WHERE order_no = p_order_no AND owner_id = p_owner FOR UPDATE;
  IF NOT FOUND OR placed.state = 'done' THEN
    RETURN 'unknown-order';
  END IF;
  SELECT * INTO market FROM spot_symbols WHERE symbol = placed.symbol;
  IF placed.budget > 0 OR placed.trigger_tick > 0 AND placed.state <> 'open' THEN
    RETURN 'not-amendable';
  END IF;
  IF p_tick > market.max_tick THEN
    RETURN 'price-limit';
  END IF;
  IF p_lots > market.max_lots THEN
    RETURN 'lots-limit';
  END IF;
  IF p_lots <= placed.gone THEN
    RETURN 'lots-gone';
  END IF;
  more := greatest(0, spot_need(placed.side, p_tick, p_lots - placed.gone, 0, market.unit_value, market.lot_units) - placed.held);
  IF more > 0 THEN
    PERFORM FROM ledger_balances WHERE account_id = ledger_account_id(p_owner, CASE placed.side WHEN 'buy' THEN market.quote ELSE market.base END, 'spot')
      AND balance >= more FOR UPDATE;
    IF NOT FOUND THEN
      RETURN 'too-little';
    END IF;
  END IF;
  INSERT INTO spot_inbox (shard, symbol, command)
  VALUES (market.shard, placed.symbol, jsonb_build_object('type', 'amend', 'order', placed.id, 'account', p_owner, 'tick', p_tick, 'lots', p_lots, 'hold', more))
  RETURNING id INTO command;
  IF more > 0 THEN
    UPDATE spot_orders SET held = held + more WHERE id = placed.id;
    PERFORM spot_set_aside('spot-more:' || command, ARRAY[placed.id], ARRAY[more]);
  END IF;
  RETURN 'asked';
END $$;

-- A command of the house to a market: its state, or its parameters as the table has them now.
CREATE FUNCTION spot_command(p_symbol text, p_state text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The engine would stop at a state that it does not know, and with it the whole shard.
  IF p_state NOT IN ('draft', 'announced', 'auction', 'open', 'post-only', 'halted', 'closing', 'delisted') THEN
    RAISE EXCEPTION '% is not a state of a market', p_state USING ERRCODE = 'PB005';
  END IF;
  INSERT INTO spot_inbox (shard, symbol, command)
  SELECT shard, symbol, CASE WHEN p_state IS NULL THEN spot_parameters_command(market) ELSE jsonb_build_object('type', 'state', 'state', p_state) END
  FROM spot_symbols market WHERE symbol = p_symbol;
END $$;

CREATE FUNCTION spot_parameters_command(market spot_symbols) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('type', 'parameters', 'parameters', jsonb_build_object(
    'unitValue', market.unit_value, 'lotUnits', market.lot_units, 'maxTick', market.max_tick, 'maxLots', market.max_lots, 'maxOrders', market.max_orders,
    'minValue', market.min_value, 'entryNear', market.entry_near, 'entryHigh', market.entry_high, 'entryLow', market.entry_low,
    'execution', market.execution, 'volatility', market.volatility, 'volatilityWindowMs', market.volatility_window_ms))
$$;

REVOKE ALL ON FUNCTION spot_need, spot_read_asked, spot_known, spot_accept_many, spot_set_aside, spot_cancel, spot_cancel_all, spot_amend,
  spot_command, spot_parameters_command FROM public;
GRANT EXECUTE ON FUNCTION spot_accept_many, spot_cancel, spot_cancel_all, spot_amend TO pb_api;
GRANT EXECUTE ON FUNCTION spot_command TO pb_admin;
