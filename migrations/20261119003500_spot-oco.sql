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

REVOKE ALL ON FUNCTION spot_accept_oco FROM public;
GRANT EXECUTE ON FUNCTION spot_accept_oco TO pb_api;
