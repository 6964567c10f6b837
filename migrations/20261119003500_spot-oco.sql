-- Pairs of orders of which the first thing that happens to one ends the other: a limit order that only makes, and a stop order.

-- Accepts a pair under one hold, the larger need of the two: what the limit leg needs lies with it, the rest with the stop leg. Answers both
-- orders, or a reason.
CREATE FUNCTION spot_accept_oco(p_order jsonb) RETURNS TABLE (order_no bigint, stop_order_no bigint, outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  moment timestamptz := app_now();
  asked record;
  owner accounts_users%ROWTYPE;
  market spot_symbols%ROWTYPE;
  asset text;
  limit_need bigint;
  larger bigint;
  limit_leg bigint;
  stop_leg bigint;
BEGIN
  SELECT * INTO STRICT asked FROM jsonb_to_record(p_order) AS input (
    "orderNo" bigint, "stopOrderNo" bigint, owner bigint, symbol text, side text, "selfTrade" text, tick bigint, lots bigint, "stopKind" text,
    "stopTick" bigint, "triggerTick" bigint, "triggerBy" text, "clientOrderId" text, content text);
  SELECT * INTO STRICT owner FROM accounts_users WHERE id = asked.owner;
  SELECT * INTO STRICT market FROM spot_symbols WHERE symbol = asked.symbol;
  IF greatest(asked.tick, asked."stopTick", asked."triggerTick") > market.max_tick THEN
    RETURN QUERY SELECT NULL::bigint, NULL::bigint, 'price-limit';
    RETURN;
  ELSIF asked.lots > market.max_lots THEN
    RETURN QUERY SELECT NULL::bigint, NULL::bigint, 'lots-limit';
    RETURN;
  END IF;
  asset := CASE asked.side WHEN 'buy' THEN market.quote ELSE market.base END;
  limit_need := spot_need(asked.side, asked.tick, asked.lots, 0, market.unit_value, market.lot_units);
  larger := greatest(limit_need, spot_need(asked.side, asked."stopTick", asked.lots, 0, market.unit_value, market.lot_units));
  PERFORM FROM ledger_balances WHERE account_id = ledger_account_id(owner.id, asset, 'spot') AND balance >= larger FOR UPDATE;
  IF NOT FOUND THEN
    RETURN QUERY SELECT NULL::bigint, NULL::bigint, 'too-little';
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM spot_orders WHERE owner_id = owner.id AND client_order_id = asked."clientOrderId") THEN
    RETURN QUERY SELECT NULL::bigint, NULL::bigint, 'client-order-id';
    RETURN;
  END IF;
  INSERT INTO spot_orders (order_no, symbol, owner_id, group_id, side, kind, time_in_force, self_trade, tick, lots, budget, maker_rate, taker_rate,
    client_order_id, content, left_lots, left_budget, held, created_at, updated_at)
  VALUES (asked."orderNo", market.symbol, owner.id, coalesce(owner.main_id, owner.id), asked.side, 'limit', 'post-only', asked."selfTrade", asked.tick,
    asked.lots, 0, market.maker_rate, market.taker_rate, asked."clientOrderId", decode(asked.content, 'hex'), asked.lots, 0, limit_need, moment, moment)
  RETURNING id INTO limit_leg;
  INSERT INTO spot_orders (order_no, symbol, owner_id, group_id, side, kind, time_in_force, self_trade, tick, lots, budget, trigger_tick, trigger_by,
    maker_rate, taker_rate, content, other_leg, left_lots, left_budget, held, created_at, updated_at)
  VALUES (asked."stopOrderNo", market.symbol, owner.id, coalesce(owner.main_id, owner.id), asked.side, asked."stopKind",
    CASE asked."stopKind" WHEN 'stop-market' THEN 'ioc' ELSE 'gtc' END, asked."selfTrade", asked."stopTick", asked.lots, 0, asked."triggerTick",
    asked."triggerBy", market.maker_rate, market.taker_rate, decode(asked.content, 'hex'), limit_leg, asked.lots, 0, larger - limit_need, moment, moment)
  RETURNING id INTO stop_leg;
  UPDATE spot_orders SET other_leg = stop_leg WHERE id = limit_leg;
  PERFORM ledger_account_ids(ARRAY[owner.id, owner.id], ARRAY[asset, asset], '{spot,order-hold}');
  PERFORM spot_set_aside('spot-hold:' || limit_leg, ARRAY[limit_leg, stop_leg], ARRAY[limit_need, larger - limit_need]);
  INSERT INTO spot_inbox (shard, symbol, command)
  VALUES (market.shard, market.symbol, jsonb_build_object('type', 'place-oco', 'order', limit_leg, 'account', owner.id,
    'group', coalesce(owner.main_id, owner.id), 'side', asked.side, 'selfTrade', asked."selfTrade", 'makerRate', market.maker_rate,
    'takerRate', market.taker_rate, 'tick', asked.tick, 'stopOrder', stop_leg, 'stopKind', asked."stopKind", 'stopTick', asked."stopTick",
    'stopTimeInForce', CASE asked."stopKind" WHEN 'stop-market' THEN 'ioc' ELSE 'gtc' END, 'triggerTick', asked."triggerTick",
    'triggerBy', asked."triggerBy", 'lots', asked.lots, 'expiresAt', 0, 'hold', larger));
  RETURN QUERY SELECT asked."orderNo", asked."stopOrderNo", 'accepted';
END $$;

-- As before. When the stop leg of a pair takes over what the limit leg held, holds move between two orders of one owner and no coin does: only
-- an owner who is short is refused.
CREATE OR REPLACE FUNCTION spot_move_coins(
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

REVOKE ALL ON FUNCTION spot_accept_oco FROM public;
GRANT EXECUTE ON FUNCTION spot_accept_oco TO pb_api;
