-- A ruling can divide the coins of an order: part of the money arrived, so part of the coins is the buyer's. What each gets follows from that
-- part alone and is compared to the unit at commit. Rulings also say what they rest on in a word that both people read in their language, and
-- one that the two people made needless by agreeing lapses instead of waiting for good.
ALTER TABLE p2p_orders_rulings
  ADD COLUMN buyer_part bigint CHECK (buyer_part > 0),
  -- A name of packages/rules.
  ADD COLUMN grounds text NOT NULL DEFAULT 'other' CHECK (grounds ~ '^[a-z-]{2,40}$'),
  DROP CONSTRAINT p2p_orders_rulings_verdict_check,
  ADD CONSTRAINT p2p_orders_rulings_verdict_check CHECK (verdict IN ('release', 'refund', 'split')),
  ADD CONSTRAINT only_splits_have_parts CHECK ((verdict = 'split') = (buyer_part IS NOT NULL)),
  DROP CONSTRAINT p2p_orders_rulings_state_check,
  ADD CONSTRAINT p2p_orders_rulings_state_check CHECK (state IN ('open', 'approved', 'rejected', 'lapsed')),
  DROP CONSTRAINT decision_is_whole,
  ADD CONSTRAINT decision_is_whole CHECK (
    (state IN ('open', 'lapsed')) = (decided_by IS NULL) AND (state = 'open') = (decided_at IS NULL)
    AND (state IN ('open', 'lapsed')) = (decision_reason IS NULL));

ALTER TABLE p2p_orders_orders
  -- Coins that a ruling gave to the buyer, before the fee; null where the order ended with all or nothing.
  ADD COLUMN buyer_part bigint,
  ADD COLUMN grounds text,
  ADD CONSTRAINT a_part_is_less_than_all CHECK (buyer_part IS NULL OR buyer_part > 0 AND buyer_part < quantity AND status = 3);

CREATE OR REPLACE FUNCTION p2p_orders_check_ruling() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.state = 'open' THEN
    RAISE EXCEPTION 'a ruling is decided once' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'lapsed' AND EXISTS (SELECT FROM p2p_orders_orders WHERE id = OLD.order_id AND status = 2) THEN
    RAISE EXCEPTION 'a ruling lapses with its appeal' USING ERRCODE = 'PB009';
  END IF;
  -- Whoever has left, or lost the role, proposes and approves nothing.
  IF NEW.state = 'approved' AND (
    SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = OLD.proposed_by AND roles && ARRAY['decider', 'risk'] OR id = NEW.decided_by AND roles && ARRAY['approver', 'risk'])) <> 2 THEN
    RAISE EXCEPTION 'a ruling needs two members of staff' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION p2p_orders_check_approval() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.state = 'approved' AND NOT EXISTS (
    SELECT FROM p2p_orders_orders
    WHERE id = NEW.order_id AND status = CASE NEW.verdict WHEN 'refund' THEN 4 ELSE 3 END AND buyer_part IS NOT DISTINCT FROM NEW.buyer_part) THEN
    RAISE EXCEPTION 'the order of ruling % is not what it says', NEW.ruling_no USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION p2p_orders_check_step() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Whoever owns the table could also drop this function.
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    RETURN NEW;
  END IF;
  IF NEW.version <> OLD.version + 1 OR NOT EXISTS (
    SELECT FROM p2p_orders_steps WHERE role = current_user AND from_status = OLD.status AND to_status = NEW.status) THEN
    RAISE EXCEPTION 'an order cannot go from % to % this way', OLD.status, NEW.status USING ERRCODE = 'PB009';
  END IF;
  -- From the console it takes a ruling; the two people end an appeal without one.
  IF current_user = 'pb_admin' AND OLD.status = 2 AND NEW.status <> 2 THEN
    IF NOT EXISTS (
      SELECT FROM p2p_orders_rulings
      WHERE order_id = OLD.id AND state = 'approved' AND buyer_part IS NOT DISTINCT FROM NEW.buyer_part
        AND verdict = CASE WHEN NEW.status = 4 THEN 'refund' WHEN NEW.buyer_part IS NULL THEN 'release' ELSE 'split' END) THEN
      RAISE EXCEPTION 'no ruling takes order % out of its appeal', OLD.order_no USING ERRCODE = 'PB009';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION p2p_orders_check_escrow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held record;
  went record;
  stands record;
  fee_of_part bigint;
  seller_fee_of_part bigint;
