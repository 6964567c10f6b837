-- An order that nobody has given an end had one in 1970: it was ignored, and shown to whoever read the order.

CREATE OR REPLACE FUNCTION spot_read_asked(p_orders jsonb) RETURNS SETOF spot_asked LANGUAGE sql STABLE AS $$
  SELECT place::int, asked."orderNo", owner.id, coalesce(owner.main_id, owner.id), market.symbol, market.shard, asked.side, asked.kind, asked."timeInForce",
    asked."selfTrade", asked.tick, asked.lots, asked.budget, asked."triggerTick", asked."triggerBy", to_timestamp(nullif(asked."expiresAt", 0) / 1000.0),
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

UPDATE spot_orders SET expires_at = NULL WHERE time_in_force <> 'gtd';
ALTER TABLE spot_orders ADD CONSTRAINT orders_with_an_end_say_so CHECK ((expires_at IS NOT NULL) = (time_in_force = 'gtd'));
