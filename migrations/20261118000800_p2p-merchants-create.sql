-- Merchants: traders who leave a deposit and are looked at by staff before they are shown as such. The coins of a deposit lie in the
-- ledger (purpose 'deposit'); here stands whose they are, why, and until when. One row for each account says in which state it is; what
-- was handed in and what was decided stays in rows of its own.
CREATE TABLE p2p_merchants_merchants (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  state text NOT NULL CHECK (state IN (
    'reviewing', 'rejected', 'approved', 'deposit-short', 'suspended', 'releasing', 'released', 'removed')),
  kind text NOT NULL CHECK (kind IN ('personal', 'company')),
  fiats text[] NOT NULL CHECK (cardinality(fiats) BETWEEN 1 AND 10),
  level text NOT NULL DEFAULT 'starter' CHECK (level IN ('starter', 'advanced', 'master')),
  -- Units of USDT: what lies in the ledger, and what the currencies ask for.
  deposit bigint NOT NULL CHECK (deposit >= 0),
  required bigint NOT NULL CHECK (required >= 0),
  -- When something happens by itself: the status rests, or the deposit goes back.
  due_at timestamptz,
  approved_at timestamptz,
  ended_at timestamptz,
  levelled_at timestamptz,
  version int NOT NULL DEFAULT 1,
  CONSTRAINT deadlines_run_where_something_is_due CHECK (
    (state IN ('deposit-short', 'releasing') OR state = 'removed' AND deposit > 0) = (due_at IS NOT NULL)),
  CONSTRAINT nothing_is_kept_afterwards CHECK (state NOT IN ('rejected', 'released') OR deposit = 0),
  CONSTRAINT approved_with_a_whole_deposit CHECK (state <> 'approved' OR deposit >= required),
  CONSTRAINT merchants_were_approved CHECK (state IN ('reviewing', 'rejected') OR approved_at IS NOT NULL)
);
CREATE INDEX p2p_merchants_merchants_due ON p2p_merchants_merchants (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX p2p_merchants_merchants_state ON p2p_merchants_merchants (state, account_id);

CREATE TABLE p2p_merchants_applications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_no text NOT NULL UNIQUE CHECK (application_no ~ '^[1-9]\d{17,18}$'),
  account_id bigint NOT NULL REFERENCES p2p_merchants_merchants (account_id),
  kind text NOT NULL CHECK (kind IN ('personal', 'company')),
  fiats text[] NOT NULL CHECK (cardinality(fiats) BETWEEN 1 AND 10),
  deposit bigint NOT NULL CHECK (deposit >= 0),
  -- Encrypted: how to reach the applicant, and the company.
  closed_details text NOT NULL,
  agreement_version int NOT NULL,
  submitted_at timestamptz NOT NULL DEFAULT app_now(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected')),
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  -- Codes of what was missing, and which kinds of files are to be sent anew; as in packages/rules.
  reasons text[] NOT NULL DEFAULT '{}',
  files_to_fix text[] NOT NULL DEFAULT '{}',
  -- Encrypted: words of staff for the applicant.
  closed_words text,
  version int NOT NULL DEFAULT 1,
  CONSTRAINT decision_is_whole CHECK ((state = 'waiting') = (decided_by IS NULL) AND (state = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT rejections_have_reasons CHECK ((state = 'rejected') = (cardinality(reasons) > 0))
);
CREATE UNIQUE INDEX p2p_merchants_applications_waiting ON p2p_merchants_applications (account_id) WHERE state = 'waiting';
CREATE INDEX p2p_merchants_applications_account ON p2p_merchants_applications (account_id, id DESC);
CREATE INDEX p2p_merchants_applications_queue ON p2p_merchants_applications (submitted_at, id) WHERE state = 'waiting';
CREATE INDEX p2p_merchants_applications_details_key ON p2p_merchants_applications (split_part(closed_details, '.', 1));
CREATE INDEX p2p_merchants_applications_words_key ON p2p_merchants_applications (split_part(closed_words, '.', 1));

-- What proves an application. Whoever was rejected may send the same file again.
CREATE TABLE p2p_merchants_files (
  application_id bigint NOT NULL REFERENCES p2p_merchants_applications,
  place smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('identity', 'funds', 'company')),
  file_id text NOT NULL REFERENCES files_stored (file_id),
  PRIMARY KEY (application_id, place),
  UNIQUE (application_id, file_id)
);

-- Whoever takes the status away for a cause needs a second member of staff.
CREATE TABLE p2p_merchants_removals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  removal_no text NOT NULL UNIQUE CHECK (removal_no ~ '^[1-9]\d{9,18}$'),
  account_id bigint NOT NULL REFERENCES p2p_merchants_merchants (account_id),
  cause text NOT NULL CHECK (cause ~ '^[a-z-]{2,40}$'),
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected')),
  proposed_by bigint NOT NULL REFERENCES staff_members (id),
  proposed_at timestamptz NOT NULL DEFAULT app_now(),
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  decision_reason text CHECK (length(decision_reason) BETWEEN 10 AND 500),
  CONSTRAINT two_persons CHECK (decided_by <> proposed_by),
  CONSTRAINT decision_is_whole CHECK (
    (state = 'open') = (decided_by IS NULL) AND (state = 'open') = (decided_at IS NULL) AND (state = 'open') = (decision_reason IS NULL))
);
CREATE UNIQUE INDEX p2p_merchants_removals_open ON p2p_merchants_removals (account_id) WHERE state = 'open';
CREATE INDEX p2p_merchants_removals_account ON p2p_merchants_removals (account_id, id DESC);

-- Orders and ads of an account, for whoever has to know whether anything is under way.
CREATE VIEW p2p_orders_of_accounts AS
SELECT seller_id AS account_id, status, closed_at FROM p2p_orders_orders
UNION ALL SELECT buyer_id, status, closed_at FROM p2p_orders_orders;
CREATE VIEW p2p_ads_of_accounts AS SELECT account_id, state FROM p2p_ads_ads WHERE state NOT IN ('completed', 'deleted');

-- Who may take a merchant from which state to which.
CREATE TABLE p2p_merchants_steps (
  role text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (role, from_state, to_state)
);
INSERT INTO p2p_merchants_steps VALUES
  -- The owner: applies again, adds coins, leaves.
  ('pb_api', 'rejected', 'reviewing'), ('pb_api', 'released', 'reviewing'),
  ('pb_api', 'approved', 'approved'), ('pb_api', 'deposit-short', 'approved'), ('pb_api', 'suspended', 'approved'),
  ('pb_api', 'approved', 'releasing'), ('pb_api', 'deposit-short', 'releasing'), ('pb_api', 'suspended', 'releasing'),
  -- Staff: decide about an application, and take the status away.
  ('pb_admin', 'reviewing', 'approved'), ('pb_admin', 'reviewing', 'rejected'),
  ('pb_admin', 'approved', 'removed'), ('pb_admin', 'deposit-short', 'removed'), ('pb_admin', 'suspended', 'removed'),
  ('pb_admin', 'releasing', 'removed'),
  -- Time and settings.
  ('pb_worker', 'approved', 'approved'), ('pb_worker', 'approved', 'deposit-short'), ('pb_worker', 'deposit-short', 'deposit-short'),
  ('pb_worker', 'deposit-short', 'approved'), ('pb_worker', 'deposit-short', 'suspended'), ('pb_worker', 'suspended', 'suspended'),
  ('pb_worker', 'releasing', 'releasing'), ('pb_worker', 'releasing', 'released'), ('pb_worker', 'removed', 'removed');

CREATE FUNCTION p2p_merchants_check_step() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Whoever owns the table could also drop this function.
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF current_user <> 'pb_api' OR NEW.state <> 'reviewing' THEN
      RAISE EXCEPTION 'a merchant begins with an application' USING ERRCODE = 'PB009';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.version <> OLD.version + 1 OR NOT EXISTS (
    SELECT FROM p2p_merchants_steps WHERE role = current_user AND from_state = OLD.state AND to_state = NEW.state) THEN
    RAISE EXCEPTION 'a merchant cannot go from % to % this way', OLD.state, NEW.state USING ERRCODE = 'PB009';
  END IF;
  -- What the owner adds or leaves changes nothing of what was approved.
  IF current_user = 'pb_api' AND NEW.state <> 'reviewing'
    AND (NEW.kind, NEW.fiats, NEW.required) IS DISTINCT FROM (OLD.kind, OLD.fiats, OLD.required) THEN
    RAISE EXCEPTION 'what was approved is not changed by its owner' USING ERRCODE = 'PB009';
  END IF;
  -- Coins come in by their owner alone; they go back, all of them, with a rejection or when the notice is over and nothing is under way.
  IF NEW.deposit > OLD.deposit AND current_user <> 'pb_api' OR NEW.deposit < OLD.deposit AND NOT (
    NEW.deposit = 0 AND (NEW.state = 'rejected' OR NEW.state IN ('released', 'removed') AND current_user = 'pb_worker' AND OLD.due_at <= app_now())) THEN
    RAISE EXCEPTION 'a deposit does not change this way' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'suspended' AND OLD.state <> 'suspended' AND OLD.due_at > app_now() THEN
    RAISE EXCEPTION 'there is time left to add coins' USING ERRCODE = 'PB009';
  END IF;
  IF (NEW.state = 'releasing' AND OLD.state <> 'releasing' OR NEW.state = 'released' OR NEW.deposit < OLD.deposit AND NEW.state = 'removed')
    AND EXISTS (SELECT FROM p2p_orders_of_accounts WHERE account_id = OLD.account_id AND status < 3) THEN
    RAISE EXCEPTION 'orders of this merchant are under way' USING ERRCODE = 'PB009';
  END IF;
  -- Staff carry out what stands in a decision, and nothing else.
  IF current_user = 'pb_admin' AND NEW.state IN ('approved', 'rejected') AND NEW.state IS DISTINCT FROM (
    SELECT state FROM p2p_merchants_applications WHERE account_id = OLD.account_id ORDER BY id DESC LIMIT 1) THEN
    RAISE EXCEPTION 'no decision says so' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'removed' AND OLD.state <> 'removed' AND NOT EXISTS (
    SELECT FROM p2p_merchants_removals WHERE account_id = OLD.account_id AND state = 'approved') THEN
    RAISE EXCEPTION 'two members of staff take the status away' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_merchants_merchants_steps BEFORE INSERT OR UPDATE ON p2p_merchants_merchants
  FOR EACH ROW EXECUTE FUNCTION p2p_merchants_check_step();

CREATE FUNCTION p2p_merchants_check_decision() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.state <> 'waiting' OR NEW.state = 'waiting' OR NEW.version <> OLD.version + 1 THEN
    RAISE EXCEPTION 'an application is decided once' USING ERRCODE = 'PB009';
  END IF;
  IF NOT EXISTS (SELECT FROM staff_members WHERE id = NEW.decided_by AND state = 'active' AND roles && ARRAY['decider', 'risk']) THEN
    RAISE EXCEPTION 'an application is decided by somebody who may' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_merchants_applications_decisions BEFORE UPDATE OF state, decided_by, decided_at, reasons, files_to_fix, version
  ON p2p_merchants_applications FOR EACH ROW EXECUTE FUNCTION p2p_merchants_check_decision();

CREATE FUNCTION p2p_merchants_check_removal() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.state = 'open' THEN
    RAISE EXCEPTION 'a removal is decided once' USING ERRCODE = 'PB009';
  END IF;
  -- Whoever has left, or lost the role, proposes and approves nothing.
  IF NEW.state = 'approved' AND (
    SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = OLD.proposed_by AND roles && ARRAY['decider', 'risk'] OR id = NEW.decided_by AND roles && ARRAY['approver', 'risk'])) <> 2 THEN
    RAISE EXCEPTION 'a removal needs two members of staff' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_merchants_removals_steps BEFORE UPDATE ON p2p_merchants_removals
  FOR EACH ROW EXECUTE FUNCTION p2p_merchants_check_removal();

