-- Who gets the coins of an order in appeal is for two members of staff to say. One proposes, another carries it out; the database
-- looks for itself that there were two, and that nothing but an approved ruling takes an order out of its appeal from the console.
CREATE TABLE p2p_orders_rulings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ruling_no text NOT NULL UNIQUE CHECK (ruling_no ~ '^[1-9]\d{9,18}$'),
  order_id bigint NOT NULL REFERENCES p2p_orders_orders,
  verdict text NOT NULL CHECK (verdict IN ('release', 'refund')),
  fault text CHECK (fault IN ('buyer', 'seller')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected')),
  proposed_by bigint NOT NULL REFERENCES staff_members (id),
  proposed_at timestamptz NOT NULL DEFAULT app_now(),
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  decision_reason text CHECK (length(decision_reason) BETWEEN 10 AND 500),
  CONSTRAINT two_persons CHECK (decided_by <> proposed_by),
  CONSTRAINT decision_is_whole CHECK (
    (state = 'open') = (decided_by IS NULL) AND (state = 'open') = (decided_at IS NULL) AND (state = 'open') = (decision_reason IS NULL))
);
CREATE UNIQUE INDEX p2p_orders_rulings_open ON p2p_orders_rulings (order_id) WHERE state = 'open';
CREATE INDEX p2p_orders_rulings_order ON p2p_orders_rulings (order_id, id);
CREATE INDEX p2p_orders_orders_appeals ON p2p_orders_orders (paid_at, id) WHERE status = 2;

CREATE FUNCTION p2p_orders_check_ruling() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.state = 'open' THEN
    RAISE EXCEPTION 'a ruling is decided once' USING ERRCODE = 'PB009';
  END IF;
  -- Whoever has left, or lost the role, proposes and approves nothing.
  IF NEW.state = 'approved' AND (
    SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = OLD.proposed_by AND roles && ARRAY['decider', 'risk'] OR id = NEW.decided_by AND roles && ARRAY['approver', 'risk'])) <> 2 THEN
    RAISE EXCEPTION 'a ruling needs two members of staff' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_orders_rulings_steps BEFORE UPDATE ON p2p_orders_rulings FOR EACH ROW EXECUTE FUNCTION p2p_orders_check_ruling();

-- A ruling is approved together with the end of its order, or not at all: none can be kept for later.
CREATE FUNCTION p2p_orders_check_approval() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.state = 'approved' AND NOT EXISTS (
    SELECT FROM p2p_orders_orders WHERE id = NEW.order_id AND status = CASE NEW.verdict WHEN 'release' THEN 3 ELSE 4 END) THEN
    RAISE EXCEPTION 'the order of ruling % is not what it says', NEW.ruling_no USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_orders_rulings_approval AFTER UPDATE OF state ON p2p_orders_rulings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_orders_check_approval();

INSERT INTO p2p_orders_steps VALUES ('pb_admin', 0, 4), ('pb_admin', 1, 2), ('pb_admin', 2, 3), ('pb_admin', 2, 4);

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
  IF current_user = 'pb_admin' AND OLD.status = 2 THEN
    IF NOT EXISTS (
      SELECT FROM p2p_orders_rulings
      WHERE order_id = OLD.id AND state = 'approved' AND verdict = CASE NEW.status WHEN 3 THEN 'release' ELSE 'refund' END) THEN
      RAISE EXCEPTION 'no ruling takes order % out of its appeal', OLD.order_no USING ERRCODE = 'PB009';
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- The same ways that the coins of an order take without staff, and no other. The exit of a hold is compared with its order at commit.
INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver) VALUES
  ('pb_admin', 'p2p-release', 'escrow', 'otc', 'named'),
  ('pb_admin', 'p2p-release', 'escrow', 'fee', 'house'),
  ('pb_admin', 'p2p-refund', 'escrow', 'ad-reserve', 'owner'),
  ('pb_admin', 'p2p-refund', 'escrow', 'otc', 'owner'),
  -- An ad whose last part was sold ends, and the rest of its reserve goes back.
  ('pb_admin', 'p2p-ad-return', 'ad-reserve', 'otc', 'owner');
GRANT EXECUTE ON FUNCTION ledger_post, ledger_end_hold, ledger_give_lot TO pb_admin;

REVOKE ALL ON FUNCTION p2p_orders_check_ruling, p2p_orders_check_approval FROM public;
GRANT EXECUTE ON FUNCTION p2p_orders_add_event TO pb_admin;
GRANT SELECT ON p2p_orders_rulings TO pb_admin, pb_worker, pb_readonly;
-- What was proposed stays as it is; only the decision is added.
GRANT INSERT (ruling_no, order_id, verdict, fault, reason, proposed_by) ON p2p_orders_rulings TO pb_admin;
GRANT UPDATE (state, decided_by, decided_at, decision_reason) ON p2p_orders_rulings TO pb_admin;
GRANT UPDATE (status, close_reason, fault, closed_at, version) ON p2p_orders_orders TO pb_admin;
GRANT UPDATE (remaining, frozen, executed, returned, reserved_fee) ON p2p_ads_ads TO pb_admin;
GRANT INSERT (account_id, orders_total, orders_bought, orders_sold, completed_30d, cancelled_30d, counterparties, pay_seconds, release_seconds, first_trade_at),
  UPDATE (orders_total, orders_bought, orders_sold, completed_30d, cancelled_30d, counterparties, pay_seconds, release_seconds, first_trade_at)
  ON p2p_users_counters TO pb_admin;

-- A look at an order is a look at both of its people.
ALTER TABLE customers_views
  DROP CONSTRAINT customers_views_kind_check,
  ADD CONSTRAINT customers_views_kind_check CHECK (
    kind IN ('found', 'viewed', 'revealed', 'viewed-balances', 'viewed-postings', 'viewed-journal', 'viewed-trader', 'viewed-order'));

-- What members of staff hold back from traders now, for the orders that are under way; pauses that the system sets itself are not among it.
CREATE VIEW p2p_users_held_by_staff AS
SELECT account_id, kind, restriction_no FROM p2p_users_restrictions
WHERE lifted_at IS NULL AND (until IS NULL OR until > app_now()) AND set_by NOT LIKE 'system:%';
GRANT SELECT ON p2p_users_held_by_staff TO pb_worker, pb_admin, pb_readonly;
