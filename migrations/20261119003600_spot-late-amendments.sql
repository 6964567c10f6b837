-- An amendment sets more coins aside before the engine sees it. Where the order ends in the batch before, that is still there when the order
-- is over, until the engine has refused the amendment; the settlement took it for a mistake and halted the shard.

ALTER TABLE spot_orders DROP CONSTRAINT what_is_over_holds_nothing;

-- As before, with what amendments that wait have set aside for orders that are over.
CREATE OR REPLACE VIEW spot_holds AS
SELECT owner_id, CASE side WHEN 'buy' THEN quote ELSE base END AS asset, sum(held) AS units
FROM (
  SELECT owner_id, side, symbol, held FROM spot_orders WHERE state <> 'done'
  UNION ALL
  SELECT owner_id, side, symbol, held FROM spot_orders
  WHERE state = 'done' AND held > 0 AND id IN (SELECT (command ->> 'order')::bigint FROM spot_inbox WHERE command ->> 'type' = 'amend')) holding
JOIN spot_symbols USING (symbol) GROUP BY 1, 2 HAVING sum(held) > 0;

-- As before, and an order that is over may be told once more, to give back what was set aside for an amendment that came too late.
CREATE OR REPLACE FUNCTION spot_check_told(p_taken spot_inbox[], p_orders spot_told_order[], p_trades spot_told_trade[], p_sides spot_side[]) RETURNS void
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

-- As before. What is over keeps its reason, and holds what amendments that still wait have set aside for it, and nothing else.
DROP FUNCTION spot_write_orders;
CREATE FUNCTION spot_write_orders(p_orders spot_told_order[], p_trades spot_told_trade[], p_moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE wrong bigint;
BEGIN
  WITH filled AS (
    SELECT id, sum(lots) AS lots, sum(value) AS value, sum(fee) AS fee FROM (
      SELECT buy_order AS id, lots, lots * tick * unit_value AS value, buy_fee AS fee FROM unnest(p_trades) JOIN spot_symbols USING (symbol)
      UNION ALL SELECT sell_order, lots, lots * tick * unit_value, sell_fee FROM unnest(p_trades) JOIN spot_symbols USING (symbol)) one
    GROUP BY id
  )
  UPDATE spot_orders placed SET state = told.state, reason = coalesce(told.reason, placed.reason), tick = coalesce(told.tick, placed.tick),
    lots = coalesce(told.lots, placed.lots), sequence = coalesce(told.sequence, placed.sequence), left_lots = coalesce(told.left_lots, placed.left_lots),
    left_budget = coalesce(told.left_budget, placed.left_budget), gone = coalesce(told.gone, placed.gone),
    held = held - told.freed, updated_at = p_moment, filled_lots = filled_lots + coalesce(filled.lots, 0),
    filled_value = filled_value + coalesce(filled.value, 0), fee = placed.fee + coalesce(filled.fee, 0)
  FROM unnest(p_orders) told LEFT JOIN filled USING (id) WHERE placed.id = told.id;
  SELECT placed.id INTO wrong FROM unnest(p_orders) JOIN spot_orders placed USING (id)
  WHERE placed.state = 'done' AND placed.held > 0 AND placed.held <> (
    SELECT coalesce(sum((command ->> 'hold')::bigint), 0) FROM spot_inbox WHERE command ->> 'type' = 'amend' AND (command ->> 'order')::bigint = placed.id)
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'order % is over and not all of it is free', wrong USING ERRCODE = 'PB012';
  END IF;
END $$;

REVOKE ALL ON FUNCTION spot_write_orders FROM public;