-- A decision takes effect in its own transaction, or not at all: none can be kept for later.
CREATE FUNCTION p2p_merchants_check_effect() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE wanted text := CASE WHEN TG_TABLE_NAME = 'p2p_merchants_removals' THEN 'removed' ELSE NEW.state END;
BEGIN
  IF (TG_TABLE_NAME = 'p2p_merchants_applications' OR NEW.state = 'approved')
    AND NOT EXISTS (SELECT FROM p2p_merchants_merchants WHERE account_id = NEW.account_id AND state = wanted) THEN
    RAISE EXCEPTION 'the merchant is not what the decision says' USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_merchants_applications_effect AFTER UPDATE OF state ON p2p_merchants_applications
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_merchants_check_effect();
CREATE CONSTRAINT TRIGGER p2p_merchants_removals_effect AFTER UPDATE OF state ON p2p_merchants_removals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_merchants_check_effect();

-- Who is a merchant stands in the profile, for lists and rules; the state of the merchant is its only source.
ALTER TABLE p2p_users_profiles
  ADD COLUMN merchant_level text CHECK (merchant_level IN ('starter', 'advanced', 'master')),
  ADD COLUMN is_releasing boolean NOT NULL DEFAULT false;
CREATE OR REPLACE VIEW p2p_users_directory AS
SELECT account_id, nick_name, nick_name_state, head_color, user_type, kyb_flag, terms_version, terms_accepted_at, is_open, is_paused, may_publish,
  rapid_ad_enable, show_country_flag, business_zone, business_days, business_from, business_until, created_at, merchant_level
