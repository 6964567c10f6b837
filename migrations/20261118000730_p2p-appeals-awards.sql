-- Coins that are kept aside while a claim is looked at, and what two members award in the end. No coin moves without a row here, and no row
-- says that one has moved without its journal; both are compared at commit.
CREATE TABLE p2p_appeals_holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES p2p_appeals_cases,
  hold_id uuid NOT NULL UNIQUE REFERENCES ledger_holds (id),
  -- Whose coins they are; the other side may get them.
  side text NOT NULL CHECK (side IN ('buyer', 'seller')),
  amount bigint NOT NULL CHECK (amount > 0),
  -- Null where it happened by itself, because the claim came so soon.
  held_by bigint REFERENCES staff_members (id),
  reason text CHECK (length(reason) BETWEEN 10 AND 500),
  held_at timestamptz NOT NULL DEFAULT app_now(),
  ended_at timestamptz,
  CONSTRAINT staff_say_why CHECK ((held_by IS NULL) = (reason IS NULL))
);
CREATE UNIQUE INDEX p2p_appeals_holds_open ON p2p_appeals_holds (case_id, side) WHERE ended_at IS NULL;
CREATE INDEX p2p_appeals_holds_case ON p2p_appeals_holds (case_id, id);

CREATE TABLE p2p_appeals_awards (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  award_no text NOT NULL UNIQUE CHECK (award_no ~ '^[1-9]\d{9,18}$'),
  case_id bigint NOT NULL REFERENCES p2p_appeals_cases,
  -- Upheld: everything stays as it is.
  outcome text NOT NULL CHECK (outcome IN ('upheld', 'paid')),
  to_side text CHECK (to_side IN ('buyer', 'seller')),
  amount bigint CHECK (amount > 0),
  -- Coins of the other side that were held, or of the house.
  source text CHECK (source IN ('held', 'fund')),
  fault text CHECK (fault IN ('buyer', 'seller')),
  -- A name of packages/rules.
  grounds text NOT NULL CHECK (grounds ~ '^[a-z-]{2,40}$'),
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected')),
  proposed_by bigint NOT NULL REFERENCES staff_members (id),
  proposed_at timestamptz NOT NULL DEFAULT app_now(),
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  decision_reason text CHECK (length(decision_reason) BETWEEN 10 AND 500),
  journal_id uuid UNIQUE REFERENCES ledger_journals (id),
  CONSTRAINT two_persons CHECK (decided_by <> proposed_by),
  CONSTRAINT decision_is_whole CHECK (
    (state = 'open') = (decided_by IS NULL) AND (state = 'open') = (decided_at IS NULL) AND (state = 'open') = (decision_reason IS NULL)),
  CONSTRAINT payments_say_what CHECK (
    (outcome = 'paid') = (to_side IS NOT NULL) AND (outcome = 'paid') = (amount IS NOT NULL) AND (outcome = 'paid') = (source IS NOT NULL)),
  CONSTRAINT paid_by_a_journal CHECK ((journal_id IS NOT NULL) = (state = 'approved' AND outcome = 'paid'))
);
CREATE UNIQUE INDEX p2p_appeals_awards_open ON p2p_appeals_awards (case_id) WHERE state = 'open';
CREATE INDEX p2p_appeals_awards_case ON p2p_appeals_awards (case_id, id);

