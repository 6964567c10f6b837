-- The ledger: every coin of the exchange, by double entry. Nothing else in the database holds an amount that somebody owns.
-- Amounts are int8 in units of 10^-scale of the asset. What roles may do here is call the functions below: no role may write a table.

-- Whose coins, which asset, and what for. House accounts have no owner.
CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint REFERENCES accounts_users (id),
  asset text NOT NULL REFERENCES reference_coins (coin),
  purpose text NOT NULL,
  UNIQUE NULLS NOT DISTINCT (owner_id, asset, purpose),
  CONSTRAINT purpose_fits_owner CHECK (
    CASE WHEN owner_id IS NULL
      THEN purpose IN ('escrow', 'fee', 'compensation', 'clearing', 'dust')
      ELSE purpose IN ('spot', 'otc', 'contract', 'earn', 'ad-reserve', 'order-hold', 'risk', 'deposit')
    END)
);
-- The house has its accounts from the start: whoever made one would let all others wait until he commits.
INSERT INTO ledger_accounts (asset, purpose)
SELECT coin, purpose FROM reference_coins, unnest(ARRAY['escrow', 'fee', 'compensation', 'clearing', 'dust']) WITH ORDINALITY AS house (purpose, place)
ORDER BY sort, place;

-- What an account holds now. Accounts that many have to do with (fee, compensation, clearing, dust) have no row: they may be below
-- zero, nobody waits for them, and their balance is the sum of their postings. A sub-key divides an account (escrow by order);
-- its row goes when it is empty.
CREATE TABLE ledger_balances (
  account_id bigint NOT NULL REFERENCES ledger_accounts,
  sub_key text NOT NULL DEFAULT '' CHECK (length(sub_key) <= 40),
  balance bigint NOT NULL CONSTRAINT balance_is_not_negative CHECK (balance >= 0),
  version bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (account_id, sub_key)
) WITH (fillfactor = 70);

-- One act. The key makes it happen once, however often it is asked for.
CREATE TABLE ledger_journals (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z0-9-]{2,40}$'),
  key text NOT NULL CONSTRAINT journal_happens_once UNIQUE CHECK (length(key) BETWEEN 3 AND 120),
  -- What it is about, such as an order; for people.
  reference text NOT NULL DEFAULT '',
  -- Fingerprint of what was done: another act under the same key is a mistake, not a repetition, and a changed row shows.
  content bytea NOT NULL,
  at timestamptz NOT NULL
);

-- Without a cache: ids are given while the balance is locked, so that those of an account rise in the order of its postings.
CREATE SEQUENCE ledger_posting_ids AS bigint;

-- The entries. They are only added.
CREATE TABLE ledger_postings (
  id bigint NOT NULL DEFAULT nextval('ledger_posting_ids'),
  journal_id uuid NOT NULL,
  account_id bigint NOT NULL,
  -- Of the account; here so that an owner's history needs one index.
  owner_id bigint,
  asset text NOT NULL,
  sub_key text NOT NULL DEFAULT '',
  amount bigint NOT NULL CHECK (amount <> 0),
  -- NULL for accounts that have no balance row.
  balance_after bigint CHECK (balance_after >= 0),
  -- The transaction that wrote it: sums over accounts without a balance row are folded up to a transaction, never up to an id.
  written_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL
) PARTITION BY RANGE (at);
CREATE INDEX ledger_postings_account ON ledger_postings (account_id, id DESC);
CREATE INDEX ledger_postings_owner ON ledger_postings (owner_id, id DESC) WHERE owner_id IS NOT NULL;
CREATE INDEX ledger_postings_journal ON ledger_postings (journal_id);
CREATE INDEX ledger_postings_unfolded ON ledger_postings (account_id, written_in) WHERE balance_after IS NULL;
SELECT platform_make_partitions('ledger_postings', 3);
-- Tests move the clock; no act may fail for want of a partition.
CREATE TABLE ledger_postings_other PARTITION OF ledger_postings DEFAULT;

