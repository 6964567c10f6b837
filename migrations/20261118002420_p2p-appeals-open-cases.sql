-- Whose cases are open, for whoever has to know: a deposit stays while a claim may ask for it, however long staff take, and an account stays
-- open that somebody may still have to pay, or to be paid.
CREATE VIEW p2p_appeals_open_of_accounts AS
SELECT buyer_id AS account_id, kind FROM p2p_appeals_cases WHERE closed_at IS NULL
UNION ALL SELECT seller_id, kind FROM p2p_appeals_cases WHERE closed_at IS NULL;
GRANT SELECT ON p2p_appeals_open_of_accounts TO pb_api, pb_admin, pb_worker, pb_readonly;

CREATE FUNCTION p2p_merchants_keep_for_claims() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM p2p_appeals_open_of_accounts WHERE account_id = OLD.account_id) THEN
    RAISE EXCEPTION 'a case of this merchant is open' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
-- What two members award out of a deposit is theirs to take; time gives nothing back meanwhile.
CREATE TRIGGER p2p_merchants_merchants_claims BEFORE UPDATE OF deposit ON p2p_merchants_merchants FOR EACH ROW
  WHEN (NEW.deposit < OLD.deposit AND current_user = 'pb_worker') EXECUTE FUNCTION p2p_merchants_keep_for_claims();
REVOKE ALL ON FUNCTION p2p_merchants_keep_for_claims FROM public;