FROM p2p_users_profiles;

CREATE FUNCTION p2p_merchants_mark_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE is_merchant boolean := NEW.state IN ('approved', 'deposit-short');
BEGIN
  UPDATE p2p_users_profiles SET user_type = CASE WHEN is_merchant THEN 1 ELSE 0 END,
    kyb_flag = CASE WHEN is_merchant AND NEW.kind = 'company' THEN 1 ELSE 2 END,
    merchant_level = CASE WHEN is_merchant THEN NEW.level END, is_releasing = NEW.state = 'releasing', updated_at = app_now()
  WHERE account_id = NEW.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_merchants_merchants_mark AFTER INSERT OR UPDATE ON p2p_merchants_merchants
  FOR EACH ROW EXECUTE FUNCTION p2p_merchants_mark_profile();

-- Coins of a deposit: in by their owner; back by staff who reject, and by time. Nobody else gets them.
INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver) VALUES
  ('pb_api', 'p2p-merchant-deposit', 'otc', 'deposit', 'owner'),
  ('pb_admin', 'p2p-merchant-return', 'deposit', 'otc', 'owner'),
  ('pb_worker', 'p2p-merchant-return', 'deposit', 'otc', 'owner');

-- At the end of every transaction that touched one of them: what lies in the ledger is what the merchant's row says, to the unit.
CREATE FUNCTION p2p_merchants_compare_deposit(p_account bigint) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF coalesce((SELECT deposit FROM p2p_merchants_merchants WHERE account_id = p_account), 0)
    <> coalesce((SELECT sum(balance) FROM ledger_balances WHERE account_id = ledger_account_id(p_account, 'USDT', 'deposit')), 0) THEN
    RAISE EXCEPTION 'the deposit of a merchant is not what lies in the ledger' USING ERRCODE = 'PB009';
  END IF;