-- Sums of the accounts without a balance row, up to a transaction before which nothing can be added any more.
CREATE TABLE ledger_folds (
  account_id bigint PRIMARY KEY REFERENCES ledger_accounts,
  balance numeric NOT NULL,
  folded_to xid8 NOT NULL
) WITH (fillfactor = 70);

-- Coins set aside: where they came from, where they are, what for, and until when. A hold ends once.
CREATE TABLE ledger_holds (
  id uuid PRIMARY KEY,
  source_id bigint NOT NULL REFERENCES ledger_accounts,
  target_id bigint NOT NULL REFERENCES ledger_accounts,
  sub_key text NOT NULL DEFAULT '',
  asset text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reference text NOT NULL CHECK (length(reference) BETWEEN 3 AND 120),
  deadline timestamptz,
  journal_id uuid NOT NULL UNIQUE REFERENCES ledger_journals,
  at timestamptz NOT NULL
);
CREATE INDEX ledger_holds_target ON ledger_holds (target_id, sub_key);
CREATE INDEX ledger_holds_reference ON ledger_holds (reference);

-- The end of a hold: its coins went on, went back, or were divided. The key is the hold, so there is one end.
CREATE TABLE ledger_hold_exits (
  hold_id uuid CONSTRAINT hold_ends_once PRIMARY KEY REFERENCES ledger_holds,
  exit text NOT NULL CHECK (exit IN ('release', 'refund', 'split')),
  journal_id uuid NOT NULL UNIQUE REFERENCES ledger_journals DEFERRABLE INITIALLY DEFERRED,
  at timestamptz NOT NULL
);

-- Coins that may be used here and may not leave yet (T+N). They expire by time alone.
CREATE TABLE ledger_lots (
  id uuid PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES accounts_users (id),
  asset text NOT NULL REFERENCES reference_coins (coin),
  amount bigint NOT NULL CHECK (amount > 0),
  reference text NOT NULL CHECK (length(reference) BETWEEN 3 AND 120),
  expires_at timestamptz NOT NULL,
  at timestamptz NOT NULL,
  -- Nothing else tells of a lot: a changed row shows by its fingerprint.
  content bytea NOT NULL,
  CONSTRAINT lot_is_given_once UNIQUE (owner_id, asset, reference)
);
CREATE INDEX ledger_lots_running ON ledger_lots (owner_id, asset, expires_at);

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER ledger_journals_stay BEFORE UPDATE OR DELETE ON ledger_journals FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_postings_stay BEFORE UPDATE OR DELETE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_holds_stay BEFORE UPDATE OR DELETE ON ledger_holds FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_exits_stay BEFORE UPDATE OR DELETE ON ledger_hold_exits FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_lots_stay BEFORE UPDATE OR DELETE ON ledger_lots FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_journals_whole BEFORE TRUNCATE ON ledger_journals EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_postings_whole BEFORE TRUNCATE ON ledger_postings EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_holds_whole BEFORE TRUNCATE ON ledger_holds EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_exits_whole BEFORE TRUNCATE ON ledger_hold_exits EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_lots_whole BEFORE TRUNCATE ON ledger_lots EXECUTE FUNCTION ledger_refuse_change();

-- At commit each journal that got a posting must be balanced, asset by asset. Whoever adds a posting to an old journal breaks it.
-- It looks with the owner's eyes: a temporary table of the caller's must not stand before ours. That is why every function here that
-- has the owner's rights names its path, with pg_temp at the end.
CREATE FUNCTION ledger_check_journal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_postings WHERE journal_id = NEW.journal_id AND at = NEW.at GROUP BY asset HAVING sum(amount) <> 0)
     OR NOT EXISTS (SELECT FROM ledger_journals WHERE id = NEW.journal_id AND at = NEW.at) THEN
    RAISE EXCEPTION 'journal % is not balanced', NEW.journal_id USING ERRCODE = 'PB010';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_journal();

-- At commit the owners are told, under the id that they are known by: whoever looks at balances learns of new ones. The first journal
-- of a transaction tells for all of them, owner by owner. A fact locks its owner's head, so it comes after every balance:
-- two journals in one transaction would else hold a head while they wait for a balance.
CREATE FUNCTION ledger_tell() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  untold text := current_setting('ledger.untold', true);
  fact record;
