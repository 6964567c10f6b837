-- Orders that are over can be questioned: money came late, was taken back or frozen, or a ruling is wrong. That is a case as well, of another
-- kind: the order stays what it is, and no coins wait in escrow for it.
ALTER TABLE p2p_appeals_cases
  ADD COLUMN kind text NOT NULL DEFAULT 'appeal' CHECK (kind IN ('appeal', 'claim', 'review'));
-- What two members have ruled is looked at again once.
CREATE UNIQUE INDEX p2p_appeals_cases_review ON p2p_appeals_cases (order_id) WHERE kind = 'review';

-- Nobody sits in front of an order that is over: everybody has the time of slow payment methods then.
DROP FUNCTION p2p_appeals_open;
CREATE FUNCTION p2p_appeals_open(p_order bigint, p_kind text, p_opened_by text, p_reason text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO p2p_appeals_cases (case_no, order_id, order_no, buyer_id, seller_id, kind, opened_by, reason, is_slow)
  SELECT order_no || '-' || (SELECT count(*) + 1 FROM p2p_appeals_cases WHERE order_id = p_order), id, order_no, buyer_id, seller_id, p_kind,
    p_opened_by, p_reason, settle_minutes > 60 OR p_kind <> 'appeal'
  FROM p2p_orders_orders WHERE id = p_order
$$;

CREATE OR REPLACE FUNCTION p2p_appeals_note_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE in_appeal boolean; is_open boolean;
BEGIN
  SELECT status = 2 INTO STRICT in_appeal FROM p2p_orders_orders WHERE id = NEW.order_id;
  SELECT EXISTS (SELECT FROM p2p_appeals_cases WHERE order_id = NEW.order_id AND kind = 'appeal' AND closed_at IS NULL) INTO is_open;
  IF in_appeal AND NOT is_open THEN
    PERFORM p2p_appeals_open(NEW.order_id, 'appeal',
      CASE WHEN NEW.code IN ('open-appeal', 'question-order') THEN NEW.actor WHEN NEW.code = 'suspend-order' THEN 'staff' ELSE 'system' END,
      CASE NEW.code
        WHEN 'open-appeal' THEN NEW.data ->> 'reason'
        -- Coins that came back into escrow because the buyer had paid an order that was over.
        WHEN 'question-order' THEN NEW.data ->> 'reason'
        WHEN 'expire-release' THEN 'release-overdue'
        WHEN 'affirm-payment' THEN 'cancel-but-paid'
        WHEN 'refuse-cancel' THEN 'cancel-refused'
        WHEN 'expire-request' THEN 'cancel-unanswered'
        WHEN 'suspend-order' THEN 'suspended'
      END);
  ELSIF is_open AND NOT in_appeal THEN
    UPDATE p2p_appeals_cases SET closed_at = app_now(), outcome = NEW.code, next_at = NULL
    WHERE order_id = NEW.order_id AND kind = 'appeal' AND closed_at IS NULL;
  END IF;
  RETURN NULL;
END $$;

-- One of the two people questions an order that is over. Answers the case; null while another one is open.
CREATE FUNCTION p2p_appeals_open_claim(p_order text, p_account bigint, p_kind text, p_reason text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE trade p2p_orders_orders;
BEGIN
  SELECT * INTO trade FROM p2p_orders_orders
    WHERE order_no = p_order AND status >= 3 AND claim_by IS NOT NULL AND p_account IN (buyer_id, seller_id) FOR NO KEY UPDATE;
  IF trade.id IS NULL OR p_kind = 'appeal' OR (p_kind = 'review') <> (trade.close_reason LIKE 'ruled-%') THEN
    RAISE EXCEPTION 'only the people of an order that is over question it' USING ERRCODE = 'PB009';
  END IF;
  IF EXISTS (SELECT FROM p2p_appeals_cases WHERE order_id = trade.id AND closed_at IS NULL) THEN
    RETURN NULL;
  END IF;
  PERFORM p2p_appeals_open(trade.id, p_kind, CASE p_account WHEN trade.buyer_id THEN 'buyer' ELSE 'seller' END, p_reason);
  RETURN (SELECT id FROM p2p_appeals_cases WHERE order_id = trade.id AND closed_at IS NULL);
END $$;

INSERT INTO p2p_orders_steps VALUES ('pb_api', 3, 3);
-- A ruling can be questioned for a while.
GRANT UPDATE (claim_by) ON p2p_orders_orders TO pb_admin;
REVOKE ALL ON FUNCTION p2p_appeals_open, p2p_appeals_open_claim FROM public;
GRANT EXECUTE ON FUNCTION p2p_appeals_open_claim TO pb_api;

-- Pictures that open orders show, and cancelled ones that may still go on; others can be questioned only.
CREATE OR REPLACE VIEW p2p_orders_shown_pictures AS
SELECT method.picture_id AS file_id FROM p2p_orders_methods method JOIN p2p_orders_orders trade USING (order_no)
WHERE method.picture_id IS NOT NULL
  AND (trade.status IN (0, 1, 2) OR trade.claim_by > app_now() AND trade.close_reason IN ('pay-timeout', 'buyer-cancelled'));

-- What somebody can sell on P2P now, without what lots hold back. All wallets are locked in the order in which every journal locks them, so
-- that it is still true when it is sold in the same transaction.
CREATE FUNCTION ledger_lock_sellable(p_owner bigint, p_asset text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM ledger_balances WHERE sub_key = '' AND account_id IN (
    SELECT id FROM ledger_accounts JOIN ledger_purposes USING (purpose) WHERE owner_id = p_owner AND asset = p_asset AND is_wallet)
  ORDER BY account_id FOR UPDATE;
  RETURN least(
    (SELECT coalesce(sum(balance), 0) FROM ledger_wallet_balances WHERE owner_id = p_owner AND asset = p_asset AND wallet = 'otc'),
    ledger_withdrawable(p_owner, p_asset))::bigint;
END $$;
REVOKE ALL ON FUNCTION ledger_lock_sellable FROM public;
GRANT EXECUTE ON FUNCTION ledger_lock_sellable TO pb_api;
