-- What accounts of the ledger are for, as one table. TypeScript reads it, too: `npm run db:types` writes it down.
CREATE TABLE ledger_purposes (
  purpose text PRIMARY KEY,
  owner text NOT NULL CHECK (owner IN ('customer', 'house')),
  -- Many have to do with such an account at once: it has no balance row, may be below zero, and is summed and folded.
  is_folded boolean NOT NULL,
  -- What people see as theirs to use.
  is_wallet boolean NOT NULL,
  place int NOT NULL UNIQUE,
  UNIQUE (purpose, owner),
  CONSTRAINT wallets_are_of_customers CHECK (NOT is_wallet OR owner = 'customer'),
  CONSTRAINT folded_are_of_the_house CHECK (NOT is_folded OR owner = 'house')
);
INSERT INTO ledger_purposes (place, purpose, owner, is_folded, is_wallet) VALUES
  (1, 'spot', 'customer', false, true),
  (2, 'otc', 'customer', false, true),
  (3, 'contract', 'customer', false, true),
  (4, 'earn', 'customer', false, true),
  (5, 'ad-reserve', 'customer', false, false),
  (6, 'order-hold', 'customer', false, false),
  (7, 'risk', 'customer', false, false),
  (8, 'deposit', 'customer', false, false),
  (9, 'escrow', 'house', false, false),
  (10, 'fee', 'house', true, false),
  (11, 'compensation', 'house', true, false),
  (12, 'clearing', 'house', true, false),
  (13, 'dust', 'house', true, false),
  -- Coins that were there before these books began: only the owner of the database brings them in or takes them back.
  (14, 'opening', 'house', true, false);
GRANT SELECT ON ledger_purposes TO pb_api, pb_admin, pb_stream, pb_worker, pb_matcher, pb_readonly;

ALTER TABLE ledger_accounts
  ADD COLUMN owner_kind text NOT NULL GENERATED ALWAYS AS (CASE WHEN owner_id IS NULL THEN 'house' ELSE 'customer' END) STORED,
  DROP CONSTRAINT purpose_fits_owner,
  ADD CONSTRAINT purpose_fits_owner FOREIGN KEY (purpose, owner_kind) REFERENCES ledger_purposes (purpose, owner);
INSERT INTO ledger_accounts (asset, purpose) SELECT coin, 'opening' FROM reference_coins ORDER BY sort;
ALTER TABLE ledger_corrections DROP CONSTRAINT ledger_corrections_wallet_check, ADD FOREIGN KEY (wallet) REFERENCES ledger_purposes;

-- Who wrote a journal: the role that asked, or the owner of these tables.
CREATE FUNCTION ledger_writer() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN pg_has_role(session_user, current_user, 'MEMBER') THEN current_user ELSE session_user END::text
$$;
ALTER TABLE ledger_journals ADD COLUMN written_by text;

-- Whom a hold may be for besides those whose coins it holds.
ALTER TABLE ledger_holds ADD COLUMN receivers bigint[] NOT NULL DEFAULT '{}';

-- Which role may write which kind of journal, from where to where, and who may have the coins afterwards: whoever had them ('owner'),
-- the house, one whom the hold has named, or anybody. What no row allows is refused.
CREATE TABLE ledger_powers (
  role text NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z0-9-]{2,40}$'),
  from_purpose text NOT NULL REFERENCES ledger_purposes,
  to_purpose text NOT NULL REFERENCES ledger_purposes,
  receiver text NOT NULL CHECK (receiver IN ('owner', 'house', 'named', 'anybody')),
  PRIMARY KEY (kind, from_purpose, to_purpose, receiver, role)
);
GRANT SELECT ON ledger_powers TO pb_worker, pb_admin, pb_readonly;

INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver)
SELECT 'pb_api', 'transfer', giving.purpose, taking.purpose, 'owner'
FROM ledger_purposes giving, ledger_purposes taking WHERE giving.is_wallet AND taking.is_wallet AND giving.purpose <> taking.purpose;
INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver) VALUES
  ('pb_api', 'p2p-ad-reserve', 'otc', 'ad-reserve', 'owner'),
  ('pb_api', 'p2p-ad-return', 'ad-reserve', 'otc', 'owner'),
  -- Ads end with their accounts, and when nobody can take them any more.
  ('pb_worker', 'p2p-ad-return', 'ad-reserve', 'otc', 'owner'),
  ('pb_api', 'p2p-escrow', 'ad-reserve', 'escrow', 'house'),
  ('pb_api', 'p2p-refund', 'escrow', 'ad-reserve', 'owner'),
  ('pb_api', 'p2p-refund', 'escrow', 'otc', 'owner'),
  ('pb_api', 'p2p-release', 'escrow', 'otc', 'named'),
  ('pb_api', 'p2p-release', 'escrow', 'fee', 'house');
INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver)
SELECT 'pb_owner', 'credit', 'opening', purpose, 'anybody' FROM ledger_purposes WHERE is_wallet
UNION ALL SELECT 'pb_owner', 'debit', purpose, 'opening', 'house' FROM ledger_purposes WHERE is_wallet;

-- Every way that coins take in an act, from each account that gives to each that gets, must be a power of the role that asks. The owner
-- of the tables has all powers: they say what kinds of acts there are. p_source is whose coins are meant where the house keeps them.
CREATE FUNCTION ledger_check_powers(
  p_kind text, p_owners bigint[], p_assets text[], p_purposes text[], p_amounts bigint[], p_source bigint, p_named bigint[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE writer text := ledger_writer();
BEGIN
  IF EXISTS (
    SELECT FROM unnest(p_owners, p_assets, p_purposes, p_amounts) AS giving (owner_id, asset, purpose, amount)
    JOIN unnest(p_owners, p_assets, p_purposes, p_amounts) AS taking (owner_id, asset, purpose, amount)
      ON taking.asset = giving.asset AND giving.amount < 0 AND taking.amount > 0
    WHERE NOT EXISTS (
      SELECT FROM ledger_powers power
      WHERE power.kind = p_kind AND from_purpose = giving.purpose AND to_purpose = taking.purpose
        AND receiver = CASE
          WHEN taking.owner_id IS NULL THEN 'house'
          WHEN taking.owner_id = coalesce(giving.owner_id, p_source) THEN 'owner'
          WHEN taking.owner_id = ANY (p_named) THEN 'named'
          ELSE 'anybody' END
        AND (role = writer OR writer = current_user))) THEN
    RAISE EXCEPTION '% may not write a journal of kind % like this', writer, p_kind USING ERRCODE = 'insufficient_privilege';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION ledger_write(journal uuid, p_kind text, p_key text, p_reference text, p_ends text, p_legs ledger_leg[])
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := app_now();
  fingerprint bytea := ledger_fingerprint(p_kind, p_key, p_reference, p_ends, p_legs);
  known bytea;
  leg record;
  account record;
  after bigint;
  has_moved boolean := false;
  told jsonb := '{}';
BEGIN
  INSERT INTO ledger_journals (id, kind, key, reference, content, at, written_by)
    VALUES (journal, p_kind, p_key, p_reference, fingerprint, moment, ledger_writer())
    ON CONFLICT (key) DO NOTHING;
  IF NOT FOUND THEN
    SELECT content INTO known FROM ledger_journals WHERE key = p_key;
    IF known IS DISTINCT FROM fingerprint THEN
      RAISE EXCEPTION 'the key % belongs to another act', p_key USING ERRCODE = 'PB002';
    END IF;
    RETURN false;
  END IF;

  -- In the order of accounts: two acts never wait for each other in a circle.
  FOR leg IN SELECT account_id, sub_key, sum(amount)::bigint AS delta FROM unnest(p_legs) GROUP BY 1, 2 ORDER BY 1, 2 LOOP
    SELECT owner_id, asset, is_wallet, is_folded INTO STRICT account
      FROM ledger_accounts JOIN ledger_purposes USING (purpose) WHERE id = leg.account_id;
    -- What may leave is counted over whole wallets, and only whole ones are locked for it.
    IF leg.sub_key <> '' AND account.is_wallet THEN
      RAISE EXCEPTION 'a wallet has no parts' USING ERRCODE = 'PB005';
    END IF;
    after := NULL;
    IF NOT account.is_folded THEN
      after := ledger_move_balance(leg.account_id, leg.sub_key, leg.delta);
    END IF;
    CONTINUE WHEN leg.delta = 0;
    has_moved := true;
    INSERT INTO ledger_postings (journal_id, account_id, owner_id, asset, sub_key, amount, balance_after, at)
    VALUES (journal, leg.account_id, account.owner_id, account.asset, leg.sub_key, leg.delta, after, moment);
    IF account.owner_id IS NOT NULL THEN
      told := jsonb_set(told, ARRAY[account.owner_id::text], coalesce(told -> account.owner_id::text, '{}') || jsonb_build_object(account.asset, true));
    END IF;
  END LOOP;

  IF NOT has_moved THEN
    RAISE EXCEPTION 'the act % moves nothing', p_key USING ERRCODE = 'PB005';
  END IF;
  PERFORM set_config('ledger.untold', (coalesce(nullif(current_setting('ledger.untold', true), ''), '[]')::jsonb || coalesce((
    SELECT jsonb_agg(jsonb_build_object('owner', key, 'journal', journal, 'kind', p_kind, 'assets', ARRAY(SELECT jsonb_object_keys(value))))
    FROM jsonb_each(told)), '[]'))::text, true);
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION ledger_wallet_locks(p_owner bigint, p_asset text) RETURNS ledger_leg[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(ROW(id, '', 0)::ledger_leg), '{}') FROM ledger_accounts JOIN ledger_purposes USING (purpose)
  WHERE owner_id = p_owner AND asset = p_asset AND is_wallet
$$;

CREATE OR REPLACE FUNCTION ledger_withdrawable(p_owner bigint, p_asset text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0,
    (SELECT coalesce(sum(balance), 0) FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id JOIN ledger_purposes USING (purpose)
     WHERE owner_id = p_owner AND asset = p_asset AND is_wallet)
    - (SELECT coalesce(sum(amount), 0) FROM ledger_lots WHERE owner_id = p_owner AND asset = p_asset AND expires_at > app_now()))::bigint
$$;

CREATE OR REPLACE FUNCTION ledger_check_lots(p_owner bigint, p_asset text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 0) FROM ledger_lots WHERE owner_id = p_owner AND asset = p_asset AND expires_at > app_now())
     > (SELECT coalesce(sum(balance), 0) FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id JOIN ledger_purposes USING (purpose)
        WHERE owner_id = p_owner AND asset = p_asset AND is_wallet) THEN
    RAISE EXCEPTION 'the coins of % in % may not leave yet', p_owner, p_asset USING ERRCODE = 'PB003';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION ledger_post(
  p_kind text, p_key text, p_reference text,
  p_owners bigint[], p_assets text[], p_purposes text[], p_sub_keys text[], p_amounts bigint[], p_leaving bigint DEFAULT NULL
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  journal uuid := uuidv7();
  ids bigint[];
  legs ledger_leg[];
  is_new boolean;
BEGIN
  PERFORM ledger_check_powers(p_kind, p_owners, p_assets, p_purposes, p_amounts, NULL, '{}');
  IF 'escrow' = ANY (p_purposes) THEN
    RAISE EXCEPTION 'escrow is entered and left by holds' USING ERRCODE = 'PB005';
  END IF;
  ids := ledger_account_ids(p_owners, p_assets, p_purposes);
  legs := (SELECT array_agg(ROW(id, sub_key, amount)::ledger_leg) FROM unnest(ids, p_sub_keys, p_amounts) AS input (id, sub_key, amount));
  IF p_leaving IS NOT NULL THEN
    legs := legs || (SELECT array_agg(leg) FROM (SELECT DISTINCT asset FROM unnest(p_assets) asset) of_act, unnest(ledger_wallet_locks(p_leaving, of_act.asset)) leg);
  END IF;
  is_new := ledger_write(journal, p_kind, p_key, p_reference, NULL, legs);
  IF is_new AND p_leaving IS NOT NULL THEN
    PERFORM ledger_check_lots(p_leaving, asset) FROM (SELECT DISTINCT asset FROM unnest(p_assets) asset) of_act;
  END IF;
  RETURN CASE WHEN is_new THEN journal END;
END $$;

-- Sets coins of one owner aside. p_to_owner is NULL when the house keeps them (escrow), p_receivers are those whom they may go to in the
-- end. Answers the hold, the known one when it was done before.
-- PB005: only coins of somebody are set aside, and only where a balance row keeps them apart.
DROP FUNCTION ledger_hold;
CREATE FUNCTION ledger_hold(
  p_kind text, p_key text, p_reference text, p_owner bigint, p_asset text, p_from text, p_to_owner bigint, p_to text, p_sub_key text,
  p_amount bigint, p_deadline timestamptz, p_is_sale boolean, p_receivers bigint[] DEFAULT '{}'
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  journal uuid := uuidv7();
  hold uuid := uuidv7();
  ids bigint[];
  legs ledger_leg[];
BEGIN
  IF p_owner IS NULL OR (SELECT is_folded FROM ledger_purposes WHERE purpose = p_to) THEN
    RAISE EXCEPTION 'coins cannot be set aside like this' USING ERRCODE = 'PB005';
  END IF;
  PERFORM ledger_check_powers(
    p_kind, ARRAY[p_owner, p_to_owner], ARRAY[p_asset, p_asset], ARRAY[p_from, p_to], ARRAY[-p_amount, p_amount], NULL, p_receivers);
  ids := ledger_account_ids(ARRAY[p_owner, p_to_owner], ARRAY[p_asset, p_asset], ARRAY[p_from, p_to]);
  legs := ARRAY[ROW(ids[1], '', -p_amount)::ledger_leg, ROW(ids[2], p_sub_key, p_amount)::ledger_leg];
  IF p_is_sale THEN
    legs := legs || ledger_wallet_locks(p_owner, p_asset);
  END IF;
  -- A move that takes the same coins the same way is another act: nobody holds them then.
  IF NOT ledger_write(journal, p_kind, p_key, p_reference, 'hold', legs) THEN
    RETURN (SELECT known.id FROM ledger_holds known JOIN ledger_journals ON ledger_journals.id = known.journal_id WHERE key = p_key);
  END IF;
  IF p_is_sale THEN
    PERFORM ledger_check_lots(p_owner, p_asset);
  END IF;
  INSERT INTO ledger_holds (id, source_id, target_id, sub_key, asset, amount, reference, deadline, journal_id, at, receivers)
  VALUES (hold, ids[1], ids[2], p_sub_key, p_asset, p_amount, p_reference, p_deadline, journal, app_now(), p_receivers);
  RETURN hold;
END $$;

CREATE OR REPLACE FUNCTION ledger_end_hold(
  p_hold uuid, p_exit text, p_kind text, p_key text, p_owners bigint[], p_purposes text[], p_amounts bigint[]
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held ledger_holds%ROWTYPE;
  journal uuid := uuidv7();
  ids bigint[];
  ends text := p_hold || '/' || p_exit;
  legs ledger_leg[];
  assets text[];
BEGIN
  SELECT * INTO held FROM ledger_holds WHERE id = p_hold;
  IF NOT FOUND OR (SELECT sum(amount) FROM unnest(p_amounts) amount) IS DISTINCT FROM held.amount
     OR EXISTS (SELECT FROM unnest(p_amounts) amount WHERE amount <= 0) OR 'escrow' = ANY (p_purposes) THEN
    RAISE EXCEPTION 'the hold % cannot end like this', p_hold USING ERRCODE = 'PB005';
  END IF;
  assets := array_fill(held.asset, ARRAY[cardinality(p_owners)]);
  PERFORM ledger_check_powers(
    p_kind, target.owner_id || p_owners, held.asset || assets, target.purpose || p_purposes, -held.amount || p_amounts, source.owner_id, held.receivers)
  FROM ledger_accounts target, ledger_accounts source WHERE target.id = held.target_id AND source.id = held.source_id;
  ids := ledger_account_ids(p_owners, assets, p_purposes);
  legs := ROW(held.target_id, held.sub_key, -held.amount)::ledger_leg
    || (SELECT array_agg(ROW(id, '', amount)::ledger_leg) FROM unnest(ids, p_amounts) AS input (id, amount));
  INSERT INTO ledger_hold_exits (hold_id, exit, journal_id, at) VALUES (p_hold, p_exit, journal, app_now()) ON CONFLICT (hold_id) DO NOTHING;
  IF NOT FOUND THEN
    IF EXISTS (SELECT FROM ledger_journals WHERE key = p_key AND content = ledger_fingerprint(p_kind, p_key, held.reference, ends, legs)) THEN
      RETURN NULL;
    END IF;
    RAISE EXCEPTION 'the hold % has ended', p_hold USING ERRCODE = 'PB004';
  END IF;
  IF NOT ledger_write(journal, p_kind, p_key, held.reference, ends, legs) THEN
    RAISE EXCEPTION 'the key % belongs to another act', p_key USING ERRCODE = 'PB002';
  END IF;
  RETURN journal;
END $$;

-- Carries out a correction that waits: the one way by which coins enter or leave through clearing. It looks for itself whether two
-- members of staff stand behind it. PB006: nobody has proposed it, or it is decided or too old. PB007: the second person may not.
CREATE FUNCTION ledger_correct(p_correction_no text, p_decider bigint) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  correction ledger_corrections%ROWTYPE;
  journal uuid := uuidv7();
  ids bigint[];
BEGIN
  SELECT * INTO correction FROM ledger_corrections
    WHERE correction_no = p_correction_no AND state = 'open' AND expires_at > app_now()
      AND wallet IN (SELECT purpose FROM ledger_purposes WHERE is_wallet)
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

CREATE OR REPLACE FUNCTION ledger_fold() RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  folded int;
BEGIN
  -- One at a time: two would add the same postings.
  PERFORM pg_advisory_xact_lock(hashtext('ledger_fold'));
  INSERT INTO ledger_folds AS fold (account_id, balance, folded_to)
  SELECT account.id, unfolded.amount, horizon FROM ledger_accounts account JOIN ledger_purposes USING (purpose)
  LEFT JOIN ledger_folds known ON known.account_id = account.id
  CROSS JOIN LATERAL (
    SELECT sum(posting.amount) AS amount FROM ledger_postings posting
    WHERE posting.account_id = account.id AND posting.balance_after IS NULL
      AND posting.written_in >= coalesce(known.folded_to, '0'::xid8) AND posting.written_in < horizon) unfolded
  WHERE account.owner_id IS NULL AND is_folded AND unfolded.amount IS NOT NULL
  ON CONFLICT (account_id) DO UPDATE SET balance = fold.balance + excluded.balance, folded_to = excluded.folded_to;
  GET DIAGNOSTICS folded = ROW_COUNT;
  RETURN folded;
END $$;

CREATE OR REPLACE VIEW ledger_account_balances AS
SELECT account.id AS account_id, account.owner_id, account.asset, account.purpose,
  CASE WHEN is_folded
    THEN coalesce(fold.balance, 0) + coalesce((SELECT sum(amount) FROM ledger_postings posting
      WHERE posting.account_id = account.id AND posting.balance_after IS NULL AND posting.written_in >= coalesce(fold.folded_to, '0'::xid8)), 0)
    ELSE coalesce((SELECT sum(balance) FROM ledger_balances WHERE ledger_balances.account_id = account.id), 0)
  END AS balance,
  is_wallet
FROM ledger_accounts account JOIN ledger_purposes USING (purpose) LEFT JOIN ledger_folds fold ON fold.account_id = account.id;

-- What people have in their wallets: those have rows of their own, so that nothing is added up. Many at once are asked for.
CREATE VIEW ledger_wallet_balances AS
SELECT account.owner_id, account.asset, account.purpose AS wallet, balance
FROM ledger_accounts account JOIN ledger_purposes USING (purpose) JOIN ledger_balances ON account_id = account.id WHERE is_wallet;
GRANT SELECT ON ledger_wallet_balances TO pb_api, pb_admin, pb_worker, pb_readonly;

DROP FUNCTION ledger_check_door, ledger_is_folded, ledger_is_wallet;

REVOKE ALL ON FUNCTION ledger_writer, ledger_check_powers, ledger_hold, ledger_correct FROM public;
GRANT EXECUTE ON FUNCTION ledger_hold TO pb_api, pb_admin, pb_worker, pb_matcher;
GRANT EXECUTE ON FUNCTION ledger_correct TO pb_admin;
-- Only approved corrections have a journal, and only ledger_correct approves.
REVOKE UPDATE (journal_id) ON ledger_corrections FROM pb_admin;
-- Who has no power to write a journal has no use for the functions that do.
REVOKE EXECUTE ON FUNCTION ledger_post, ledger_hold, ledger_end_hold FROM pb_admin, pb_matcher;
REVOKE EXECUTE ON FUNCTION ledger_give_lot FROM pb_admin, pb_matcher;