-- A hold as its row says it: coins of one side of a claim, for the other, no more than the order was about. The public role holds coins of a
-- seller only, for a claim that came within the quarter of an hour, and gives them back only when the claim was withdrawn.
CREATE FUNCTION p2p_appeals_compare_hold(p_hold uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM p2p_appeals_holds kept
    JOIN p2p_appeals_cases found_case ON found_case.id = kept.case_id
    JOIN p2p_orders_orders trade ON trade.id = found_case.order_id
    JOIN ledger_holds held ON held.id = kept.hold_id
    JOIN ledger_journals holding ON holding.id = held.journal_id
    JOIN ledger_accounts source ON source.id = held.source_id
    LEFT JOIN ledger_hold_exits hold_exit ON hold_exit.hold_id = held.id
    LEFT JOIN ledger_journals ending ON ending.id = hold_exit.journal_id
    WHERE kept.hold_id = p_hold AND found_case.kind <> 'appeal' AND holding.kind = 'p2p-claim-hold' AND held.amount = kept.amount
      AND held.asset = trade.coin AND held.reference = found_case.case_no AND held.sub_key = found_case.case_no
      AND kept.amount <= trade.quantity + trade.seller_fee
      AND source.owner_id = CASE kept.side WHEN 'buyer' THEN trade.buyer_id ELSE trade.seller_id END
      AND held.receivers = ARRAY[CASE kept.side WHEN 'buyer' THEN trade.seller_id ELSE trade.buyer_id END]
      AND CASE WHEN kept.held_by IS NULL
        THEN holding.written_by = 'pb_api' AND kept.side = 'seller' AND found_case.reason = 'paid-late'
          AND found_case.opened_at <= trade.closed_at + interval '15 minutes 2 seconds'
        ELSE holding.written_by = 'pb_admin' END
      AND (kept.ended_at IS NULL) = (hold_exit.hold_id IS NULL)
      AND (kept.ended_at IS NOT NULL OR found_case.closed_at IS NULL)
      AND (hold_exit.hold_id IS NULL OR ending.kind = 'p2p-award' OR ending.written_by <> 'pb_api' OR found_case.outcome = 'withdraw-claim')) THEN
    RAISE EXCEPTION 'coins are held for a claim as its row says' USING ERRCODE = 'PB009';
  END IF;
END $$;

CREATE FUNCTION p2p_appeals_check_hold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM p2p_appeals_compare_hold(NEW.hold_id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_appeals_holds_whole AFTER INSERT OR UPDATE ON p2p_appeals_holds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_appeals_check_hold();

-- Whoever has left, or lost the role, holds nothing.
CREATE FUNCTION p2p_appeals_check_holder() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.held_by IS NOT NULL AND NOT EXISTS (
    SELECT FROM staff_members WHERE id = NEW.held_by AND state = 'active' AND roles && ARRAY['decider', 'risk']) THEN
    RAISE EXCEPTION 'coins are held by a member of staff' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_appeals_holds_holder BEFORE INSERT ON p2p_appeals_holds FOR EACH ROW EXECUTE FUNCTION p2p_appeals_check_holder();

CREATE FUNCTION p2p_appeals_check_closing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM p2p_appeals_compare_hold(hold_id) FROM p2p_appeals_holds WHERE case_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_appeals_cases_closing AFTER UPDATE OF closed_at ON p2p_appeals_cases
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL AND NEW.kind <> 'appeal') EXECUTE FUNCTION p2p_appeals_check_closing();

