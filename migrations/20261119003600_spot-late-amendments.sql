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
