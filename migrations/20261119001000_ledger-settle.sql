-- Acts of many accounts in one journal. A market settles hundreds of trades at once; until here each posting made the whole journal be
-- added up again, and each fact was a statement of its own.

-- The transaction that wrote a journal: nothing can be added to it by a later one.
ALTER TABLE ledger_journals ADD COLUMN written_in xid8;
ALTER TABLE ledger_journals ALTER COLUMN written_in SET DEFAULT pg_current_xact_id();

-- At commit each journal is added up once, asset by asset. It looks with the owner's eyes: see the first migration of the ledger.
CREATE OR REPLACE FUNCTION ledger_check_journal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_postings WHERE journal_id = NEW.id AND at = NEW.at)
     OR EXISTS (SELECT FROM ledger_postings WHERE journal_id = NEW.id AND at = NEW.at GROUP BY asset HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'journal % is not balanced', NEW.id USING ERRCODE = 'PB010';
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER ledger_postings_balance ON ledger_postings;
CREATE CONSTRAINT TRIGGER ledger_journals_balance AFTER INSERT ON ledger_journals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_journal();

-- A posting belongs to a journal of its own transaction: so the check above sees every posting of it.
CREATE FUNCTION ledger_check_posting() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_journals WHERE id = NEW.journal_id AND at = NEW.at AND written_in = pg_current_xact_id()) THEN
    RAISE EXCEPTION 'journal % is of another transaction', NEW.journal_id USING ERRCODE = 'PB010';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_postings_belong AFTER INSERT ON ledger_postings FOR EACH ROW EXECUTE FUNCTION ledger_check_posting();

-- Facts of many keys at once; those of one key keep their order. Heads are locked in the order of keys. Answers what was told.
CREATE FUNCTION platform_emit_many(p_stream text, p_keys text[], p_bodies jsonb[])
RETURNS TABLE (id uuid, key text, key_seq bigint, body jsonb) LANGUAGE sql AS $$
  WITH told AS (
    SELECT key, body, row_number() OVER (PARTITION BY key ORDER BY place) AS nth, count(*) OVER (PARTITION BY key) AS of_key
    FROM unnest(p_keys, p_bodies) WITH ORDINALITY AS input (key, body, place)
  ), head AS (
    INSERT INTO platform_fact_heads AS head (stream, key, last_seq)
    SELECT p_stream, key, max(of_key) FROM told GROUP BY key ORDER BY key COLLATE "C"
    ON CONFLICT (stream, key) DO UPDATE SET last_seq = head.last_seq + excluded.last_seq
    RETURNING head.key, last_seq
  )
  INSERT INTO platform_outbox (stream, key, key_seq, body)
  SELECT p_stream, told.key, last_seq - of_key + nth, told.body FROM told JOIN head USING (key) ORDER BY told.key COLLATE "C", nth
  RETURNING platform_outbox.id, platform_outbox.key, platform_outbox.key_seq, platform_outbox.body
$$;

-- As before, for all owners in one statement. Heads are locked in the order of the ids that owners are known by.
CREATE OR REPLACE FUNCTION ledger_tell() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE untold text := current_setting('ledger.untold', true);
BEGIN
  IF coalesce(untold, '') = '' THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('ledger.untold', '', true);
  PERFORM platform_emit_many('ledger', array_agg(user_id ORDER BY place), array_agg(value - 'owner' ORDER BY place))
  FROM jsonb_array_elements(untold::jsonb) WITH ORDINALITY AS fact (value, place)
  JOIN accounts_users ON accounts_users.id = (value ->> 'owner')::bigint;
  RETURN NULL;
END $$;

