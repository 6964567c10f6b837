-- A hold that names its receiver says by itself who can have its coins: released they go to the one it named, and to the house for the fee;
-- refunded they go back to whoever gave them. Until now the caller chose exit and receiver apart, so that an order could end as completed
-- while its coins went back to the seller.
CREATE OR REPLACE FUNCTION ledger_end_hold(
  p_hold uuid, p_exit text, p_kind text, p_key text, p_owners bigint[], p_purposes text[], p_amounts bigint[]
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held ledger_holds%ROWTYPE;
  journal uuid := uuidv7();
  ids bigint[];
  ends text := p_hold || '/' || p_exit;
  legs ledger_leg[];
  assets text[];
BEGIN
  SELECT * INTO held FROM ledger_holds WHERE id = p_hold;
  IF NOT FOUND OR (SELECT sum(amount) FROM unnest(p_amounts) amount) IS DISTINCT FROM held.amount
     OR EXISTS (SELECT FROM unnest(p_amounts) amount WHERE amount <= 0) OR 'escrow' = ANY (p_purposes) THEN
    RAISE EXCEPTION 'the hold % cannot end like this', p_hold USING ERRCODE = 'PB005';
  END IF;
  IF held.receivers <> '{}' AND EXISTS (
    SELECT FROM unnest(p_owners) AS share (owner_id) JOIN ledger_accounts source ON source.id = held.source_id
    WHERE p_exit = 'release' AND share.owner_id <> ALL (held.receivers) OR p_exit = 'refund' AND share.owner_id IS DISTINCT FROM source.owner_id) THEN
    RAISE EXCEPTION 'the hold % is for others', p_hold USING ERRCODE = 'PB005';
  END IF;
  assets := array_fill(held.asset, ARRAY[cardinality(p_owners)]);
  PERFORM ledger_check_powers(
    p_kind, target.owner_id || p_owners, held.asset || assets, target.purpose || p_purposes, -held.amount || p_amounts, source.owner_id, held.receivers)
  FROM ledger_accounts target, ledger_accounts source WHERE target.id = held.target_id AND source.id = held.source_id;
  ids := ledger_account_ids(p_owners, assets, p_purposes);
  legs := ROW(held.target_id, held.sub_key, -held.amount)::ledger_leg
    || (SELECT array_agg(ROW(id, '', amount)::ledger_leg) FROM unnest(ids, p_amounts) AS input (id, amount));
  INSERT INTO ledger_hold_exits (hold_id, exit, journal_id, at) VALUES (p_hold, p_exit, journal, app_now()) ON CONFLICT (hold_id) DO NOTHING;
  IF NOT FOUND THEN
    IF EXISTS (SELECT FROM ledger_journals WHERE key = p_key AND content = ledger_fingerprint(p_kind, p_key, held.reference, ends, legs)) THEN
      RETURN NULL;
    END IF;
    RAISE EXCEPTION 'the hold % has ended', p_hold USING ERRCODE = 'PB004';
  END IF;
  IF NOT ledger_write(journal, p_kind, p_key, held.reference, ends, legs) THEN
    RAISE EXCEPTION 'the key % belongs to another act', p_key USING ERRCODE = 'PB002';
  END IF;
  RETURN journal;
END $$;

-- For an act of more than one journal: all balances that it is going to move, in the order in which every journal locks them.
CREATE FUNCTION ledger_lock_balances(p_owners bigint[], p_asset text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM ledger_balances WHERE sub_key = '' AND account_id IN (
    SELECT id FROM ledger_accounts WHERE owner_id = ANY (p_owners) AND asset = p_asset AND purpose IN ('otc', 'ad-reserve'))
  ORDER BY account_id FOR UPDATE;
END $$;
REVOKE ALL ON FUNCTION ledger_lock_balances FROM public;
GRANT EXECUTE ON FUNCTION ledger_lock_balances TO pb_api, pb_admin, pb_worker;
