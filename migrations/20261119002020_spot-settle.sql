-- How batches are settled: by one function, for the holder of the lease alone. What it is told is compared with what people asked for:
-- whoever has taken over the matcher can trade orders badly, and cannot take coins that nobody offered.

-- Takes the lease of a shard when nobody has it, and answers its epoch; nothing when somebody does, or when the shard is halted.
CREATE FUNCTION spot_take_lease(p_shard smallint, p_holder text, p_ms int) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE spot_shards SET epoch = epoch + 1, holder = p_holder, lease_until = clock_timestamp() + p_ms * interval '1 ms'
  WHERE shard = p_shard AND lease_until < clock_timestamp() AND halted IS NULL
  RETURNING epoch
$$;

-- False when somebody else has taken the shard over. 0 ms gives the lease back.
CREATE FUNCTION spot_renew_lease(p_shard smallint, p_epoch bigint, p_ms int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE spot_shards SET lease_until = CASE p_ms WHEN 0 THEN '-infinity' ELSE clock_timestamp() + p_ms * interval '1 ms' END
  WHERE shard = p_shard AND epoch = p_epoch;
  RETURN FOUND;
END $$;

-- Nothing of this shard is matched any more until somebody has looked.
CREATE FUNCTION spot_halt_shard(p_shard smallint, p_why text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE spot_shards SET halted = p_why WHERE shard = p_shard AND halted IS NULL
$$;

-- Somebody has looked, and lets it be matched again: whoever does reads everything anew.
CREATE FUNCTION spot_resume_shard(p_shard smallint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE spot_shards SET halted = NULL, epoch = epoch + 1, lease_until = '-infinity' WHERE shard = p_shard AND halted IS NOT NULL;
  RETURN FOUND;
END $$;

-- Trades as they are told, with the value of each.
CREATE TYPE spot_told_trade AS (
  symbol text, trade bigint, tick bigint, lots bigint, taker text, buy_order bigint, sell_order bigint, buy_fee bigint, sell_fee bigint
);
-- Orders as the batch left them; what is NULL stays as it was. `freed` is what of their holds is not held any more, below zero where more is.
CREATE TYPE spot_told_order AS (
  id bigint, state text, reason text, tick bigint, lots bigint, sequence bigint, left_lots bigint, left_budget bigint, gone bigint,
  freed bigint
);

-- One batch, wholly or not at all. PB011: somebody else has the shard, or has settled this batch. PB012: what is told is not what was asked.
CREATE FUNCTION spot_settle_batch(
  p_shard smallint, p_epoch bigint, p_batch bigint, p_last_command bigint, p_lease_ms int,
  p_inbox bigint[], p_symbols text[], p_commands text[], p_events text, p_crc bigint, p_engine int, p_orders_crc bigint,
  p_orders spot_told_order[], p_trades spot_told_trade[],
  p_markets text[], p_states text[], p_references bigint[], p_lasts bigint[], p_auction_ends timestamptz[], p_kept jsonb[]
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moment timestamptz := app_now();
  taken spot_inbox[];
BEGIN
  UPDATE spot_shards
    SET last_command = p_last_command, last_batch = p_batch, orders_crc = p_orders_crc, lease_until = clock_timestamp() + p_lease_ms * interval '1 ms'
    WHERE shard = p_shard AND epoch = p_epoch AND last_batch = p_batch - 1 AND last_command = p_last_command - cardinality(p_symbols) AND halted IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'batch % of shard % is somebody else''s', p_batch, p_shard USING ERRCODE = 'PB011';
  END IF;
  WITH gone AS (DELETE FROM spot_inbox WHERE id = ANY (p_inbox) AND shard = p_shard RETURNING spot_inbox)
  SELECT coalesce(array_agg(gone.spot_inbox), '{}') INTO taken FROM gone;
  IF cardinality(taken) <> (SELECT count(*) FROM unnest(p_inbox) id WHERE id > 0) THEN
    RAISE EXCEPTION 'the inbox of batch % is not there', p_batch USING ERRCODE = 'PB011';
  END IF;
  INSERT INTO spot_log (shard, seq, batch, symbol, command, at)
  SELECT p_shard, p_last_command - cardinality(p_symbols) + place, p_batch, input.symbol, coalesce(asked.command::text, input.command), moment
  FROM unnest(p_inbox, p_symbols, p_commands) WITH ORDINALITY AS input (inbox_id, symbol, command, place)
  LEFT JOIN unnest(taken) asked ON asked.id = inbox_id;
  INSERT INTO spot_batches (shard, batch, epoch, last_command, events, crc, engine, at)
  VALUES (p_shard, p_batch, p_epoch, p_last_command, p_events, p_crc, p_engine, moment);
  PERFORM FROM spot_orders WHERE id IN (SELECT id FROM unnest(p_orders)) ORDER BY id FOR UPDATE;
  PERFORM spot_check_told(taken, p_orders, p_trades);
  PERFORM spot_move_coins('spot:' || p_shard || ':' || p_batch, p_orders, p_trades);
  PERFORM spot_write_orders(p_orders, p_trades, moment);
  PERFORM spot_write_trades(p_batch, p_trades, moment);
  INSERT INTO spot_markets AS market (symbol, state, reference, last, auction_ends_at, batch, kept)
  SELECT symbol, state, reference, last, auction_ends_at, p_batch, kept
  FROM unnest(p_markets, p_states, p_references, p_lasts, p_auction_ends, p_kept) AS input (symbol, state, reference, last, auction_ends_at, kept)
  ON CONFLICT (symbol) DO UPDATE SET state = excluded.state, reference = excluded.reference, last = excluded.last,
    auction_ends_at = excluded.auction_ends_at, batch = excluded.batch, kept = excluded.kept;
  PERFORM spot_tell_owners(p_orders, p_trades, moment);
END $$;

-- Are these trades between open orders of two groups, in one market, at prices that both wanted, and for no more than the known fees?
-- Price and quantity of an order change only as its owner asked, and it is told once.
CREATE FUNCTION spot_check_told(p_taken spot_inbox[], p_orders spot_told_order[], p_trades spot_told_trade[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE wrong text;
BEGIN
  SELECT concat('trade ', trade.symbol, ' ', trade.trade) INTO wrong
  FROM unnest(p_trades) trade
  LEFT JOIN spot_symbols market ON market.symbol = trade.symbol
  LEFT JOIN spot_orders buy ON buy.id = trade.buy_order
  LEFT JOIN spot_orders sell ON sell.id = trade.sell_order
  LEFT JOIN unnest(p_orders) new_buy ON new_buy.id = trade.buy_order
  LEFT JOIN unnest(p_orders) new_sell ON new_sell.id = trade.sell_order
  WHERE (buy.symbol = trade.symbol AND sell.symbol = trade.symbol AND buy.side = 'buy' AND sell.side = 'sell' AND buy.group_id <> sell.group_id
    AND buy.state <> 'done' AND sell.state <> 'done' AND trade.lots > 0
    AND trade.tick BETWEEN least(sell.tick, new_sell.tick) AND greatest(buy.tick, new_buy.tick)
    AND trade.buy_fee BETWEEN 0 AND trade.lots::numeric * lot_units * greatest(buy.maker_rate, buy.taker_rate) / 1000000
    AND trade.sell_fee BETWEEN 0 AND trade.lots::numeric * trade.tick * unit_value * greatest(sell.maker_rate, sell.taker_rate) / 1000000) IS NOT TRUE
  LIMIT 1;
  IF wrong IS NULL THEN
    SELECT concat('order ', told.id) INTO wrong
    FROM unnest(p_orders) told LEFT JOIN spot_orders placed USING (id)
    WHERE placed.id IS NULL OR placed.state = 'done' OR coalesce(told.tick, told.lots) IS NOT NULL AND NOT EXISTS (
      SELECT FROM unnest(p_taken) asked WHERE command ->> 'type' = 'amend' AND (command ->> 'order')::bigint = told.id
        AND (command ->> 'tick')::bigint = told.tick AND (command ->> 'lots')::bigint = told.lots)
    LIMIT 1;
  END IF;
  -- An order that is told twice would free its coins twice.
  IF wrong IS NULL AND (SELECT count(*) <> count(DISTINCT id) FROM unnest(p_orders)) THEN
    wrong := 'an order that is told twice';
  END IF;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION '% is not as it was asked', wrong USING ERRCODE = 'PB012';
  END IF;
END $$;

-- What orders do not hold any more goes to whom they traded with, and the rest back to their owners; fees to the house.
CREATE FUNCTION spot_move_coins(p_key text, p_orders spot_told_order[], p_trades spot_told_trade[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owners bigint[];
  assets text[];
  purposes text[];
  amounts bigint[];
BEGIN
  WITH freed AS (
    SELECT owner_id, CASE side WHEN 'buy' THEN quote ELSE base END AS asset, sum(told.freed) AS units
    FROM unnest(p_orders) told JOIN spot_orders USING (id) JOIN spot_symbols USING (symbol) GROUP BY 1, 2
  ), traded AS (
    SELECT buy.owner_id AS buyer, sell.owner_id AS seller, base, quote, trade.lots * lot_units AS coins,
      trade.lots * trade.tick * unit_value AS value, buy_fee, sell_fee
    FROM unnest(p_trades) trade JOIN spot_symbols USING (symbol)
    JOIN spot_orders buy ON buy.id = buy_order JOIN spot_orders sell ON sell.id = sell_order
  ), paid AS (
    SELECT owner_id, asset, sum(units) AS units FROM (
      SELECT buyer AS owner_id, quote AS asset, value AS units FROM traded UNION ALL SELECT seller, base, coins FROM traded) one GROUP BY 1, 2
  ), back AS (
    SELECT owner_id, asset, coalesce(freed.units, 0) - coalesce(paid.units, 0) AS units FROM freed FULL JOIN paid USING (owner_id, asset)
  ), leg AS (
    SELECT owner_id, asset, 'order-hold' AS purpose, -units AS units FROM freed
    UNION ALL SELECT owner_id, asset, 'spot', units FROM back
    UNION ALL SELECT buyer, base, 'spot', coins - buy_fee FROM traded
    UNION ALL SELECT seller, quote, 'spot', value - sell_fee FROM traded
    UNION ALL SELECT NULL, base, 'fee', buy_fee FROM traded
    UNION ALL SELECT NULL, quote, 'fee', sell_fee FROM traded
  ), net AS (
    SELECT owner_id, asset, purpose, sum(units)::bigint AS units FROM leg GROUP BY 1, 2, 3 HAVING sum(units) <> 0
  )
  SELECT array_agg(owner_id), array_agg(asset), array_agg(purpose), array_agg(units) INTO owners, assets, purposes, amounts
  FROM net WHERE NOT EXISTS (SELECT FROM back WHERE units < 0);
  IF amounts IS NOT NULL THEN
    PERFORM ledger_settle('spot-trade', p_key, '', ledger_account_ids(owners, assets, purposes), array_fill(''::text, ARRAY[cardinality(owners)]), amounts);
  ELSIF p_trades <> '{}' OR EXISTS (SELECT FROM unnest(p_orders) WHERE freed < 0) THEN
    RAISE EXCEPTION 'more is paid than is free in %', p_key USING ERRCODE = 'PB012';
  END IF;
END $$;

CREATE FUNCTION spot_write_orders(p_orders spot_told_order[], p_trades spot_told_trade[], p_moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH filled AS (
    SELECT id, sum(lots) AS lots, sum(value) AS value, sum(fee) AS fee FROM (
      SELECT buy_order AS id, lots, lots * tick * unit_value AS value, buy_fee AS fee FROM unnest(p_trades) JOIN spot_symbols USING (symbol)
      UNION ALL SELECT sell_order, lots, lots * tick * unit_value, sell_fee FROM unnest(p_trades) JOIN spot_symbols USING (symbol)) one
    GROUP BY id
  )
  UPDATE spot_orders placed SET state = told.state, reason = told.reason, tick = coalesce(told.tick, placed.tick), lots = coalesce(told.lots, placed.lots),
    sequence = coalesce(told.sequence, placed.sequence), left_lots = coalesce(told.left_lots, placed.left_lots),
    left_budget = coalesce(told.left_budget, placed.left_budget), gone = coalesce(told.gone, placed.gone),
    held = held - told.freed, updated_at = p_moment, filled_lots = filled_lots + coalesce(filled.lots, 0),
    filled_value = filled_value + coalesce(filled.value, 0), fee = placed.fee + coalesce(filled.fee, 0)
  FROM unnest(p_orders) told LEFT JOIN filled USING (id) WHERE placed.id = told.id
$$;

CREATE FUNCTION spot_write_trades(p_batch bigint, p_trades spot_told_trade[], p_moment timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO spot_trades (symbol, trade, batch, tick, lots, taker, buy_order, sell_order, buyer_id, seller_id, buy_fee, sell_fee, at)
  SELECT trade.symbol, trade, p_batch, trade.tick, trade.lots, taker, buy_order, sell_order, buy.owner_id, sell.owner_id, buy_fee, sell_fee, p_moment
  FROM unnest(p_trades) trade JOIN spot_orders buy ON buy.id = buy_order JOIN spot_orders sell ON sell.id = sell_order;
  INSERT INTO spot_candles AS candle (symbol, minutes, begins_at, open, high, low, close, lots, value, trades)
  SELECT symbol, minutes, date_bin(minutes * interval '1 minute', p_moment, '2000-01-01 00:00Z'), (array_agg(tick ORDER BY trade))[1], max(tick), min(tick),
    (array_agg(tick ORDER BY trade DESC))[1], sum(lots), sum(lots::numeric * tick * unit_value), count(*)
  FROM unnest(p_trades) JOIN spot_symbols USING (symbol) CROSS JOIN (VALUES (1), (60)) AS span (minutes)
  GROUP BY symbol, minutes
  ON CONFLICT (symbol, minutes, begins_at) DO UPDATE SET high = greatest(candle.high, excluded.high), low = least(candle.low, excluded.low),
    close = excluded.close, lots = candle.lots + excluded.lots, value = candle.value + excluded.value, trades = candle.trades + excluded.trades
$$;

-- Units as people read them, without needless zeros.
CREATE FUNCTION spot_decimal(p_units bigint, p_scale int) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT trim_scale(p_units * ('1e-' || p_scale)::numeric)::text
$$;

-- What owners are told of their orders and trades, as the tables have them now. Of more than a hundred the rest is asked for by call.
CREATE FUNCTION spot_tell_owners(p_orders spot_told_order[], p_trades spot_told_trade[], p_moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH changed AS (
    SELECT owner_id, row_number() OVER (PARTITION BY owner_id ORDER BY placed.id) AS place, jsonb_build_object(
      'orderNo', order_no::text, 'clientOrderId', client_order_id, 'symbol', symbol, 'side', side, 'state', placed.state, 'reason', placed.reason,
      'filledQuantity', spot_decimal(filled_lots, lot_scale), 'filledAmount', spot_decimal(filled_value, quote_coin.scale)) AS body
    FROM unnest(p_orders) told JOIN spot_orders placed USING (id) JOIN spot_symbols USING (symbol) JOIN reference_coins quote_coin ON coin = quote
  ), traded AS (
    SELECT symbol, trade, tick, lots, taker, 'buy' AS side, buy_order AS id, buy_fee AS fee FROM unnest(p_trades)
    UNION ALL SELECT symbol, trade, tick, lots, taker, 'sell', sell_order, sell_fee FROM unnest(p_trades)
  ), filled AS (
    SELECT owner_id, row_number() OVER (PARTITION BY owner_id ORDER BY traded.symbol, trade) AS place, jsonb_build_object(
      'tradeNo', trade::text, 'orderNo', order_no::text, 'symbol', traded.symbol, 'side', traded.side, 'isMaker', taker <> traded.side,
      'price', spot_decimal(traded.tick, price_scale), 'quantity', spot_decimal(traded.lots, lot_scale),
      'amount', spot_decimal(traded.lots * traded.tick * unit_value, quote_coin.scale), 'fee', spot_decimal(traded.fee, fee_coin.scale),
      'feeCoin', fee_coin.coin, 'at', to_char(p_moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS body
    FROM traded JOIN spot_orders placed USING (id) JOIN spot_symbols listed ON listed.symbol = traded.symbol
    JOIN reference_coins quote_coin ON quote_coin.coin = quote
    JOIN reference_coins fee_coin ON fee_coin.coin = CASE traded.side WHEN 'buy' THEN base ELSE quote END
  ), told AS (
    SELECT owner_id, jsonb_build_object('orders', coalesce(jsonb_agg(body ORDER BY place) FILTER (WHERE part = 'order' AND place <= 100), '[]'),
      'fills', coalesce(jsonb_agg(body ORDER BY place) FILTER (WHERE part = 'fill' AND place <= 100), '[]'), 'isWhole', max(place) <= 100) AS body
    FROM (SELECT 'order' AS part, * FROM changed UNION ALL SELECT 'fill', * FROM filled) one GROUP BY owner_id
  )
  SELECT platform_emit_many('spot', array_agg(user_id ORDER BY told.owner_id), array_agg(body ORDER BY told.owner_id))
  FROM told JOIN accounts_users ON accounts_users.id = told.owner_id HAVING count(*) > 0
$$;

REVOKE ALL ON FUNCTION spot_take_lease, spot_renew_lease, spot_halt_shard, spot_resume_shard, spot_settle_batch, spot_check_told, spot_move_coins, spot_write_orders,
  spot_write_trades, spot_tell_owners, spot_decimal FROM public;
GRANT EXECUTE ON FUNCTION spot_take_lease, spot_renew_lease, spot_halt_shard, spot_settle_batch TO pb_matcher;
-- The verifier stops a shard whose log does not come to what was settled.
GRANT EXECUTE ON FUNCTION spot_halt_shard TO pb_worker;
GRANT EXECUTE ON FUNCTION spot_resume_shard TO pb_admin;