END $$;
CREATE FUNCTION p2p_merchants_check_deposit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM p2p_merchants_compare_deposit(NEW.account_id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_merchants_merchants_deposit AFTER INSERT OR UPDATE OF deposit ON p2p_merchants_merchants
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_merchants_check_deposit();

CREATE FUNCTION p2p_merchants_check_journal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE moved record;
BEGIN
  FOR moved IN SELECT DISTINCT owner_id, asset FROM ledger_postings WHERE journal_id = NEW.id AND at = NEW.at LOOP
    IF moved.asset <> 'USDT' THEN
      RAISE EXCEPTION 'deposits of merchants are USDT' USING ERRCODE = 'PB009';
    END IF;
    PERFORM p2p_merchants_compare_deposit(moved.owner_id);
  END LOOP;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_merchants_journals AFTER INSERT ON ledger_journals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind IN ('p2p-merchant-deposit', 'p2p-merchant-return'))
  EXECUTE FUNCTION p2p_merchants_check_journal();

-- What the reconciliation subtracts from coins in between.
CREATE VIEW p2p_merchants_deposits AS SELECT account_id, 'USDT'::text AS coin, deposit AS units FROM p2p_merchants_merchants;

ALTER TABLE files_stored
  DROP CONSTRAINT files_stored_purpose_check,
  ADD CONSTRAINT files_stored_purpose_check
    CHECK (purpose IN ('identity-front', 'identity-back', 'identity-selfie', 'recovery-selfie', 'content-picture', 'export', 'ad-picture',
      'chat-picture', 'chat-video', 'video-part', 'paymethod-picture', 'appeal-picture', 'merchant-identity', 'merchant-funds',
      'merchant-company'));

