-- At commit the coins of an order that is over have gone where its row says, to the unit: to the buyer without their fee and the fees to
-- the house, or all of them back to the seller. And whoever serves the public fills no escrow without an order.
CREATE OR REPLACE FUNCTION p2p_orders_check_escrow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held record;
  went record;
BEGIN
  SELECT hold.amount, hold.receivers, hold.asset, source.owner_id, hold_exit.exit, hold_exit.journal_id, hold_exit.at INTO held
    FROM ledger_holds hold JOIN ledger_accounts source ON source.id = hold.source_id
    LEFT JOIN ledger_hold_exits hold_exit ON hold_exit.hold_id = hold.id WHERE hold.id = NEW.hold_id;
  IF held.owner_id <> NEW.seller_id OR held.asset <> NEW.coin OR held.amount <> NEW.quantity + NEW.seller_fee
    OR held.receivers <> ARRAY[NEW.buyer_id]
    OR held.exit IS DISTINCT FROM (SELECT CASE status WHEN 3 THEN 'release' WHEN 4 THEN 'refund' END FROM p2p_orders_orders WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'the escrow of order % is not what its state says', NEW.order_no USING ERRCODE = 'PB009';
  END IF;
  IF held.exit IS NOT NULL THEN
    SELECT coalesce(sum(amount) FILTER (WHERE owner_id = NEW.buyer_id), 0) AS buyer,
      coalesce(sum(amount) FILTER (WHERE owner_id = NEW.seller_id), 0) AS seller,
      coalesce(sum(amount) FILTER (WHERE owner_id IS NULL AND amount > 0), 0) AS house INTO went
      FROM ledger_postings WHERE journal_id = held.journal_id AND at = held.at;
    IF held.exit = 'release' AND (went.buyer, went.seller, went.house) <> (NEW.quantity - NEW.buyer_fee, 0, NEW.seller_fee + NEW.buyer_fee)
      OR held.exit = 'refund' AND (went.buyer, went.seller, went.house) <> (0, held.amount, 0) THEN
      RAISE EXCEPTION 'the coins of order % went elsewhere', NEW.order_no USING ERRCODE = 'PB009';
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION p2p_orders_check_hold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_journals WHERE id = NEW.journal_id AND kind = 'p2p-escrow' AND written_by = 'pb_api')
    AND NOT EXISTS (SELECT FROM p2p_orders_orders WHERE hold_id = NEW.id) THEN
    RAISE EXCEPTION 'escrow is filled for an order' USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_orders_holds AFTER INSERT ON ledger_holds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_orders_check_hold();
REVOKE ALL ON FUNCTION p2p_orders_check_hold FROM public;