-- Every journal of these kinds belongs to a row: a hold or its end, and coins that change hands to one approved award.
CREATE FUNCTION p2p_appeals_check_journal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE hold uuid;
BEGIN
  IF NEW.kind <> 'p2p-compensation' THEN
    SELECT kept.hold_id INTO hold FROM p2p_appeals_cases found_case JOIN p2p_appeals_holds kept ON kept.case_id = found_case.id
      JOIN ledger_holds held ON held.id = kept.hold_id LEFT JOIN ledger_hold_exits hold_exit ON hold_exit.hold_id = held.id
      WHERE found_case.case_no = NEW.reference AND NEW.id = CASE NEW.kind WHEN 'p2p-claim-hold' THEN held.journal_id ELSE hold_exit.journal_id END;
    IF hold IS NULL THEN
      RAISE EXCEPTION 'coins are held for a claim, and by its hold alone' USING ERRCODE = 'PB009';
    END IF;
    PERFORM p2p_appeals_compare_hold(hold);
  END IF;
  IF NEW.kind IN ('p2p-award', 'p2p-compensation') AND NOT EXISTS (
    SELECT FROM p2p_appeals_awards award JOIN p2p_appeals_cases found_case ON found_case.id = award.case_id
    JOIN p2p_orders_orders trade ON trade.id = found_case.order_id
    CROSS JOIN LATERAL (
      SELECT sum(amount) FILTER (WHERE owner_id = CASE award.to_side WHEN 'buyer' THEN trade.buyer_id ELSE trade.seller_id END) AS won, sum(amount) AS moved
      FROM ledger_postings WHERE journal_id = NEW.id AND at = NEW.at AND amount > 0 AND asset = trade.coin) went
    WHERE award.journal_id = NEW.id AND award.state = 'approved' AND found_case.case_no = NEW.reference AND NEW.key = 'p2p-award:' || award.award_no
      AND award.source = CASE NEW.kind WHEN 'p2p-award' THEN 'held' ELSE 'fund' END
      AND went.won = award.amount AND (award.source = 'held' OR went.moved = award.amount)) THEN
    RAISE EXCEPTION 'no award says that coins go this way' USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_appeals_journals AFTER INSERT ON ledger_journals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind IN ('p2p-claim-hold', 'p2p-claim-return', 'p2p-award', 'p2p-compensation')) EXECUTE FUNCTION p2p_appeals_check_journal();

CREATE FUNCTION p2p_appeals_check_proposal() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM p2p_appeals_cases found_case JOIN p2p_orders_orders trade ON trade.id = found_case.order_id
    WHERE found_case.id = NEW.case_id AND found_case.kind <> 'appeal' AND found_case.closed_at IS NULL
      AND coalesce(NEW.amount, 0) <= trade.quantity + trade.seller_fee) THEN
    RAISE EXCEPTION 'an award is for an open claim, and no more than its order was about' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_appeals_awards_proposal BEFORE INSERT ON p2p_appeals_awards FOR EACH ROW EXECUTE FUNCTION p2p_appeals_check_proposal();

CREATE FUNCTION p2p_appeals_check_award() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.state = 'open' THEN
    RAISE EXCEPTION 'an award is decided once' USING ERRCODE = 'PB009';
  END IF;
  -- Whoever has left, or lost the role, proposes and approves nothing.
  IF NEW.state = 'approved' AND (
    SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = OLD.proposed_by AND roles && ARRAY['decider', 'risk'] OR id = NEW.decided_by AND roles && ARRAY['approver', 'risk'])) <> 2 THEN
    RAISE EXCEPTION 'an award needs two members of staff' USING ERRCODE = 'PB007';
  END IF;
  -- The second instance is two other people.
  IF NEW.state = 'approved' AND EXISTS (
    SELECT FROM p2p_appeals_cases found_case JOIN p2p_orders_rulings ruling ON ruling.order_id = found_case.order_id AND ruling.state = 'approved'
    WHERE found_case.id = OLD.case_id AND found_case.kind = 'review'
      AND ARRAY[ruling.proposed_by, ruling.decided_by] && ARRAY[OLD.proposed_by, NEW.decided_by]) THEN
    RAISE EXCEPTION 'a ruling is reviewed by others' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_appeals_awards_steps BEFORE UPDATE ON p2p_appeals_awards FOR EACH ROW EXECUTE FUNCTION p2p_appeals_check_award();

-- An approved award is the end of its claim, in the same transaction.
CREATE FUNCTION p2p_appeals_end_claim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE p2p_appeals_cases SET closed_at = app_now(), outcome = CASE NEW.outcome WHEN 'paid' THEN 'award-claim' ELSE 'uphold-claim' END, next_at = NULL
  WHERE id = NEW.case_id AND closed_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a claim is decided while it is open' USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_appeals_awards_end AFTER UPDATE OF state ON p2p_appeals_awards
  FOR EACH ROW WHEN (NEW.state = 'approved') EXECUTE FUNCTION p2p_appeals_end_claim();

