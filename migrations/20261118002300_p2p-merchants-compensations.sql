-- Coins of a merchant's deposit for the other side of an order, after staff have found the merchant to blame. It is a decision of its own:
-- one member proposes it, another decides, and whoever ruled about the order does not decide. Row, deposit and ledger move together.
CREATE TABLE p2p_merchants_compensations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  compensation_no text NOT NULL UNIQUE CHECK (compensation_no ~ '^[1-9]\d{9,18}$'),
  order_id bigint NOT NULL REFERENCES p2p_orders_orders,
  -- Whose deposit, and who gets it.
  account_id bigint NOT NULL REFERENCES p2p_merchants_merchants (account_id),
  to_account bigint NOT NULL REFERENCES accounts_users (id),
  -- Units of USDT.
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected')),
  proposed_by bigint NOT NULL REFERENCES staff_members (id),
  proposed_at timestamptz NOT NULL DEFAULT app_now(),
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  decision_reason text CHECK (length(decision_reason) BETWEEN 10 AND 500),
  -- By which the loss was measured when it was decided; empty where the order was about USDT.
  price bigint CHECK (price > 0),
  price_id uuid,
  -- Of the merchant after it.
  merchant_version int,
  journal_id uuid UNIQUE REFERENCES ledger_journals (id),
  CONSTRAINT between_two_people CHECK (to_account <> account_id),
  CONSTRAINT two_persons CHECK (decided_by <> proposed_by),
  CONSTRAINT decision_is_whole CHECK (
    (state = 'open') = (decided_by IS NULL) AND (state = 'open') = (decided_at IS NULL) AND (state = 'open') = (decision_reason IS NULL)),
  CONSTRAINT a_price_has_an_id CHECK ((price IS NULL) = (price_id IS NULL)),
  CONSTRAINT paid_by_a_journal CHECK ((journal_id IS NOT NULL) = (state = 'approved') AND (merchant_version IS NOT NULL) = (state = 'approved')),
  UNIQUE (account_id, merchant_version)
);
CREATE UNIQUE INDEX p2p_merchants_compensations_open ON p2p_merchants_compensations (order_id) WHERE state = 'open';
CREATE INDEX p2p_merchants_compensations_order ON p2p_merchants_compensations (order_id, id);

-- Who was found to blame for an order that is over, if that is a merchant with a deposit, and what the other side may get at most: what the
-- order was about by the price in force, less what was awarded or compensated before, cut off to the unit.
CREATE FUNCTION p2p_merchants_compensable(p_order text)
RETURNS TABLE (order_id bigint, account_id bigint, to_account bigint, to_side text, deposit bigint, loss bigint, price bigint, price_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT trade.id, merchant.account_id, harmed.account_id, harmed.side, merchant.deposit,
    greatest(0, trunc((trade.quantity + trade.seller_fee - awarded.units) * coalesce(rate.price, 100000000) / 100000000
      * power(10::numeric, usdt.scale - coin.scale)) - paid.units)::bigint,
    rate.price, rate.price_id
  FROM p2p_orders_orders trade
  JOIN reference_coins coin ON coin.coin = trade.coin
  JOIN reference_coins usdt ON usdt.coin = 'USDT'
  CROSS JOIN LATERAL (
    SELECT fault FROM (
      SELECT fault, decided_at FROM p2p_orders_rulings WHERE p2p_orders_rulings.order_id = trade.id AND state = 'approved'
      UNION ALL
      SELECT award.fault, award.decided_at FROM p2p_appeals_awards award JOIN p2p_appeals_cases found_case ON found_case.id = award.case_id
        WHERE found_case.order_id = trade.id AND award.state = 'approved') decided
    ORDER BY decided_at DESC LIMIT 1) newest
  JOIN p2p_merchants_merchants merchant ON merchant.account_id = CASE newest.fault WHEN 'buyer' THEN trade.buyer_id WHEN 'seller' THEN trade.seller_id END
  CROSS JOIN LATERAL (
    SELECT CASE newest.fault WHEN 'buyer' THEN trade.seller_id ELSE trade.buyer_id END AS account_id,
      CASE newest.fault WHEN 'buyer' THEN 'seller' ELSE 'buyer' END AS side) harmed
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(award.amount), 0) AS units FROM p2p_appeals_awards award JOIN p2p_appeals_cases found_case ON found_case.id = award.case_id
    WHERE found_case.order_id = trade.id AND award.state = 'approved' AND award.to_side = harmed.side) awarded
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(earlier.amount), 0) AS units FROM p2p_merchants_compensations earlier
    WHERE earlier.order_id = trade.id AND earlier.state = 'approved') paid
  LEFT JOIN rates_prices rate ON trade.coin <> 'USDT' AND rate.pair = lower(trade.coin) || '_usdt'
  WHERE trade.order_no = p_order AND trade.status IN (3, 4) AND merchant.state NOT IN ('reviewing', 'rejected', 'released') AND (trade.coin = 'USDT' OR rate.price IS NOT NULL)
$$;

