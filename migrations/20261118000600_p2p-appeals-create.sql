-- Appeals: what two people and staff say about an order whose coins wait for a decision. The order itself stays in p2p_orders_orders; a case
-- opens and ends with the event that takes the order into its appeal and out of it, in the same transaction, whoever caused it.
CREATE TABLE p2p_appeals_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_no text NOT NULL UNIQUE CHECK (case_no ~ '^[1-9]\d{0,18}-[1-9]\d{0,3}$'),
  order_id bigint NOT NULL REFERENCES p2p_orders_orders,
  order_no text NOT NULL,
  buyer_id bigint NOT NULL REFERENCES accounts_users (id),
  seller_id bigint NOT NULL REFERENCES accounts_users (id),
  opened_by text NOT NULL CHECK (opened_by IN ('buyer', 'seller', 'system', 'staff')),
  -- As in packages/rules; a test compares both.
  reason text NOT NULL CHECK (reason ~ '^[a-z-]{2,40}$'),
  -- Money of its payment methods takes longer than an hour, so everybody has more time.
  is_slow boolean NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT app_now(),
  taken_by bigint REFERENCES staff_members (id),
  taken_at timestamptz,
  -- When its clock is looked at again; null when nothing happens by itself any more.
  next_at timestamptz DEFAULT app_now(),
  silence_noted_at timestamptz,
  -- When staff let their own time pass: to take it, and to decide it.
  take_missed_at timestamptz,
  decision_missed_at timestamptz,
  closed_at timestamptz,
  -- The step that ended it.
  outcome text,
  CONSTRAINT taken_by_somebody CHECK ((taken_by IS NULL) = (taken_at IS NULL)),
  CONSTRAINT closed_with_an_outcome CHECK ((closed_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT closed_cases_have_no_clock CHECK (closed_at IS NULL OR next_at IS NULL)
);
CREATE UNIQUE INDEX p2p_appeals_cases_open ON p2p_appeals_cases (order_id) WHERE closed_at IS NULL;
CREATE INDEX p2p_appeals_cases_order ON p2p_appeals_cases (order_no, id);
CREATE INDEX p2p_appeals_cases_due ON p2p_appeals_cases (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX p2p_appeals_cases_buyer ON p2p_appeals_cases (buyer_id);
CREATE INDEX p2p_appeals_cases_seller ON p2p_appeals_cases (seller_id);

-- What a side said: what happened, once, and answers to questions. Nothing is changed or removed.
CREATE TABLE p2p_appeals_statements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  statement_no text NOT NULL UNIQUE CHECK (statement_no ~ '^[1-9]\d{17,18}$'),
  case_id bigint NOT NULL REFERENCES p2p_appeals_cases,
  side text NOT NULL CHECK (side IN ('buyer', 'seller')),
  kind text NOT NULL CHECK (kind IN ('statement', 'answer')),
  -- Encrypted; the chain of the order keeps the SHA-256 of the words.
  closed_text text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX p2p_appeals_statements_once ON p2p_appeals_statements (case_id, side) WHERE kind = 'statement';
CREATE INDEX p2p_appeals_statements_case ON p2p_appeals_statements (case_id, id);
CREATE INDEX p2p_appeals_statements_text_key ON p2p_appeals_statements (split_part(closed_text, '.', 1));

-- Questions of staff, one at a time.
CREATE TABLE p2p_appeals_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_no text NOT NULL UNIQUE CHECK (request_no ~ '^[1-9]\d{17,18}$'),
  case_id bigint NOT NULL REFERENCES p2p_appeals_cases,
  side text NOT NULL CHECK (side IN ('buyer', 'seller')),
  evidence text CHECK (evidence ~ '^[a-z-]{2,40}$'),
  -- Encrypted.
  closed_text text NOT NULL,
  asked_by bigint NOT NULL REFERENCES staff_members (id),
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  answered_at timestamptz,
  -- Nobody answered in time.
  silence_noted_at timestamptz
);
CREATE UNIQUE INDEX p2p_appeals_requests_open ON p2p_appeals_requests (case_id) WHERE answered_at IS NULL AND silence_noted_at IS NULL;
CREATE INDEX p2p_appeals_requests_case ON p2p_appeals_requests (case_id, id);
CREATE INDEX p2p_appeals_requests_text_key ON p2p_appeals_requests (split_part(closed_text, '.', 1));

-- Opens the case of an order: the first is number one of its order.
CREATE FUNCTION p2p_appeals_open(p_order bigint, p_opened_by text, p_reason text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO p2p_appeals_cases (case_no, order_id, order_no, buyer_id, seller_id, opened_by, reason, is_slow)
  SELECT order_no || '-' || (SELECT count(*) + 1 FROM p2p_appeals_cases WHERE order_id = p_order), id, order_no, buyer_id, seller_id, p_opened_by,
    p_reason, settle_minutes > 60
  FROM p2p_orders_orders WHERE id = p_order
$$;

CREATE FUNCTION p2p_appeals_note_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE in_appeal boolean; is_open boolean;
BEGIN
  SELECT status = 2 INTO STRICT in_appeal FROM p2p_orders_orders WHERE id = NEW.order_id;
  SELECT EXISTS (SELECT FROM p2p_appeals_cases WHERE order_id = NEW.order_id AND closed_at IS NULL) INTO is_open;
  IF in_appeal AND NOT is_open THEN
    PERFORM p2p_appeals_open(NEW.order_id,
      CASE NEW.code WHEN 'open-appeal' THEN NEW.actor WHEN 'suspend-order' THEN 'staff' ELSE 'system' END,
      CASE NEW.code
        WHEN 'open-appeal' THEN NEW.data ->> 'reason'
        WHEN 'expire-release' THEN 'release-overdue'
        WHEN 'affirm-payment' THEN 'cancel-but-paid'
        WHEN 'refuse-cancel' THEN 'cancel-refused'
        WHEN 'expire-request' THEN 'cancel-unanswered'
        WHEN 'suspend-order' THEN 'suspended'
      END);
  ELSIF is_open AND NOT in_appeal THEN
    UPDATE p2p_appeals_cases SET closed_at = app_now(), outcome = NEW.code, next_at = NULL WHERE order_id = NEW.order_id AND closed_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_appeals_events AFTER INSERT ON p2p_orders_events FOR EACH ROW EXECUTE FUNCTION p2p_appeals_note_event();

-- Orders that were in appeal before there were cases.
SELECT p2p_appeals_open(id, 'system', 'release-overdue') FROM p2p_orders_orders WHERE status = 2;

-- What one of the two people says. Answers when it was written down; null when it was said before, or nothing was asked.
CREATE FUNCTION p2p_appeals_state(p_statement_no text, p_order text, p_account bigint, p_kind text, p_closed_text text) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE found_case p2p_appeals_cases; my_side text; written timestamptz;
BEGIN
  SELECT * INTO found_case FROM p2p_appeals_cases
    WHERE order_no = p_order AND closed_at IS NULL AND p_account IN (buyer_id, seller_id) FOR NO KEY UPDATE;
  IF found_case.id IS NULL THEN
    RAISE EXCEPTION 'only the people of an open case say something in it' USING ERRCODE = 'PB009';
  END IF;
  my_side := CASE p_account WHEN found_case.buyer_id THEN 'buyer' ELSE 'seller' END;
  IF p_kind = 'answer' THEN
    UPDATE p2p_appeals_requests SET answered_at = app_now()
      WHERE id = (SELECT max(id) FROM p2p_appeals_requests WHERE case_id = found_case.id) AND side = my_side AND answered_at IS NULL;
    IF NOT FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO p2p_appeals_statements (statement_no, case_id, side, kind, closed_text)
    VALUES (p_statement_no, found_case.id, my_side, p_kind, p_closed_text)
    ON CONFLICT (case_id, side) WHERE kind = 'statement' DO NOTHING RETURNING made_at INTO written;
  UPDATE p2p_appeals_cases SET next_at = app_now() WHERE id = found_case.id AND written IS NOT NULL;
  RETURN written;
END $$;

-- The desk lists cases, no longer orders in appeal.
DROP INDEX p2p_orders_orders_appeals;

-- Whoever opened an appeal can withdraw it; the order waits for the release again.
INSERT INTO p2p_orders_steps VALUES ('pb_api', 2, 1);
-- Orders that two members are about to decide, for whoever may only know that.
CREATE VIEW p2p_orders_being_decided AS SELECT order_id FROM p2p_orders_rulings WHERE state = 'open';

REVOKE ALL ON FUNCTION p2p_appeals_open, p2p_appeals_note_event, p2p_appeals_state FROM public;
GRANT EXECUTE ON FUNCTION p2p_appeals_state TO pb_api;
GRANT SELECT ON p2p_orders_being_decided TO pb_api;
GRANT SELECT ON p2p_appeals_cases TO pb_api, pb_worker, pb_admin, pb_readonly;
GRANT SELECT ON p2p_appeals_statements, p2p_appeals_requests TO pb_api, pb_worker, pb_admin;
GRANT SELECT (id, statement_no, case_id, side, kind, made_at) ON p2p_appeals_statements TO pb_readonly;
GRANT SELECT (id, request_no, case_id, side, evidence, asked_by, asked_at, answered_at, silence_noted_at) ON p2p_appeals_requests TO pb_readonly;
GRANT UPDATE (taken_by, taken_at, next_at) ON p2p_appeals_cases TO pb_admin;
GRANT INSERT (request_no, case_id, side, evidence, closed_text, asked_by) ON p2p_appeals_requests TO pb_admin;
GRANT UPDATE (next_at, silence_noted_at, take_missed_at, decision_missed_at) ON p2p_appeals_cases TO pb_worker;
GRANT UPDATE (silence_noted_at, closed_text) ON p2p_appeals_requests TO pb_worker;
GRANT UPDATE (closed_text) ON p2p_appeals_statements TO pb_worker;