-- Leaves word for the owners of the accounts of a journal; they are told at commit.
CREATE FUNCTION ledger_leave_word(p_journal uuid, p_kind text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('ledger.untold', (coalesce(nullif(current_setting('ledger.untold', true), ''), '[]')::jsonb || coalesce((
    SELECT jsonb_agg(jsonb_build_object('owner', owner_id::text, 'journal', p_journal, 'kind', p_kind, 'assets', assets))
    FROM (
      SELECT owner_id, jsonb_agg(DISTINCT asset) AS assets FROM ledger_postings
      WHERE journal_id = p_journal AND at = p_at AND owner_id IS NOT NULL GROUP BY owner_id) of_owner), '[]'))::text, true);
END $$;

-- Kinds of journals that are written in sets are written no other way: whoever moves coins by `ledger_post` has no use for their powers.
ALTER TABLE ledger_powers ADD COLUMN in_sets boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION ledger_check_powers(
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
      WHERE power.kind = p_kind AND from_purpose = giving.purpose AND to_purpose = taking.purpose AND NOT in_sets
        AND receiver = CASE
          WHEN taking.owner_id IS NULL THEN 'house'
          WHEN taking.owner_id = coalesce(giving.owner_id, p_source) THEN 'owner'
          WHEN taking.owner_id = ANY (p_named) THEN 'named'
          ELSE 'anybody' END
        AND (role = writer OR writer = current_user))) THEN
    RAISE EXCEPTION '% may not write a journal of kind % like this', writer, p_kind USING ERRCODE = 'insufficient_privilege';
  END IF;
END $$;

-- The ways that coins take in a journal of many accounts, told apart by asset and purpose. An owner whose legs of an asset come to
-- nothing has moved his own coins; all others have traded, and which coins went to whom has no answer and needs none.
CREATE FUNCTION ledger_ways(p_owners bigint[], p_assets text[], p_purposes text[], p_amounts bigint[])
RETURNS TABLE (from_purpose text, to_purpose text, receiver text) LANGUAGE sql IMMUTABLE AS $$
  WITH leg AS MATERIALIZED (
    SELECT owner_id, asset, purpose, sum(amount) AS amount, sum(sum(amount)) OVER (PARTITION BY owner_id, asset) = 0 AND owner_id IS NOT NULL AS is_own
    FROM unnest(p_owners, p_assets, p_purposes, p_amounts) AS input (owner_id, asset, purpose, amount)
    GROUP BY 1, 2, 3
  ), giving AS (
    SELECT DISTINCT asset, purpose FROM leg WHERE NOT is_own AND amount < 0
  ), taking AS (
    SELECT DISTINCT asset, purpose, owner_id IS NULL AS is_house FROM leg WHERE NOT is_own AND amount > 0
  )
  SELECT giving.purpose, taking.purpose, CASE WHEN is_house THEN 'house' ELSE 'anybody' END FROM giving JOIN taking USING (asset)
  UNION
  SELECT giving.purpose, taking.purpose, 'owner' FROM leg giving JOIN leg taking USING (owner_id, asset)
  WHERE giving.is_own AND giving.amount < 0 AND taking.amount > 0
$$;

-- Writes one journal over many accounts with parts, in sets: parallel arrays of account, part and amount; what meets in one place is
-- added up first. For functions of this database that know themselves who may have what: no role calls it.
-- Answers NULL when the same act was done before. PB001: an account holds too little. PB002: the key belongs to another act.
-- PB005: nothing moves, or a part of a wallet.
CREATE FUNCTION ledger_settle(p_kind text, p_key text, p_reference text, p_accounts bigint[], p_sub_keys text[], p_amounts bigint[])
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  journal uuid := uuidv7();
  moment timestamptz := app_now();
  writer text := ledger_writer();
  legs ledger_leg[] := ARRAY(
    SELECT ROW(account_id, sub_key, sum(amount)::bigint)::ledger_leg FROM unnest(p_accounts, p_sub_keys, p_amounts) AS input (account_id, sub_key, amount)
    GROUP BY account_id, sub_key HAVING sum(amount) <> 0 ORDER BY account_id, sub_key);
  fingerprint bytea := ledger_fingerprint(p_kind, p_key, p_reference, NULL, legs);
  known bytea;
  wrong text;
