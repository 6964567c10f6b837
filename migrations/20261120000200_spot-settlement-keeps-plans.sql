-- A function in the language SQL is planned anew at every call. The settlement calls four that write: for a batch of a few
-- orders planning took longer than all the work. The same statements in PL/pgSQL keep their plans for as long as the session lasts.

-- As before, but orders that are over are looked at as they are written, and not read again.
CREATE OR REPLACE FUNCTION spot_write_orders(p_orders spot_told_order[], p_trades spot_told_trade[], p_moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE wrong bigint;
BEGIN
  WITH filled AS (
    SELECT id, sum(lots) AS lots, sum(value) AS value, sum(fee) AS fee FROM (
      SELECT buy_order AS id, lots, lots * tick * unit_value AS value, buy_fee AS fee FROM unnest(p_trades) JOIN spot_symbols USING (symbol)
      UNION ALL SELECT sell_order, lots, lots * tick * unit_value, sell_fee FROM unnest(p_trades) JOIN spot_symbols USING (symbol)) one
    GROUP BY id
  ), written AS (
    UPDATE spot_orders placed SET state = told.state, reason = coalesce(told.reason, placed.reason), tick = coalesce(told.tick, placed.tick),
      lots = coalesce(told.lots, placed.lots), sequence = coalesce(told.sequence, placed.sequence), left_lots = coalesce(told.left_lots, placed.left_lots),
      left_budget = coalesce(told.left_budget, placed.left_budget), gone = coalesce(told.gone, placed.gone),
      held = held - told.freed, updated_at = p_moment, filled_lots = filled_lots + coalesce(filled.lots, 0),
      filled_value = filled_value + coalesce(filled.value, 0), fee = placed.fee + coalesce(filled.fee, 0)
    FROM unnest(p_orders) told LEFT JOIN filled USING (id) WHERE placed.id = told.id
    RETURNING placed.id, placed.state, placed.held
  )
  SELECT min(id) INTO wrong FROM written
  WHERE state = 'done' AND held > 0 AND held <> (
    SELECT coalesce(sum((command ->> 'hold')::bigint), 0) FROM spot_inbox WHERE command ->> 'type' = 'amend' AND (command ->> 'order')::bigint = written.id);
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'order % is over and not all of it is free', wrong USING ERRCODE = 'PB012';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION spot_write_trades(p_batch bigint, p_trades spot_told_trade[], p_sides spot_side[], p_moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO spot_trades (symbol, trade, batch, tick, lots, taker, buy_order, sell_order, buyer_id, seller_id, buy_fee, sell_fee, at)
  SELECT trade.symbol, trade, p_batch, trade.tick, trade.lots, taker, buy_order, sell_order, buy.owner_id, sell.owner_id, buy_fee, sell_fee, p_moment
  FROM unnest(p_trades) trade JOIN unnest(p_sides) buy ON buy.id = buy_order JOIN unnest(p_sides) sell ON sell.id = sell_order;
  INSERT INTO spot_candles AS candle (symbol, minutes, begins_at, open, high, low, close, lots, value, trades)
  SELECT symbol, minutes, date_bin(minutes * interval '1 minute', p_moment, '2000-01-01 00:00Z'), (array_agg(tick ORDER BY trade))[1], max(tick), min(tick),
    (array_agg(tick ORDER BY trade DESC))[1], sum(lots), sum(lots::numeric * tick * unit_value), count(*)
  FROM unnest(p_trades) JOIN spot_symbols USING (symbol) CROSS JOIN (VALUES (1), (60)) AS span (minutes)
  GROUP BY symbol, minutes
  ON CONFLICT (symbol, minutes, begins_at) DO UPDATE SET high = greatest(candle.high, excluded.high), low = least(candle.low, excluded.low),
    close = excluded.close, lots = candle.lots + excluded.lots, value = candle.value + excluded.value, trades = candle.trades + excluded.trades;
END $$;

CREATE OR REPLACE FUNCTION spot_write_quotes(p_trades spot_told_trade[], p_sides spot_side[], p_quotes spot_told_quotes[], p_levels spot_told_level[]) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  IF p_quotes = '{}' THEN
    RETURN;
  END IF;
  UPDATE spot_quote_sets kept SET base_units = kept.base_units + moved.base_units, quote_units = kept.quote_units + moved.quote_units,
    outcome = coalesce(told.outcome, kept.outcome), levels = ARRAY(
      SELECT ROW(id, side, tick, lots, sequence, maker_rate)::spot_quote_level FROM unnest(p_levels) level
      WHERE level.symbol = kept.symbol AND level.owner_id = kept.owner_id ORDER BY sequence)
  FROM unnest(p_quotes) told JOIN spot_reserve_moves(p_trades, p_sides, p_quotes) moved USING (symbol, owner_id)
  WHERE kept.symbol = told.symbol AND kept.owner_id = told.owner_id;
END $$;

-- Sets that were filled too often leave the book with the next batch, and come back when their pause is over and their owner asks.
CREATE OR REPLACE FUNCTION spot_pause_quotes(p_quotes spot_told_quotes[], p_moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE asked int;
BEGIN
  IF p_quotes = '{}' THEN
    RETURN;
  END IF;
  WITH paused AS (
    UPDATE spot_quote_sets kept SET paused_until = p_moment + pause_seconds * interval '1 second'
    FROM unnest(p_quotes) told
    WHERE kept.symbol = told.symbol AND kept.owner_id = told.owner_id AND pause_fills > 0 AND coalesce(paused_until <= p_moment, true) AND pause_fills <= (
      SELECT count(*) FROM spot_trades trade WHERE trade.symbol = kept.symbol AND trade.at > p_moment - pause_seconds * interval '1 second'
        AND (buyer_id = kept.owner_id AND spot_is_level(buy_order) OR seller_id = kept.owner_id AND spot_is_level(sell_order)))
    RETURNING kept)
  SELECT count(spot_ask_quotes(kept, '[]', '[]')) INTO asked FROM paused;
END $$;

-- Tells owners of their orders and fills, those of quote sets among them, whose levels have no number that people know.
CREATE OR REPLACE FUNCTION spot_tell_owners(p_orders spot_told_order[], p_trades spot_told_trade[], p_sides spot_side[], p_moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  keys text[];
  bodies jsonb[];
BEGIN
  WITH changed AS (
    SELECT owner_id, row_number() OVER (PARTITION BY owner_id ORDER BY placed.id) AS place, jsonb_build_object(
      'orderNo', order_no::text, 'clientOrderId', client_order_id, 'symbol', symbol, 'side', side, 'state', placed.state, 'reason', placed.reason,
      'filledQuantity', spot_decimal(filled_lots, lot_scale), 'filledAmount', spot_decimal(filled_value, quote_coin.scale)) AS body
    FROM unnest(p_orders) told JOIN spot_orders placed USING (id) JOIN spot_symbols USING (symbol) JOIN reference_coins quote_coin ON coin = quote
  ), traded AS (
    SELECT symbol, trade, tick, lots, taker, 'buy' AS side, buy_order AS id, buy_fee AS fee FROM unnest(p_trades)
    UNION ALL SELECT symbol, trade, tick, lots, taker, 'sell', sell_order, sell_fee FROM unnest(p_trades)
  ), filled AS (
    SELECT met.owner_id, row_number() OVER (PARTITION BY met.owner_id ORDER BY traded.symbol, trade) AS place, jsonb_build_object(
      'tradeNo', trade::text, 'orderNo', order_no::text, 'symbol', traded.symbol, 'side', traded.side, 'isMaker', taker <> traded.side,
      'price', spot_decimal(traded.tick, price_scale), 'quantity', spot_decimal(traded.lots, lot_scale),
      'amount', spot_decimal(traded.lots * traded.tick * unit_value, quote_coin.scale), 'fee', spot_decimal(traded.fee, fee_coin.scale),
      'feeCoin', fee_coin.coin, 'at', to_char(p_moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS body
    FROM traded JOIN unnest(p_sides) met USING (id) LEFT JOIN spot_orders placed USING (id) JOIN spot_symbols listed ON listed.symbol = traded.symbol
    JOIN reference_coins quote_coin ON quote_coin.coin = quote
    JOIN reference_coins fee_coin ON fee_coin.coin = CASE traded.side WHEN 'buy' THEN base ELSE quote END
  ), told AS (
    SELECT owner_id, jsonb_build_object('orders', coalesce(jsonb_agg(body ORDER BY place) FILTER (WHERE part = 'order' AND place <= 100), '[]'),
      'fills', coalesce(jsonb_agg(body ORDER BY place) FILTER (WHERE part = 'fill' AND place <= 100), '[]'), 'isWhole', max(place) <= 100) AS body
    FROM (SELECT 'order' AS part, * FROM changed UNION ALL SELECT 'fill', * FROM filled) one GROUP BY owner_id
  )
  SELECT array_agg(user_id ORDER BY told.owner_id), array_agg(body ORDER BY told.owner_id) INTO keys, bodies
  FROM told JOIN accounts_users ON accounts_users.id = told.owner_id;
  IF keys IS NOT NULL THEN
    PERFORM platform_emit_many('spot', keys, bodies);
  END IF;
END $$;