INSERT INTO settings_owners (key, role, needs_two) VALUES ('p2p-merchants.rules', 'risk', true), ('p2p-merchants.levels', 'risk', true);

REVOKE ALL ON FUNCTION p2p_merchants_check_step, p2p_merchants_check_decision, p2p_merchants_check_removal, p2p_merchants_check_effect,
  p2p_merchants_mark_profile, p2p_merchants_compare_deposit, p2p_merchants_check_deposit, p2p_merchants_check_journal FROM public;
GRANT SELECT ON p2p_orders_of_accounts, p2p_ads_of_accounts TO pb_api, pb_admin, pb_worker, pb_readonly;
GRANT SELECT ON p2p_merchants_deposits TO pb_admin, pb_worker, pb_readonly;
GRANT SELECT ON p2p_merchants_merchants, p2p_merchants_steps TO pb_api, pb_admin, pb_worker, pb_readonly;
GRANT SELECT ON p2p_merchants_applications, p2p_merchants_files TO pb_api, pb_admin, pb_worker;
GRANT SELECT (id, application_no, account_id, kind, fiats, deposit, agreement_version, submitted_at, state, decided_by, decided_at, reasons,
  files_to_fix, version) ON p2p_merchants_applications TO pb_readonly;
GRANT SELECT ON p2p_merchants_removals TO pb_admin, pb_readonly;
GRANT INSERT (account_id, state, kind, fiats, deposit, required), UPDATE (state, kind, fiats, deposit, required, due_at, ended_at, version)
  ON p2p_merchants_merchants TO pb_api;
GRANT INSERT (application_no, account_id, kind, fiats, deposit, closed_details, agreement_version) ON p2p_merchants_applications TO pb_api;
GRANT INSERT ON p2p_merchants_files TO pb_api;
GRANT UPDATE (state, level, deposit, due_at, approved_at, ended_at, levelled_at, version) ON p2p_merchants_merchants TO pb_admin;
GRANT UPDATE (state, decided_by, decided_at, reasons, files_to_fix, closed_words, version) ON p2p_merchants_applications TO pb_admin;
GRANT INSERT (removal_no, account_id, cause, reason, proposed_by) ON p2p_merchants_removals TO pb_admin;
GRANT UPDATE (state, decided_by, decided_at, decision_reason) ON p2p_merchants_removals TO pb_admin;
GRANT UPDATE (state, level, deposit, required, due_at, ended_at, levelled_at, version) ON p2p_merchants_merchants TO pb_worker;
GRANT UPDATE (closed_details, closed_words) ON p2p_merchants_applications TO pb_worker;