CREATE FUNCTION p2p_appeals_check_payment() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.journal_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM ledger_journals WHERE id = NEW.journal_id AND key = 'p2p-award:' || NEW.award_no
      AND kind = CASE NEW.source WHEN 'held' THEN 'p2p-award' ELSE 'p2p-compensation' END) THEN
    RAISE EXCEPTION 'the journal of award % is another one', NEW.award_no USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_appeals_awards_payment AFTER UPDATE ON p2p_appeals_awards
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_appeals_check_payment();

-- Whoever opened a claim withdraws it. Answers what stands in the way.
CREATE FUNCTION p2p_appeals_withdraw_claim(p_order text, p_account bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE found_case p2p_appeals_cases;
BEGIN
  SELECT * INTO found_case FROM p2p_appeals_cases
    WHERE order_no = p_order AND kind <> 'appeal' AND closed_at IS NULL AND p_account IN (buyer_id, seller_id) FOR NO KEY UPDATE;
  IF found_case.id IS NULL THEN
    RETURN 'no-case';
  END IF;
  IF found_case.opened_by <> (CASE p_account WHEN found_case.buyer_id THEN 'buyer' ELSE 'seller' END) THEN
    RETURN 'not-opener';
  END IF;
  IF EXISTS (SELECT FROM p2p_appeals_awards WHERE case_id = found_case.id AND state = 'open') THEN
    RETURN 'being-decided';
  END IF;
  UPDATE p2p_appeals_cases SET closed_at = app_now(), outcome = 'withdraw-claim', next_at = NULL WHERE id = found_case.id;
  RETURN NULL;
END $$;

INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver) VALUES
  ('pb_api', 'p2p-claim-hold', 'otc', 'risk', 'owner'),
  ('pb_admin', 'p2p-claim-hold', 'otc', 'risk', 'owner'),
  ('pb_api', 'p2p-claim-return', 'risk', 'otc', 'owner'),
  ('pb_admin', 'p2p-claim-return', 'risk', 'otc', 'owner'),
  ('pb_admin', 'p2p-award', 'risk', 'otc', 'named'),
  -- What is left of a hold goes back with it.
  ('pb_admin', 'p2p-award', 'risk', 'otc', 'owner'),
  ('pb_admin', 'p2p-compensation', 'compensation', 'otc', 'anybody');
GRANT EXECUTE ON FUNCTION ledger_hold TO pb_admin;

REVOKE ALL ON FUNCTION p2p_appeals_compare_hold, p2p_appeals_check_hold, p2p_appeals_check_holder, p2p_appeals_check_closing, p2p_appeals_check_journal,
  p2p_appeals_check_proposal, p2p_appeals_check_award, p2p_appeals_end_claim, p2p_appeals_check_payment, p2p_appeals_withdraw_claim FROM public;
GRANT EXECUTE ON FUNCTION p2p_appeals_withdraw_claim TO pb_api;
GRANT SELECT ON p2p_appeals_holds, p2p_appeals_awards TO pb_admin, pb_worker, pb_readonly;
-- The two people learn what is held and how it ended, not what staff wrote about it.
GRANT SELECT (id, case_id, hold_id, side, amount, held_at, ended_at) ON p2p_appeals_holds TO pb_api;
GRANT SELECT (id, case_id, outcome, to_side, amount, source, fault, grounds, state, decided_at) ON p2p_appeals_awards TO pb_api;
GRANT INSERT (case_id, hold_id, side, amount), UPDATE (ended_at) ON p2p_appeals_holds TO pb_api;
GRANT INSERT (case_id, hold_id, side, amount, held_by, reason), UPDATE (ended_at) ON p2p_appeals_holds TO pb_admin;
-- What was proposed stays as it is; only the decision is added.
GRANT INSERT (award_no, case_id, outcome, to_side, amount, source, fault, grounds, reason, proposed_by) ON p2p_appeals_awards TO pb_admin;
GRANT UPDATE (state, decided_by, decided_at, decision_reason, journal_id) ON p2p_appeals_awards TO pb_admin;
