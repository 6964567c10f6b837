-- Batches with trades of quote sets. As with orders, every leg is derived from what was asked: a level that lay in the book, or that a command
-- of this batch has brought.

-- What one side of a trade may do at most. `lots` of an order stand in its row.
CREATE TYPE spot_side AS (
  id bigint, symbol text, side text, owner_id bigint, group_id bigint, tick bigint, lots bigint, rate int, is_quote boolean
);
-- Quote sets that the batch has changed: what became of the latest command (NULL without one), and what of the reserve goes back.
CREATE TYPE spot_told_quotes AS (symbol text, owner_id bigint, outcome text, base_back bigint, quote_back bigint);
-- All levels of these sets as the batch left them.
CREATE TYPE spot_told_level AS (
  symbol text, owner_id bigint, id bigint, side text, tick bigint, lots bigint, sequence bigint, maker_rate int
);

-- The sides of these trades: open orders, and levels of those quote sets that are told.
CREATE FUNCTION spot_sides(p_taken spot_inbox[], p_orders spot_told_order[], p_trades spot_told_trade[], p_quotes spot_told_quotes[])
RETURNS SETOF spot_side LANGUAGE sql STABLE AS $$
  SELECT placed.id, symbol, side, owner_id, group_id,
    CASE side WHEN 'buy' THEN greatest(placed.tick, told.tick) ELSE least(placed.tick, told.tick) END, NULL::bigint, greatest(maker_rate, taker_rate), false
  FROM spot_orders placed LEFT JOIN unnest(p_orders) told ON told.id = placed.id
  WHERE placed.state <> 'done' AND placed.id IN (SELECT buy_order FROM unnest(p_trades) UNION SELECT sell_order FROM unnest(p_trades))
  UNION ALL
  SELECT id, level.symbol, side, level.owner_id, group_id, tick, lots, maker_rate, true
  FROM unnest(p_quotes) told JOIN spot_quote_levels level ON level.symbol = told.symbol AND level.owner_id = told.owner_id
  UNION ALL
  SELECT (level ->> 'order')::bigint, kept.symbol, side, kept.owner_id, group_id, (level ->> 'tick')::bigint, (level ->> 'lots')::bigint,
    (command ->> 'makerRate')::int, true
  FROM unnest(p_quotes) told
  JOIN spot_quote_sets kept ON kept.symbol = told.symbol AND kept.owner_id = told.owner_id
  JOIN unnest(p_taken) asked ON asked.symbol = told.symbol AND command ->> 'type' = 'quote' AND (command ->> 'account')::bigint = told.owner_id
  CROSS JOIN (VALUES ('buy', 'bids'), ('sell', 'asks')) AS book (side, list)
  CROSS JOIN LATERAL jsonb_array_elements(command -> list) level
$$;