BEGIN
  IF coalesce(untold, '') = '' THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('ledger.untold', '', true);
  FOR fact IN SELECT value ->> 'owner' AS owner, value - 'owner' AS body FROM jsonb_array_elements(untold::jsonb) WITH ORDINALITY
    ORDER BY (value ->> 'owner')::bigint, ordinality LOOP
    PERFORM platform_emit('ledger', (SELECT user_id FROM accounts_users WHERE id = fact.owner::bigint), fact.body);
  END LOOP;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_journals_tell AFTER INSERT ON ledger_journals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_tell();

-- Accounts that have no balance row.
CREATE FUNCTION ledger_is_folded(p_purpose text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_purpose IN ('fee', 'compensation', 'clearing', 'dust')
$$;

-- What people see as theirs to use. Coins set aside are in other accounts.
CREATE FUNCTION ledger_is_wallet(p_purpose text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_purpose IN ('spot', 'otc', 'contract', 'earn')
$$;

CREATE TYPE ledger_leg AS (account_id bigint, sub_key text, amount bigint);

-- What an act is: its words, what it ends (a hold), and what it does to each account. Legs of one account count together.
CREATE FUNCTION ledger_fingerprint(p_kind text, p_key text, p_reference text, p_ends text, p_legs ledger_leg[]) RETURNS bytea
LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(convert_to(jsonb_build_array(p_kind, p_key, p_reference, coalesce(p_ends, ''),
    (SELECT jsonb_agg(jsonb_build_array(account_id, sub_key, amount) ORDER BY account_id, sub_key)
     FROM (SELECT account_id, sub_key, sum(amount) AS amount FROM unnest(p_legs) GROUP BY 1, 2 HAVING sum(amount) <> 0) moved))::text, 'UTF8'))
$$;

CREATE FUNCTION ledger_lot_fingerprint(p_owner bigint, p_asset text, p_amount bigint, p_reference text, p_expires_at timestamptz) RETURNS bytea
LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(convert_to(jsonb_build_array(p_owner, p_asset, p_amount, p_reference, extract(epoch FROM p_expires_at))::text, 'UTF8'))
$$;

-- The smallest id that a journal can have which is no older: ids begin with the time.
CREATE FUNCTION ledger_first_id(p_age interval) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM clock_timestamp() - p_age) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
$$;

-- The account, if there is one. Two questions, because an index cannot answer IS NOT DISTINCT FROM.
CREATE FUNCTION ledger_account_id(p_owner bigint, p_asset text, p_purpose text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_owner IS NULL THEN
    RETURN (SELECT id FROM ledger_accounts WHERE owner_id IS NULL AND asset = p_asset AND purpose = p_purpose);
  END IF;
  RETURN (SELECT id FROM ledger_accounts WHERE owner_id = p_owner AND asset = p_asset AND purpose = p_purpose);
END $$;

-- Finds or makes the accounts of parallel arrays; answers their ids in the same order.
CREATE FUNCTION ledger_account_ids(p_owners bigint[], p_assets text[], p_purposes text[]) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE ids bigint[];
BEGIN
  FOR attempt IN 1..2 LOOP
    ids := ARRAY(SELECT ledger_account_id(owner_id, asset, purpose) FROM unnest(p_owners, p_assets, p_purposes) AS input (owner_id, asset, purpose));
    EXIT WHEN array_position(ids, NULL) IS NULL;
    -- In one order, so that two who make the same accounts never wait for each other in a circle.
    INSERT INTO ledger_accounts (owner_id, asset, purpose)
    SELECT DISTINCT owner_id, asset, purpose FROM unnest(p_owners, p_assets, p_purposes) AS input (owner_id, asset, purpose)
    ORDER BY asset, purpose, owner_id
    ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN ids;
END $$;

-- Writes one journal: claims its key, moves the balances in the order of their accounts, adds the postings, leaves word for the owners.
-- Answers false when the same act was done before. A leg of amount 0 moves nothing and only locks.
-- PB001: somebody has too little. PB002: the key belongs to another act. PB005: nothing moves, or a part of a wallet.
CREATE FUNCTION ledger_write(journal uuid, p_kind text, p_key text, p_reference text, p_ends text, p_legs ledger_leg[])
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := app_now();
  fingerprint bytea := ledger_fingerprint(p_kind, p_key, p_reference, p_ends, p_legs);
  known bytea;
  leg record;
  account ledger_accounts%ROWTYPE;
  after bigint;
  has_moved boolean := false;
  told jsonb := '{}';
BEGIN
  INSERT INTO ledger_journals (id, kind, key, reference, content, at) VALUES (journal, p_kind, p_key, p_reference, fingerprint, moment)
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
    SELECT * INTO STRICT account FROM ledger_accounts WHERE id = leg.account_id;
    -- What may leave is counted over whole wallets, and only whole ones are locked for it.
    IF leg.sub_key <> '' AND ledger_is_wallet(account.purpose) THEN
      RAISE EXCEPTION 'a wallet has no parts' USING ERRCODE = 'PB005';
    END IF;
    after := NULL;
    IF NOT ledger_is_folded(account.purpose) THEN
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

-- Locks one balance and moves it; answers what it is then. What is not there is empty. An empty sub-key needs no row.
CREATE FUNCTION ledger_move_balance(p_account bigint, p_sub_key text, p_delta bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE after bigint;
BEGIN
  IF p_delta > 0 THEN
    INSERT INTO ledger_balances AS row (account_id, sub_key, balance) VALUES (p_account, p_sub_key, p_delta)
      ON CONFLICT (account_id, sub_key) DO UPDATE SET balance = row.balance + p_delta, version = row.version + 1
      RETURNING row.balance INTO after;
    RETURN after;
  END IF;
  SELECT balance INTO after FROM ledger_balances WHERE account_id = p_account AND sub_key = p_sub_key FOR UPDATE;
  IF p_delta = 0 THEN
    RETURN after;
  END IF;
  after := coalesce(after, 0) + p_delta;
  IF after < 0 THEN
    RAISE EXCEPTION 'account % holds too little', p_account USING ERRCODE = 'PB001';
  END IF;
  IF after = 0 AND p_sub_key <> '' THEN
    DELETE FROM ledger_balances WHERE account_id = p_account AND sub_key = p_sub_key;
  ELSE
    UPDATE ledger_balances SET balance = after, version = version + 1 WHERE account_id = p_account AND sub_key = p_sub_key;
  END IF;
  RETURN after;
END $$;

-- Legs that lock every wallet of an owner and asset, so that what is free of lots cannot be spent twice at once.
CREATE FUNCTION ledger_wallet_locks(p_owner bigint, p_asset text) RETURNS ledger_leg[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(ROW(id, '', 0)::ledger_leg), '{}') FROM ledger_accounts
  WHERE owner_id = p_owner AND asset = p_asset AND ledger_is_wallet(purpose)
$$;

-- What of an asset may leave: all wallets together without the lots that still run.
CREATE FUNCTION ledger_withdrawable(p_owner bigint, p_asset text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0,
    (SELECT coalesce(sum(balance), 0) FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id
     WHERE owner_id = p_owner AND asset = p_asset AND ledger_is_wallet(purpose))
    - (SELECT coalesce(sum(amount), 0) FROM ledger_lots WHERE owner_id = p_owner AND asset = p_asset AND expires_at > app_now()))::bigint
$$;

-- After the coins have moved and while the wallets are locked: did more leave than was free? PB003 says yes.
CREATE FUNCTION ledger_check_lots(p_owner bigint, p_asset text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 0) FROM ledger_lots WHERE owner_id = p_owner AND asset = p_asset AND expires_at > app_now())
     > (SELECT coalesce(sum(balance), 0) FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id
        WHERE owner_id = p_owner AND asset = p_asset AND ledger_is_wallet(purpose)) THEN
    RAISE EXCEPTION 'the coins of % in % may not leave yet', p_owner, p_asset USING ERRCODE = 'PB003';
  END IF;
END $$;

-- Coins come in and go out by people of ours or by the worker; the doors to the public cannot make any. To them clearing and
-- compensation are closed, and other accounts without a balance row, which may be below zero, only take.
CREATE FUNCTION ledger_check_door(p_assets text[], p_purposes text[], p_amounts bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF session_user IN ('pb_api', 'pb_matcher') AND (p_purposes && ARRAY['clearing', 'compensation'] OR EXISTS (
    SELECT FROM unnest(p_assets, p_purposes, p_amounts) AS leg (asset, purpose, amount)
    WHERE ledger_is_folded(purpose) GROUP BY asset, purpose HAVING sum(amount) < 0)) THEN
    RAISE EXCEPTION 'this role moves no coins in or out' USING ERRCODE = 'insufficient_privilege';
  END IF;
END $$;

-- Moves coins between any accounts, as one act: parallel arrays of owner (NULL for the house), asset, purpose, sub-key and amount.
-- p_leaving names the owner whose coins leave the exchange or are sold, if any: lots hold them back then.
-- Answers the journal, or NULL when the same act was done before. PB005: escrow is entered and left by holds.
CREATE FUNCTION ledger_post(
  p_kind text, p_key text, p_reference text,
  p_owners bigint[], p_assets text[], p_purposes text[], p_sub_keys text[], p_amounts bigint[], p_leaving bigint DEFAULT NULL
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  journal uuid := uuidv7();
  ids bigint[] := ledger_account_ids(p_owners, p_assets, p_purposes);
  legs ledger_leg[];
  is_new boolean;
BEGIN
  PERFORM ledger_check_door(p_assets, p_purposes, p_amounts);
  IF 'escrow' = ANY (p_purposes) THEN
    RAISE EXCEPTION 'escrow is entered and left by holds' USING ERRCODE = 'PB005';
  END IF;
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

-- Sets coins of one owner aside. p_to_owner is NULL when the house keeps them (escrow). Answers the hold, the known one when it was done before.
-- PB005: only coins of somebody are set aside, and only where a balance row keeps them apart.
CREATE FUNCTION ledger_hold(
  p_kind text, p_key text, p_reference text, p_owner bigint, p_asset text, p_from text, p_to_owner bigint, p_to text, p_sub_key text,
  p_amount bigint, p_deadline timestamptz, p_is_sale boolean
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  journal uuid := uuidv7();
  hold uuid := uuidv7();
  ids bigint[] := ledger_account_ids(ARRAY[p_owner, p_to_owner], ARRAY[p_asset, p_asset], ARRAY[p_from, p_to]);
  legs ledger_leg[] := ARRAY[ROW(ids[1], '', -p_amount)::ledger_leg, ROW(ids[2], p_sub_key, p_amount)::ledger_leg];
BEGIN
  IF p_owner IS NULL OR ledger_is_folded(p_to) THEN
    RAISE EXCEPTION 'coins cannot be set aside like this' USING ERRCODE = 'PB005';
  END IF;
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
  INSERT INTO ledger_holds (id, source_id, target_id, sub_key, asset, amount, reference, deadline, journal_id, at)
  VALUES (hold, ids[1], ids[2], p_sub_key, p_asset, p_amount, p_reference, p_deadline, journal, app_now());
  RETURN hold;
END $$;

-- Ends a hold: its coins go to the given accounts, all of them and nothing more. Answers the journal, or NULL when it was done before.
-- PB004: it has ended otherwise. PB005: there is no such hold, the amounts are not its amount, or the coins would stay in escrow.
CREATE FUNCTION ledger_end_hold(
  p_hold uuid, p_exit text, p_kind text, p_key text, p_owners bigint[], p_purposes text[], p_amounts bigint[]
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held ledger_holds%ROWTYPE;
  journal uuid := uuidv7();
  ids bigint[];
  ends text := p_hold || '/' || p_exit;
  legs ledger_leg[];
BEGIN
  SELECT * INTO held FROM ledger_holds WHERE id = p_hold;
  IF NOT FOUND OR (SELECT sum(amount) FROM unnest(p_amounts) amount) IS DISTINCT FROM held.amount
     OR EXISTS (SELECT FROM unnest(p_amounts) amount WHERE amount <= 0) OR 'escrow' = ANY (p_purposes) THEN
    RAISE EXCEPTION 'the hold % cannot end like this', p_hold USING ERRCODE = 'PB005';
  END IF;
  PERFORM ledger_check_door(array_fill(held.asset, ARRAY[cardinality(p_owners)]), p_purposes, p_amounts);
  ids := ledger_account_ids(p_owners, array_fill(held.asset, ARRAY[cardinality(p_owners)]), p_purposes);
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

-- Coins that must stay for a while. Answers false when the lot was given before.
CREATE FUNCTION ledger_give_lot(p_owner bigint, p_asset text, p_amount bigint, p_reference text, p_expires_at timestamptz)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_lots (id, owner_id, asset, amount, reference, expires_at, at, content)
  VALUES (uuidv7(), p_owner, p_asset, p_amount, p_reference, p_expires_at, app_now(),
    ledger_lot_fingerprint(p_owner, p_asset, p_amount, p_reference, p_expires_at))
  ON CONFLICT ON CONSTRAINT lot_is_given_once DO NOTHING;
  RETURN FOUND;
END $$;

-- Adds up the accounts without a balance row, as far as no running transaction can still add to the past.
CREATE FUNCTION ledger_fold() RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  folded int;
BEGIN
  -- One at a time: two would add the same postings.
  PERFORM pg_advisory_xact_lock(hashtext('ledger_fold'));
  INSERT INTO ledger_folds AS fold (account_id, balance, folded_to)
  SELECT account.id, unfolded.amount, horizon FROM ledger_accounts account
  LEFT JOIN ledger_folds known ON known.account_id = account.id
  CROSS JOIN LATERAL (
    SELECT sum(posting.amount) AS amount FROM ledger_postings posting
    WHERE posting.account_id = account.id AND posting.balance_after IS NULL
      AND posting.written_in >= coalesce(known.folded_to, '0'::xid8) AND posting.written_in < horizon) unfolded
  WHERE account.owner_id IS NULL AND ledger_is_folded(account.purpose) AND unfolded.amount IS NOT NULL
  ON CONFLICT (account_id) DO UPDATE SET balance = fold.balance + excluded.balance, folded_to = excluded.folded_to;
  GET DIAGNOSTICS folded = ROW_COUNT;
  RETURN folded;
END $$;

-- The balance of every account, with or without a row of its own.
CREATE VIEW ledger_account_balances AS
SELECT account.id AS account_id, account.owner_id, account.asset, account.purpose,
  CASE WHEN ledger_is_folded(account.purpose)
    THEN coalesce(fold.balance, 0) + coalesce((SELECT sum(amount) FROM ledger_postings posting
      WHERE posting.account_id = account.id AND posting.balance_after IS NULL AND posting.written_in >= coalesce(fold.folded_to, '0'::xid8)), 0)
    ELSE coalesce((SELECT sum(balance) FROM ledger_balances WHERE ledger_balances.account_id = account.id), 0)
  END AS balance
FROM ledger_accounts account LEFT JOIN ledger_folds fold ON fold.account_id = account.id;

REVOKE ALL ON FUNCTION ledger_account_id, ledger_account_ids, ledger_write, ledger_move_balance, ledger_wallet_locks, ledger_check_lots, ledger_check_door, ledger_post, ledger_hold, ledger_end_hold, ledger_give_lot, ledger_fold FROM public;
GRANT EXECUTE ON FUNCTION ledger_post, ledger_hold, ledger_end_hold, ledger_give_lot TO pb_api, pb_admin, pb_worker, pb_matcher;
GRANT EXECUTE ON FUNCTION ledger_fold TO pb_worker;
GRANT SELECT ON ledger_accounts, ledger_balances, ledger_journals, ledger_postings, ledger_folds, ledger_holds, ledger_hold_exits, ledger_lots, ledger_account_balances
  TO pb_api, pb_admin, pb_stream, pb_worker, pb_matcher, pb_readonly;