BEGIN
  SELECT hold.amount, hold.receivers, hold.asset, source.owner_id, hold_exit.exit, hold_exit.journal_id, hold_exit.at INTO held
    FROM ledger_holds hold JOIN ledger_accounts source ON source.id = hold.source_id
    LEFT JOIN ledger_hold_exits hold_exit ON hold_exit.hold_id = hold.id WHERE hold.id = NEW.hold_id;
  SELECT buyer_part, CASE WHEN status = 4 THEN 'refund' WHEN status = 3 AND buyer_part IS NULL THEN 'release' WHEN status = 3 THEN 'split' END AS exit
    INTO stands FROM p2p_orders_orders WHERE id = NEW.id;
  IF held.owner_id <> NEW.seller_id OR held.asset <> NEW.coin OR held.amount <> NEW.quantity + NEW.seller_fee
    OR held.receivers <> ARRAY[NEW.buyer_id] OR held.exit IS DISTINCT FROM stands.exit THEN
    RAISE EXCEPTION 'the escrow of order % is not what its state says', NEW.order_no USING ERRCODE = 'PB009';
  END IF;
  IF held.exit IS NOT NULL THEN
    SELECT coalesce(sum(amount) FILTER (WHERE owner_id = NEW.buyer_id), 0) AS buyer,
      coalesce(sum(amount) FILTER (WHERE owner_id = NEW.seller_id), 0) AS seller,
      coalesce(sum(amount) FILTER (WHERE owner_id IS NULL AND amount > 0), 0) AS house INTO went
      FROM ledger_postings WHERE journal_id = held.journal_id AND at = held.at;
    -- Fees follow the part that was sold, rounded down; what rounding leaves is the seller's.
    fee_of_part := div(NEW.buyer_fee::numeric * coalesce(stands.buyer_part, 0), NEW.quantity);
    seller_fee_of_part := div(NEW.seller_fee::numeric * coalesce(stands.buyer_part, 0), NEW.quantity);
    IF held.exit = 'release' AND (went.buyer, went.seller, went.house) <> (NEW.quantity - NEW.buyer_fee, 0, NEW.seller_fee + NEW.buyer_fee)
      OR held.exit = 'refund' AND (went.buyer, went.seller, went.house) <> (0, held.amount, 0)
      OR held.exit = 'split' AND (went.buyer, went.seller, went.house) <> (stands.buyer_part - fee_of_part,
        held.amount - stands.buyer_part - seller_fee_of_part, fee_of_part + seller_fee_of_part) THEN
      RAISE EXCEPTION 'the coins of order % went elsewhere', NEW.order_no USING ERRCODE = 'PB009';
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION p2p_orders_check_exit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM p2p_orders_orders WHERE hold_id = NEW.hold_id AND status <> CASE NEW.exit WHEN 'refund' THEN 4 ELSE 3 END) THEN
    RAISE EXCEPTION 'the coins of an order left escrow without it' USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;

-- A hold that is divided goes to the one it named, to whoever gave it, and to the house for fees.
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
    WHERE p_exit = 'release' AND share.owner_id <> ALL (held.receivers) OR p_exit = 'refund' AND share.owner_id IS DISTINCT FROM source.owner_id
      OR p_exit = 'split' AND share.owner_id <> ALL (held.receivers || source.owner_id)) THEN
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

INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver) VALUES
  ('pb_admin', 'p2p-split', 'escrow', 'otc', 'named'),
  ('pb_admin', 'p2p-split', 'escrow', 'otc', 'owner'),
  ('pb_admin', 'p2p-split', 'escrow', 'fee', 'house');

-- A ruling that waits when its order leaves the appeal without it.
CREATE FUNCTION p2p_orders_lapse_rulings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE p2p_orders_rulings SET state = 'lapsed', decided_at = app_now() WHERE order_id = NEW.id AND state = 'open';
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_orders_orders_left_appeal AFTER UPDATE OF status ON p2p_orders_orders
  FOR EACH ROW WHEN (OLD.status = 2 AND NEW.status <> 2) EXECUTE FUNCTION p2p_orders_lapse_rulings();
UPDATE p2p_orders_rulings SET state = 'lapsed', decided_at = app_now()
WHERE state = 'open' AND order_id IN (SELECT id FROM p2p_orders_orders WHERE status <> 2);

REVOKE ALL ON FUNCTION p2p_orders_lapse_rulings FROM public;
GRANT INSERT (buyer_part, grounds) ON p2p_orders_rulings TO pb_admin;
GRANT UPDATE (buyer_part, grounds) ON p2p_orders_orders TO pb_admin;