BEGIN
  INSERT INTO ledger_journals (id, kind, key, reference, content, at, written_by)
    VALUES (journal, p_kind, p_key, p_reference, fingerprint, moment, writer)
    ON CONFLICT (key) DO NOTHING;
  IF NOT FOUND THEN
    SELECT content INTO known FROM ledger_journals WHERE key = p_key;
    IF known IS DISTINCT FROM fingerprint THEN
      RAISE EXCEPTION 'the key % belongs to another act', p_key USING ERRCODE = 'PB002';
    END IF;
    RETURN NULL;
  END IF;
  IF legs = '{}' OR EXISTS (
    SELECT FROM unnest(legs) leg JOIN ledger_accounts account ON account.id = leg.account_id JOIN ledger_purposes USING (purpose)
    WHERE leg.sub_key <> '' AND is_wallet) THEN
    RAISE EXCEPTION 'the act % moves nothing, or a part of a wallet', p_key USING ERRCODE = 'PB005';
  END IF;
  SELECT concat_ws(' ', way.from_purpose, 'to', way.to_purpose, 'of', way.receiver) INTO wrong
  FROM (
    SELECT array_agg(owner_id) AS owners, array_agg(asset) AS assets, array_agg(purpose) AS purposes, array_agg(leg.amount) AS amounts
    FROM unnest(legs) leg JOIN ledger_accounts account ON account.id = leg.account_id) act,
    ledger_ways(owners, assets, purposes, amounts) way
  WHERE NOT EXISTS (
    SELECT FROM ledger_powers power WHERE kind = p_kind AND power.from_purpose = way.from_purpose AND power.to_purpose = way.to_purpose
      AND power.receiver = way.receiver AND in_sets AND (role = writer OR writer = current_user))
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION '% may not write a journal of kind %: %', writer, p_kind, wrong USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM ledger_lock_legs(p_key, legs);
  WITH leg AS (
    SELECT leg.account_id, leg.sub_key, leg.amount, owner_id, asset, is_folded
    FROM unnest(legs) leg JOIN ledger_accounts account ON account.id = leg.account_id JOIN ledger_purposes USING (purpose)
  ), moved AS (
    UPDATE ledger_balances kept SET balance = kept.balance + leg.amount, version = version + 1 FROM leg
    WHERE kept.account_id = leg.account_id AND kept.sub_key = leg.sub_key AND NOT is_folded
    RETURNING kept.account_id, kept.sub_key, kept.balance
  )
  INSERT INTO ledger_postings (journal_id, account_id, owner_id, asset, sub_key, amount, balance_after, at)
  SELECT journal, account_id, owner_id, asset, sub_key, amount, balance, moment FROM leg LEFT JOIN moved USING (account_id, sub_key)
  ORDER BY account_id, sub_key;
  DELETE FROM ledger_balances kept USING unnest(legs) leg
  WHERE kept.account_id = leg.account_id AND kept.sub_key = leg.sub_key AND leg.sub_key <> '' AND balance = 0;
  PERFORM ledger_leave_word(journal, p_kind, moment);
  RETURN journal;
END $$;

-- Locks the balances of these legs in the order of accounts and parts, makes those that are not there yet, and sees that they suffice.
CREATE FUNCTION ledger_lock_legs(p_key text, p_legs ledger_leg[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE short bigint;
BEGIN
  INSERT INTO ledger_balances (account_id, sub_key, balance)
  SELECT leg.account_id, leg.sub_key, 0
  FROM unnest(p_legs) leg JOIN ledger_accounts account ON account.id = leg.account_id JOIN ledger_purposes USING (purpose)
  WHERE NOT is_folded AND leg.amount > 0
    AND NOT EXISTS (SELECT FROM ledger_balances kept WHERE kept.account_id = leg.account_id AND kept.sub_key = leg.sub_key)
  ORDER BY leg.account_id, leg.sub_key
  ON CONFLICT DO NOTHING;
  WITH locked AS MATERIALIZED (
    SELECT kept.account_id, kept.sub_key, balance FROM ledger_balances kept
    WHERE (kept.account_id, kept.sub_key) IN (SELECT account_id, sub_key FROM unnest(p_legs))
    ORDER BY kept.account_id, kept.sub_key FOR UPDATE)
  SELECT leg.account_id INTO short
  FROM unnest(p_legs) leg JOIN ledger_accounts account ON account.id = leg.account_id JOIN ledger_purposes USING (purpose)
  LEFT JOIN locked ON locked.account_id = leg.account_id AND locked.sub_key = leg.sub_key
  WHERE NOT is_folded AND coalesce(balance, 0) + leg.amount < 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'account % holds too little for %', short, p_key USING ERRCODE = 'PB001';
  END IF;
END $$;

REVOKE ALL ON FUNCTION ledger_check_posting, platform_emit_many, ledger_leave_word, ledger_ways, ledger_settle, ledger_lock_legs FROM public;
-- The reconciliation asks for the ways of a journal, too.
GRANT EXECUTE ON FUNCTION ledger_ways TO pb_admin, pb_worker, pb_readonly;
