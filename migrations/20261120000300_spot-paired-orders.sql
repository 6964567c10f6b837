-- One of a pair is not amended while the other is there: the engine refused it at its turn, and the coins for it lay aside until then.
CREATE OR REPLACE FUNCTION spot_amend(p_owner bigint, p_order_no bigint, p_tick bigint, p_lots bigint) RETURNS text
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
  IF placed.budget > 0 OR placed.trigger_tick > 0 AND placed.state <> 'open'
     OR EXISTS (SELECT FROM spot_orders leg WHERE leg.id = placed.other_leg AND leg.state <> 'done') THEN
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
