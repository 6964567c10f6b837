-- The house needs accounts in currencies: what acquirers of cards owe it, what came to its bank, and what it stands to win or lose by a
-- purchase. Until now an asset of the ledger was a coin. Currencies are assets, too, and the house alone can have any: for a customer's
-- money the house would need a licence.
CREATE TABLE ledger_assets (
  asset text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('coin', 'fiat')),
  scale smallint NOT NULL CHECK (scale BETWEEN 0 AND 8),
  sort int NOT NULL
);
INSERT INTO ledger_assets (asset, kind, scale, sort)
SELECT coin, 'coin', scale, sort FROM reference_coins
UNION ALL SELECT fiat, 'fiat', decimals, 1000000 + sort FROM reference_fiats;
GRANT SELECT ON ledger_assets TO pb_api, pb_admin, pb_stream, pb_worker, pb_matcher, pb_readonly;

-- Whatever is listed later is an asset from then on. A name is a coin or a currency, never both.
CREATE FUNCTION ledger_note_coin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_assets (asset, kind, scale, sort) VALUES (NEW.coin, 'coin', NEW.scale, NEW.sort);
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_assets_coin AFTER INSERT ON reference_coins FOR EACH ROW EXECUTE FUNCTION ledger_note_coin();
CREATE FUNCTION ledger_note_fiat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_assets (asset, kind, scale, sort) VALUES (NEW.fiat, 'fiat', NEW.decimals, 1000000 + NEW.sort);
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_assets_fiat AFTER INSERT ON reference_fiats FOR EACH ROW EXECUTE FUNCTION ledger_note_fiat();

ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_asset_fkey, ADD FOREIGN KEY (asset) REFERENCES ledger_assets;

CREATE FUNCTION ledger_check_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.owner_id IS NOT NULL AND (SELECT kind FROM ledger_assets WHERE asset = NEW.asset) = 'fiat' THEN
    RAISE EXCEPTION 'customers have no % here', NEW.asset USING ERRCODE = 'PB005';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_accounts_owner BEFORE INSERT OR UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_check_owner();

-- Which accounts two members of staff may credit and debit by hand.
ALTER TABLE ledger_purposes ADD COLUMN by_hand boolean NOT NULL DEFAULT false;
UPDATE ledger_purposes SET by_hand = is_wallet;
INSERT INTO ledger_purposes (place, purpose, owner, is_folded, is_wallet, by_hand) VALUES
  -- Coins that the house may sell. An order that is being paid has its part of it, so that nothing is sold twice.
  (16, 'inventory', 'house', false, false, true),
  -- What acquirers owe the house: below zero while they do, as coins outside are.
  (17, 'receivable', 'house', true, false, false),
  -- Money at the bank of the house: below zero, too, while it is there.
  (18, 'bank', 'house', true, false, false),
  -- What customers have paid for the house's coins.
  (19, 'trading', 'house', true, false, false);

-- The house's coins for sale come and go as those of customers do when it is by hand: one proposes, another decides.
ALTER TABLE ledger_corrections
  ALTER COLUMN owner_id DROP NOT NULL,
  ADD CONSTRAINT house_corrects_its_inventory CHECK ((owner_id IS NULL) = (wallet = 'inventory'));

CREATE OR REPLACE FUNCTION ledger_correct(p_correction_no text, p_decider bigint) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  correction ledger_corrections%ROWTYPE;
  journal uuid := uuidv7();
  ids bigint[];
BEGIN
  SELECT * INTO correction FROM ledger_corrections
    WHERE correction_no = p_correction_no AND state = 'open' AND expires_at > app_now()
      AND wallet IN (SELECT purpose FROM ledger_purposes WHERE by_hand)
    FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no correction % waits', p_correction_no USING ERRCODE = 'PB006';
  END IF;
  IF correction.proposed_by = p_decider OR (
    SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = p_decider AND 'approver' = ANY (roles) OR id = correction.proposed_by AND 'risk' = ANY (roles))) <> 2 THEN
    RAISE EXCEPTION 'the correction % needs two members of staff', p_correction_no USING ERRCODE = 'PB007';
  END IF;
  ids := ledger_account_ids(ARRAY[NULL, correction.owner_id], ARRAY[correction.asset, correction.asset], ARRAY['clearing', correction.wallet]);
  PERFORM ledger_write(journal, CASE WHEN correction.amount > 0 THEN 'credit' ELSE 'debit' END, 'correction:' || p_correction_no,
    p_correction_no, NULL, ARRAY[ROW(ids[1], '', -correction.amount)::ledger_leg, ROW(ids[2], '', correction.amount)::ledger_leg]);
  UPDATE ledger_corrections SET state = 'approved', decided_by = p_decider, decided_at = app_now(), journal_id = journal WHERE id = correction.id;
  RETURN journal;
END $$;

REVOKE ALL ON FUNCTION ledger_note_coin, ledger_note_fiat, ledger_check_owner FROM public;

INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver) VALUES
  ('pb_owner', 'credit', 'opening', 'inventory', 'house'),
  ('pb_owner', 'debit', 'inventory', 'opening', 'house');
