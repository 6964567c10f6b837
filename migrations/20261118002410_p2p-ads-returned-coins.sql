-- Coins of an ad that the console gives back: a ruling or a stopped order can use an ad up, and what is left of its reserve returns to the wallet.
-- At commit the reserve is what the ads of its owner say, so the login of the console moves none of it by itself.
CREATE FUNCTION p2p_ads_check_return() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT owner_id, asset FROM ledger_postings WHERE journal_id = NEW.id AND at = NEW.at) moved
    WHERE coalesce((SELECT sum(balance) FROM ledger_balances WHERE account_id = ledger_account_id(moved.owner_id, moved.asset, 'ad-reserve')), 0)
      <> coalesce((SELECT sum(remaining + reserved_fee) FROM p2p_ads_ads
        WHERE account_id = moved.owner_id AND coin = moved.asset AND side = 'sell'), 0)) THEN
    RAISE EXCEPTION 'coins are kept for ads as the ads say' USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_ads_journals AFTER INSERT ON ledger_journals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind = 'p2p-ad-return' AND NEW.written_by = 'pb_admin') EXECUTE FUNCTION p2p_ads_check_return();
REVOKE ALL ON FUNCTION p2p_ads_check_return FROM public;