DROP FUNCTION spot_settle_batch;
-- One batch, wholly or not at all. PB011: somebody else has the shard, or has settled this batch. PB012: what is told is not what was asked.
CREATE FUNCTION spot_settle_batch(
  p_shard smallint, p_epoch bigint, p_batch bigint, p_last_command bigint, p_lease_ms int,
  p_inbox bigint[], p_symbols text[], p_commands text[], p_events text, p_crc bigint, p_engine int, p_orders_crc bigint,
  p_orders spot_told_order[], p_trades spot_told_trade[],
  p_markets text[], p_states text[], p_references bigint[], p_lasts bigint[], p_auction_ends timestamptz[], p_kept jsonb[],
  -- A matcher of before this migration knows no quotes.
  p_quotes spot_told_quotes[] DEFAULT '{}', p_levels spot_told_level[] DEFAULT '{}'
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moment timestamptz := app_now();
  taken spot_inbox[];
  sides spot_side[];
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
  PERFORM FROM spot_quote_sets WHERE (symbol, owner_id) IN (SELECT symbol, owner_id FROM unnest(p_quotes)) ORDER BY symbol, owner_id FOR UPDATE;
  sides := ARRAY(SELECT met FROM spot_sides(taken, p_orders, p_trades, p_quotes) met);
  PERFORM spot_check_told(taken, p_orders, p_trades, sides);
  PERFORM spot_check_quotes(taken, p_trades, sides, p_quotes, p_levels);
  PERFORM spot_move_coins('spot:' || p_shard || ':' || p_batch, p_orders, p_trades, sides, p_quotes);
  PERFORM spot_write_orders(p_orders, p_trades, moment);
  PERFORM spot_write_trades(p_batch, p_trades, sides, moment);
  PERFORM spot_write_quotes(p_trades, sides, p_quotes, p_levels);
  PERFORM spot_pause_quotes(p_quotes, moment);
  INSERT INTO spot_markets AS market (symbol, state, reference, last, auction_ends_at, batch, kept)
  SELECT symbol, state, reference, last, auction_ends_at, p_batch, kept
  FROM unnest(p_markets, p_states, p_references, p_lasts, p_auction_ends, p_kept) AS input (symbol, state, reference, last, auction_ends_at, kept)
  ON CONFLICT (symbol) DO UPDATE SET state = excluded.state, reference = excluded.reference, last = excluded.last,
    auction_ends_at = excluded.auction_ends_at, batch = excluded.batch, kept = excluded.kept;
  PERFORM spot_tell_owners(p_orders, p_trades, sides, moment);
END $$;

DROP FUNCTION spot_check_told;
-- Are these trades between two groups, in one market, at prices that both wanted, and for no more than the known fees? Price and quantity of
-- an order change only as its owner asked, and it is told once. One that is over may be told again, to give back what was set aside for an
-- amendment that came too late.
CREATE FUNCTION spot_check_told(p_taken spot_inbox[], p_orders spot_told_order[], p_trades spot_told_trade[], p_sides spot_side[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE wrong text;
BEGIN
  SELECT concat('trade ', trade.symbol, ' ', trade.trade) INTO wrong
  FROM unnest(p_trades) trade
  LEFT JOIN spot_symbols market ON market.symbol = trade.symbol
  LEFT JOIN unnest(p_sides) buy ON buy.id = trade.buy_order
  LEFT JOIN unnest(p_sides) sell ON sell.id = trade.sell_order
  WHERE (buy.symbol = trade.symbol AND sell.symbol = trade.symbol AND buy.side = 'buy' AND sell.side = 'sell' AND buy.group_id <> sell.group_id
    AND trade.lots > 0 AND trade.tick BETWEEN sell.tick AND buy.tick
    AND trade.buy_fee BETWEEN 0 AND trade.lots::numeric * lot_units * buy.rate / 1000000
    AND trade.sell_fee BETWEEN 0 AND trade.lots::numeric * trade.tick * unit_value * sell.rate / 1000000) IS NOT TRUE
  LIMIT 1;
  IF wrong IS NULL THEN
    SELECT concat('order ', told.id) INTO wrong
    FROM unnest(p_orders) told LEFT JOIN spot_orders placed USING (id)
    WHERE placed.id IS NULL
      OR placed.state = 'done' AND (told.state, num_nonnulls(told.reason, told.sequence, told.left_lots, told.left_budget, told.gone)) IS DISTINCT FROM ('done', 0)
      OR coalesce(told.tick, told.lots) IS NOT NULL AND NOT EXISTS (
        SELECT FROM unnest(p_taken) asked WHERE placed.state <> 'done' AND command ->> 'type' = 'amend' AND (command ->> 'order')::bigint = told.id
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

-- Is every level one that its owner asked for, with no more lots than he gave it, traded ones included? And does no more of a reserve go back
-- than he asked for, or than a refused command had brought?
CREATE FUNCTION spot_check_quotes(
  p_taken spot_inbox[], p_trades spot_told_trade[], p_sides spot_side[], p_quotes spot_told_quotes[], p_levels spot_told_level[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE wrong text;
BEGIN
  SELECT concat('level ', told.id) INTO wrong FROM unnest(p_levels) told
  WHERE told.lots IS NULL OR told.lots <= 0 OR NOT EXISTS (
    SELECT FROM unnest(p_sides) asked WHERE asked.is_quote AND asked.id = told.id AND asked.symbol = told.symbol AND asked.owner_id = told.owner_id
      AND asked.side = told.side AND asked.tick = told.tick AND asked.rate = told.maker_rate)
  LIMIT 1;
  IF wrong IS NULL THEN
    SELECT concat('level ', asked.id) INTO wrong FROM unnest(p_sides) asked JOIN (
      SELECT id, sum(lots) AS lots FROM (
        SELECT id, lots FROM unnest(p_levels)
        UNION ALL SELECT buy_order, lots FROM unnest(p_trades)
        UNION ALL SELECT sell_order, lots FROM unnest(p_trades)) one GROUP BY id) used USING (id)
    WHERE asked.is_quote AND used.lots > asked.lots LIMIT 1;
  END IF;
  IF wrong IS NULL THEN
    SELECT concat('quotes of ', told.owner_id) INTO wrong
    FROM unnest(p_quotes) told LEFT JOIN spot_quote_sets kept ON kept.symbol = told.symbol AND kept.owner_id = told.owner_id
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(abs((command ->> 'base')::bigint)), 0) AS base, coalesce(sum(abs((command ->> 'quote')::bigint)), 0) AS quote
      FROM unnest(p_taken) taken WHERE taken.symbol = told.symbol AND command ->> 'type' = 'reserve' AND (command ->> 'account')::bigint = told.owner_id
    ) asked ON true
    WHERE (kept.owner_id IS NOT NULL AND told.base_back BETWEEN 0 AND asked.base AND told.quote_back BETWEEN 0 AND asked.quote) IS NOT TRUE
    LIMIT 1;
  END IF;
  IF wrong IS NULL AND (
    (SELECT count(*) <> count(DISTINCT id) FROM unnest(p_levels)) OR (SELECT count(*) <> count(DISTINCT (symbol, owner_id)) FROM unnest(p_quotes))) THEN
    wrong := 'a quote set that is told twice';
  END IF;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION '% is not as it was asked', wrong USING ERRCODE = 'PB012';
  END IF;
END $$;

-- What is added to each reserve by trades, and taken out of it.
CREATE FUNCTION spot_reserve_moves(p_trades spot_told_trade[], p_sides spot_side[], p_quotes spot_told_quotes[])
RETURNS TABLE (symbol text, owner_id bigint, base_units bigint, quote_units bigint) LANGUAGE sql STABLE AS $$
  SELECT symbol, owner_id, sum(base_units)::bigint, sum(quote_units)::bigint FROM (
    SELECT trade.symbol, owner_id, trade.lots * lot_units - buy_fee AS base_units, -trade.lots * trade.tick * unit_value AS quote_units
    FROM unnest(p_trades) trade JOIN spot_symbols market ON market.symbol = trade.symbol JOIN unnest(p_sides) buy ON buy.id = buy_order WHERE is_quote
    UNION ALL
    SELECT trade.symbol, owner_id, -trade.lots * lot_units, trade.lots * trade.tick * unit_value - sell_fee
    FROM unnest(p_trades) trade JOIN spot_symbols market ON market.symbol = trade.symbol JOIN unnest(p_sides) sell ON sell.id = sell_order WHERE is_quote
    UNION ALL
    SELECT symbol, owner_id, -base_back, -quote_back FROM unnest(p_quotes)) one
  GROUP BY symbol, owner_id
$$;

DROP FUNCTION spot_move_coins;
-- What orders do not hold any more goes to whom they traded with, and the rest back to their owners; levels pay out of their reserve, and what
-- they receive goes into it; fees go to the house. Where holds move between two orders of one owner no coin does: only an owner who is short is
-- refused.
CREATE FUNCTION spot_move_coins(
  p_key text, p_orders spot_told_order[], p_trades spot_told_trade[], p_sides spot_side[], p_quotes spot_told_quotes[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_short boolean;
  owners bigint[];
  assets text[];
  purposes text[];
  parts text[];
  amounts bigint[];
BEGIN
  WITH freed AS (
    SELECT owner_id, CASE side WHEN 'buy' THEN quote ELSE base END AS asset, sum(told.freed) AS units
    FROM unnest(p_orders) told JOIN spot_orders USING (id) JOIN spot_symbols USING (symbol) GROUP BY 1, 2
  ), traded AS (
    SELECT buy.owner_id AS buyer, buy.is_quote AS buyer_quotes, sell.owner_id AS seller, sell.is_quote AS seller_quotes, base, quote,
      trade.lots * lot_units AS coins, trade.lots * trade.tick * unit_value AS value, buy_fee, sell_fee
    FROM unnest(p_trades) trade JOIN spot_symbols market ON market.symbol = trade.symbol
    JOIN unnest(p_sides) buy ON buy.id = buy_order JOIN unnest(p_sides) sell ON sell.id = sell_order
  ), paid AS (
    SELECT owner_id, asset, sum(units) AS units FROM (
      SELECT buyer AS owner_id, quote AS asset, value AS units FROM traded WHERE NOT buyer_quotes
      UNION ALL SELECT seller, base, coins FROM traded WHERE NOT seller_quotes) one GROUP BY 1, 2
  ), back AS (
    SELECT owner_id, asset, coalesce(freed.units, 0) - coalesce(paid.units, 0) AS units FROM freed FULL JOIN paid USING (owner_id, asset)
  ), reserve AS (
    SELECT moved.*, base, quote FROM spot_reserve_moves(p_trades, p_sides, p_quotes) moved JOIN spot_symbols USING (symbol)
  ), released AS (
    SELECT told.*, base, quote FROM unnest(p_quotes) told JOIN spot_symbols USING (symbol)
  ), leg AS (
    SELECT owner_id, asset, 'order-hold' AS purpose, '' AS part, -units AS units FROM freed
    UNION ALL SELECT owner_id, asset, 'spot', '', units FROM back
    UNION ALL SELECT buyer, base, 'spot', '', coins - buy_fee FROM traded WHERE NOT buyer_quotes
    UNION ALL SELECT seller, quote, 'spot', '', value - sell_fee FROM traded WHERE NOT seller_quotes
    UNION ALL SELECT owner_id, base, 'quote', symbol, base_units FROM reserve
    UNION ALL SELECT owner_id, quote, 'quote', symbol, quote_units FROM reserve
    UNION ALL SELECT owner_id, base, 'spot', '', base_back FROM released
    UNION ALL SELECT owner_id, quote, 'spot', '', quote_back FROM released
    UNION ALL SELECT NULL, base, 'fee', '', buy_fee FROM traded
    UNION ALL SELECT NULL, quote, 'fee', '', sell_fee FROM traded
  ), net AS (
    SELECT owner_id, asset, purpose, part, sum(units)::bigint AS units FROM leg GROUP BY 1, 2, 3, 4 HAVING sum(units) <> 0
  )
  SELECT (SELECT coalesce(bool_or(units < 0), false) FROM back), array_agg(owner_id), array_agg(asset), array_agg(purpose), array_agg(part), array_agg(units)
  INTO is_short, owners, assets, purposes, parts, amounts FROM net;
  IF is_short THEN
    RAISE EXCEPTION 'more is paid than is free in %', p_key USING ERRCODE = 'PB012';
  END IF;
  IF amounts IS NOT NULL THEN
    PERFORM ledger_settle('spot-trade', p_key, '', ledger_account_ids(owners, assets, purposes), parts, amounts);
  END IF;
END $$;

DROP FUNCTION spot_write_trades;
CREATE FUNCTION spot_write_trades(p_batch bigint, p_trades spot_told_trade[], p_sides spot_side[], p_moment timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO spot_trades (symbol, trade, batch, tick, lots, taker, buy_order, sell_order, buyer_id, seller_id, buy_fee, sell_fee, at)
  SELECT trade.symbol, trade, p_batch, trade.tick, trade.lots, taker, buy_order, sell_order, buy.owner_id, sell.owner_id, buy_fee, sell_fee, p_moment
  FROM unnest(p_trades) trade JOIN unnest(p_sides) buy ON buy.id = buy_order JOIN unnest(p_sides) sell ON sell.id = sell_order;
  INSERT INTO spot_candles AS candle (symbol, minutes, begins_at, open, high, low, close, lots, value, trades)
  SELECT symbol, minutes, date_bin(minutes * interval '1 minute', p_moment, '2000-01-01 00:00Z'), (array_agg(tick ORDER BY trade))[1], max(tick), min(tick),
    (array_agg(tick ORDER BY trade DESC))[1], sum(lots), sum(lots::numeric * tick * unit_value), count(*)
  FROM unnest(p_trades) JOIN spot_symbols USING (symbol) CROSS JOIN (VALUES (1), (60)) AS span (minutes)
  GROUP BY symbol, minutes
  ON CONFLICT (symbol, minutes, begins_at) DO UPDATE SET high = greatest(candle.high, excluded.high), low = least(candle.low, excluded.low),
    close = excluded.close, lots = candle.lots + excluded.lots, value = candle.value + excluded.value, trades = candle.trades + excluded.trades
$$;

CREATE FUNCTION spot_write_quotes(p_trades spot_told_trade[], p_sides spot_side[], p_quotes spot_told_quotes[], p_levels spot_told_level[]) RETURNS void
LANGUAGE sql AS $$
  UPDATE spot_quote_sets kept SET base_units = kept.base_units + moved.base_units, quote_units = kept.quote_units + moved.quote_units,
    outcome = coalesce(told.outcome, kept.outcome), levels = ARRAY(
      SELECT ROW(id, side, tick, lots, sequence, maker_rate)::spot_quote_level FROM unnest(p_levels) level
      WHERE level.symbol = kept.symbol AND level.owner_id = kept.owner_id ORDER BY sequence)
  FROM unnest(p_quotes) told JOIN spot_reserve_moves(p_trades, p_sides, p_quotes) moved USING (symbol, owner_id)
  WHERE kept.symbol = told.symbol AND kept.owner_id = told.owner_id
$$;

-- Sets that were filled too often leave the book with the next batch, and come back when their pause is over and their owner asks.
CREATE FUNCTION spot_pause_quotes(p_quotes spot_told_quotes[], p_moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH paused AS (
    UPDATE spot_quote_sets kept SET paused_until = p_moment + pause_seconds * interval '1 second'
    FROM unnest(p_quotes) told
    WHERE kept.symbol = told.symbol AND kept.owner_id = told.owner_id AND pause_fills > 0 AND coalesce(paused_until <= p_moment, true) AND pause_fills <= (
      SELECT count(*) FROM spot_trades trade WHERE trade.symbol = kept.symbol AND trade.at > p_moment - pause_seconds * interval '1 second'
        AND (buyer_id = kept.owner_id AND spot_is_level(buy_order) OR seller_id = kept.owner_id AND spot_is_level(sell_order)))
    RETURNING kept)
  SELECT spot_ask_quotes(kept, '[]', '[]') FROM paused
$$;

DROP FUNCTION spot_tell_owners;
-- As before, with the fills of quote sets, whose levels have no number that people know.
CREATE FUNCTION spot_tell_owners(p_orders spot_told_order[], p_trades spot_told_trade[], p_sides spot_side[], p_moment timestamptz) RETURNS void LANGUAGE sql AS $$
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
  SELECT platform_emit_many('spot', array_agg(user_id ORDER BY told.owner_id), array_agg(body ORDER BY told.owner_id))
  FROM told JOIN accounts_users ON accounts_users.id = told.owner_id HAVING count(*) > 0
$$;

REVOKE ALL ON FUNCTION spot_sides, spot_settle_batch, spot_check_told, spot_check_quotes, spot_reserve_moves, spot_move_coins, spot_write_trades,
  spot_write_quotes, spot_pause_quotes, spot_tell_owners FROM public;
GRANT EXECUTE ON FUNCTION spot_settle_batch TO pb_matcher;
