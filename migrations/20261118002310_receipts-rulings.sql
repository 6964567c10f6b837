-- What two members of staff decided about an order, signed. The worker signs right after the decision, never within it: what goes wrong with a
-- signature must not keep coins where they are. Nobody changes or removes a document, and none says anything but what was decided.
CREATE VIEW receipts_decisions AS
SELECT decided.*, trade.order_no, trade.buyer_id, trade.seller_id, author.staff_id AS author, approver.staff_id AS approver
FROM (
  SELECT 'ruling'::text AS kind, ruling_no, order_id, verdict AS type, 'appeal'::text AS about, fault, grounds, NULL::text AS to_side,
    NULL::bigint AS amount, proposed_by, decided_by, decided_at
  FROM p2p_orders_rulings WHERE state = 'approved'
  UNION ALL
  SELECT 'award', award_no, found_case.order_id, award.outcome, found_case.kind, award.fault, award.grounds, award.to_side, award.amount,
    award.proposed_by, award.decided_by, award.decided_at
  FROM p2p_appeals_awards award JOIN p2p_appeals_cases found_case ON found_case.id = award.case_id WHERE award.state = 'approved'
  UNION ALL
  SELECT 'compensation', compensation_no, order_id, 'compensation', 'deposit', CASE account_id WHEN questioned.buyer_id THEN 'buyer' ELSE 'seller' END,
    NULL, CASE to_account WHEN questioned.buyer_id THEN 'buyer' ELSE 'seller' END, paid.amount, proposed_by, decided_by, decided_at
  FROM p2p_merchants_compensations paid JOIN p2p_orders_orders questioned ON questioned.id = paid.order_id WHERE state = 'approved') decided
JOIN p2p_orders_orders trade ON trade.id = decided.order_id
JOIN staff_members author ON author.id = decided.proposed_by JOIN staff_members approver ON approver.id = decided.decided_by;

CREATE TABLE receipts_rulings (
  kind text NOT NULL CHECK (kind IN ('ruling', 'award', 'compensation')),
  ruling_no text NOT NULL,
  order_no text NOT NULL REFERENCES p2p_orders_orders (order_no),
  buyer_id bigint NOT NULL REFERENCES accounts_users (id),
  seller_id bigint NOT NULL REFERENCES accounts_users (id),
  -- Canonical JSON, as text: the signature is about these bytes.
  body text NOT NULL,
  key_id text NOT NULL REFERENCES receipts_keys,
  signature text NOT NULL CHECK (signature ~ '^[A-Za-z0-9_-]{86}$'),
  issued_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (kind, ruling_no)
);
CREATE INDEX receipts_rulings_order ON receipts_rulings (order_no, issued_at);
CREATE INDEX receipts_rulings_keys ON receipts_rulings (key_id, issued_at);
CREATE INDEX receipts_rulings_buyer ON receipts_rulings (buyer_id);
CREATE INDEX receipts_rulings_seller ON receipts_rulings (seller_id);

CREATE FUNCTION receipts_check_ruling() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE said jsonb := NEW.body::jsonb;
BEGIN
  IF NOT EXISTS (
    SELECT FROM receipts_decisions decided
    WHERE decided.kind = NEW.kind AND decided.ruling_no = NEW.ruling_no AND decided.order_no = NEW.order_no
      AND (decided.buyer_id, decided.seller_id) = (NEW.buyer_id, NEW.seller_id)
      AND (said ->> 'rulingNo', said ->> 'orderNo', said ->> 'type', said ->> 'about') = (NEW.ruling_no, NEW.order_no, decided.type, decided.about)
      AND (said ->> 'fault') IS NOT DISTINCT FROM decided.fault AND (said ->> 'grounds') IS NOT DISTINCT FROM decided.grounds) THEN
    RAISE EXCEPTION 'no decision says what the document % says', NEW.ruling_no USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER receipts_rulings_true BEFORE INSERT ON receipts_rulings FOR EACH ROW EXECUTE FUNCTION receipts_check_ruling();

CREATE FUNCTION receipts_refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'what was signed stays as it is' USING ERRCODE = 'PB009';
END $$;
CREATE TRIGGER receipts_rulings_stay BEFORE UPDATE OR DELETE ON receipts_rulings FOR EACH ROW EXECUTE FUNCTION receipts_refuse_change();
CREATE TRIGGER receipts_rulings_whole BEFORE TRUNCATE ON receipts_rulings EXECUTE FUNCTION receipts_refuse_change();

REVOKE ALL ON FUNCTION receipts_check_ruling, receipts_refuse_change FROM public;
GRANT SELECT ON receipts_decisions TO pb_worker;
GRANT SELECT ON receipts_rulings TO pb_api, pb_worker, pb_readonly;
GRANT INSERT (kind, ruling_no, order_no, buyer_id, seller_id, body, key_id, signature) ON receipts_rulings TO pb_worker;