CREATE FUNCTION p2p_merchants_check_compensation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE found record;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.state <> 'open' OR NEW.state = 'open') THEN
    RAISE EXCEPTION 'a compensation is decided once' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'rejected' THEN
    RETURN NEW;
  END IF;
  SELECT able.* INTO found FROM p2p_orders_orders trade CROSS JOIN LATERAL p2p_merchants_compensable(trade.order_no) able WHERE trade.id = NEW.order_id;
  IF found IS NULL OR (found.account_id, found.to_account) IS DISTINCT FROM (NEW.account_id, NEW.to_account)
    OR NEW.amount > least(found.loss, found.deposit) THEN
    RAISE EXCEPTION 'a compensation is for a loss, from the deposit of whoever is to blame' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'open' THEN
    RETURN NEW;
  END IF;
  -- Whoever has left, or lost the role, proposes and approves nothing.
  IF (SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = OLD.proposed_by AND roles && ARRAY['decider', 'risk'] OR id = NEW.decided_by AND roles && ARRAY['approver', 'risk'])) <> 2 THEN
    RAISE EXCEPTION 'a compensation needs two members of staff' USING ERRCODE = 'PB007';
  END IF;
  IF p2p_merchants_has_ruled(NEW.order_id, NEW.decided_by) THEN
    RAISE EXCEPTION 'whoever ruled does not decide about the compensation' USING ERRCODE = 'PB007';
  END IF;
  NEW.price := found.price;
  NEW.price_id := found.price_id;
  NEW.merchant_version := (SELECT version + 1 FROM p2p_merchants_merchants WHERE account_id = NEW.account_id);
  RETURN NEW;
END $$;

-- Whether this member proposed or decided how the order, or a claim about it, ended.
CREATE FUNCTION p2p_merchants_has_ruled(p_order bigint, p_member bigint) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM p2p_orders_rulings WHERE order_id = p_order AND state = 'approved' AND p_member IN (proposed_by, decided_by))
    OR EXISTS (
      SELECT FROM p2p_appeals_awards award JOIN p2p_appeals_cases found_case ON found_case.id = award.case_id
      WHERE found_case.order_id = p_order AND award.state = 'approved' AND p_member IN (award.proposed_by, award.decided_by))
$$;
CREATE TRIGGER p2p_merchants_compensations_steps BEFORE INSERT OR UPDATE ON p2p_merchants_compensations
  FOR EACH ROW EXECUTE FUNCTION p2p_merchants_check_compensation();

-- What an approved compensation says is what its journal moved, and no other journal of the kind is there.
CREATE FUNCTION p2p_merchants_compare_compensation(p_journal uuid) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM p2p_merchants_compensations paid JOIN ledger_journals journal ON journal.id = paid.journal_id
    WHERE paid.journal_id = p_journal AND paid.state = 'approved' AND journal.kind = 'p2p-deposit-compensation'
      AND journal.key = 'p2p-compensation:' || paid.compensation_no
      AND (SELECT array_agg((owner_id, asset, amount)::text ORDER BY amount) FROM ledger_postings WHERE journal_id = p_journal AND at = journal.at)
        = ARRAY[(paid.account_id, 'USDT'::text, -paid.amount)::text, (paid.to_account, 'USDT'::text, paid.amount)::text]) THEN
    RAISE EXCEPTION 'no compensation says that coins go this way' USING ERRCODE = 'PB009';
  END IF;
END $$;
CREATE FUNCTION p2p_merchants_check_compensated() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM p2p_merchants_compare_compensation(CASE TG_TABLE_NAME WHEN 'ledger_journals' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'journal_id')::uuid END);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_merchants_compensations_paid AFTER UPDATE ON p2p_merchants_compensations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'approved') EXECUTE FUNCTION p2p_merchants_check_compensated();
CREATE CONSTRAINT TRIGGER p2p_merchants_compensation_journals AFTER INSERT ON ledger_journals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'p2p-deposit-compensation') EXECUTE FUNCTION p2p_merchants_check_compensated();
DROP TRIGGER p2p_merchants_journals ON ledger_journals;
CREATE CONSTRAINT TRIGGER p2p_merchants_journals AFTER INSERT ON ledger_journals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind IN ('p2p-merchant-deposit', 'p2p-merchant-return', 'p2p-deposit-compensation')) EXECUTE FUNCTION p2p_merchants_check_journal();

INSERT INTO p2p_merchants_steps VALUES
  -- A compensation leaves the status as it is, unless too little is left.
  ('pb_admin', 'approved', 'approved'), ('pb_admin', 'approved', 'deposit-short'), ('pb_admin', 'deposit-short', 'deposit-short'),
  ('pb_admin', 'suspended', 'suspended'), ('pb_admin', 'releasing', 'releasing'), ('pb_admin', 'removed', 'removed');

CREATE OR REPLACE FUNCTION p2p_merchants_check_step() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE is_compensation boolean := false;
BEGIN
  -- Whoever owns the table could also drop this function.
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF current_user <> 'pb_api' OR NEW.state <> 'reviewing' THEN
      RAISE EXCEPTION 'a merchant begins with an application' USING ERRCODE = 'PB009';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.version <> OLD.version + 1 OR NOT EXISTS (
    SELECT FROM p2p_merchants_steps WHERE role = current_user AND from_state = OLD.state AND to_state = NEW.state) THEN
    RAISE EXCEPTION 'a merchant cannot go from % to % this way', OLD.state, NEW.state USING ERRCODE = 'PB009';
  END IF;
  -- Staff change what stands in a decision, and otherwise take what a compensation of this very version says.
  IF current_user = 'pb_admin' THEN
    is_compensation := EXISTS (
      SELECT FROM p2p_merchants_compensations
      WHERE account_id = OLD.account_id AND state = 'approved' AND merchant_version = NEW.version AND amount = OLD.deposit - NEW.deposit);
    IF is_compensation <> (NEW.state = CASE WHEN OLD.state = 'approved' AND NEW.deposit < OLD.required THEN 'deposit-short' ELSE OLD.state END)
      OR NOT is_compensation AND (OLD.state, NEW.state) = ('approved', 'deposit-short') THEN
      RAISE EXCEPTION 'no compensation says so' USING ERRCODE = 'PB009';
    END IF;
  END IF;
  -- What the owner adds or leaves changes nothing of what was approved.
  IF current_user = 'pb_api' AND NEW.state <> 'reviewing'
    AND (NEW.kind, NEW.fiats, NEW.required) IS DISTINCT FROM (OLD.kind, OLD.fiats, OLD.required) THEN
    RAISE EXCEPTION 'what was approved is not changed by its owner' USING ERRCODE = 'PB009';
  END IF;
  -- Coins come in by their owner alone; they go back, all of them, with a rejection or when the notice is over and nothing is under way.
  IF NEW.deposit > OLD.deposit AND current_user <> 'pb_api' OR NEW.deposit < OLD.deposit AND NOT is_compensation AND NOT (
    NEW.deposit = 0 AND (NEW.state = 'rejected' OR NEW.state IN ('released', 'removed') AND current_user = 'pb_worker' AND OLD.due_at <= app_now())) THEN
    RAISE EXCEPTION 'a deposit does not change this way' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'suspended' AND OLD.state <> 'suspended' AND OLD.due_at > app_now() THEN
    RAISE EXCEPTION 'there is time left to add coins' USING ERRCODE = 'PB009';
  END IF;
  IF (NEW.state = 'releasing' AND OLD.state <> 'releasing' OR NEW.state = 'released' OR NEW.deposit < OLD.deposit AND NEW.state = 'removed' AND NOT is_compensation)
    AND EXISTS (SELECT FROM p2p_orders_of_accounts WHERE account_id = OLD.account_id AND status < 3) THEN
    RAISE EXCEPTION 'orders of this merchant are under way' USING ERRCODE = 'PB009';
  END IF;
  -- Staff carry out what stands in a decision, and nothing else.
  IF current_user = 'pb_admin' AND NOT is_compensation AND NEW.state IN ('approved', 'rejected') AND NEW.state IS DISTINCT FROM (
    SELECT state FROM p2p_merchants_applications WHERE account_id = OLD.account_id ORDER BY id DESC LIMIT 1) THEN
    RAISE EXCEPTION 'no decision says so' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'removed' AND OLD.state <> 'removed' AND NOT EXISTS (
    SELECT FROM p2p_merchants_removals WHERE account_id = OLD.account_id AND state = 'approved') THEN
    RAISE EXCEPTION 'two members of staff take the status away' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;

INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver) VALUES
  ('pb_admin', 'p2p-deposit-compensation', 'deposit', 'otc', 'anybody');

-- What came into a deposit and left it, for its owner and for staff.
CREATE VIEW p2p_merchants_deposit_moves AS
SELECT place.owner_id AS account_id, posting.id, journal.kind, posting.amount, posting.balance_after, posting.at, trade.order_no
FROM ledger_accounts place JOIN ledger_postings posting ON posting.account_id = place.id
JOIN ledger_journals journal ON journal.id = posting.journal_id
LEFT JOIN p2p_merchants_compensations paid ON paid.journal_id = journal.id LEFT JOIN p2p_orders_orders trade ON trade.id = paid.order_id
WHERE place.purpose = 'deposit' AND place.asset = 'USDT';

REVOKE ALL ON FUNCTION p2p_merchants_compensable, p2p_merchants_check_compensation, p2p_merchants_has_ruled, p2p_merchants_compare_compensation,
  p2p_merchants_check_compensated FROM public;
GRANT EXECUTE ON FUNCTION p2p_merchants_compensable, p2p_merchants_has_ruled TO pb_admin;
GRANT SELECT ON p2p_merchants_deposit_moves TO pb_api, pb_admin, pb_readonly;
GRANT SELECT ON p2p_merchants_compensations TO pb_admin, pb_worker, pb_readonly;
GRANT INSERT (compensation_no, order_id, account_id, to_account, amount, reason, proposed_by) ON p2p_merchants_compensations TO pb_admin;
GRANT UPDATE (state, decided_by, decided_at, decision_reason, journal_id) ON p2p_merchants_compensations TO pb_admin;
