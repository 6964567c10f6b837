-- Accounts. Row ids never leave the server: others know an account by user_id, public pages by encrypt_user_id.
CREATE TABLE accounts_users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL UNIQUE CHECK (user_id ~ '^[1-9]\d{9,18}$'),
  encrypt_user_id text NOT NULL UNIQUE CHECK (length(encrypt_user_id) = 22),
  -- The main account of a child; children have no children (see the trigger) and no login of their own.
  main_id bigint REFERENCES accounts_users (id),
  user_name text NOT NULL,
  -- Small letters: addresses that differ in capitals belong to one person.
  email text UNIQUE CHECK (email = lower(email)),
  dial_code text,
  phone text,
  country text NOT NULL DEFAULT '',
  -- '1' marks people whose real name was verified in mainland China; set with the verification.
  area_id text NOT NULL DEFAULT '0',
  -- 6 is a copper user, who has no part in P2P.
  identity_flag smallint NOT NULL DEFAULT 0,
  identity_level smallint NOT NULL DEFAULT 0 CHECK (identity_level BETWEEN 0 AND 2),
  real_name text,
  invitation_code text NOT NULL UNIQUE,
  invited_by bigint REFERENCES accounts_users (id),
  marketing jsonb NOT NULL DEFAULT '{}',
  language text NOT NULL DEFAULT 'en',
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'locked', 'closing', 'closed')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- A lock of the owner is opened by a new password; one of ours is not.
  locked_by text CHECK (locked_by IN ('owner', 'staff')),
  closes_at timestamptz,
  CONSTRAINT lock_has_an_author CHECK ((state = 'locked') = (locked_by IS NOT NULL)),
  CONSTRAINT closing_has_a_day CHECK (state <> 'closing' OR closes_at IS NOT NULL),
  CONSTRAINT phone_is_whole CHECK ((dial_code IS NULL) = (phone IS NULL)),
  CONSTRAINT child_has_no_login CHECK (main_id IS NULL OR (email IS NULL AND phone IS NULL)),
  CONSTRAINT login_exists CHECK (main_id IS NOT NULL OR state = 'closed' OR email IS NOT NULL OR phone IS NOT NULL),
  CONSTRAINT level_two_has_a_name CHECK (identity_level < 2 OR real_name IS NOT NULL OR main_id IS NOT NULL)
);
CREATE UNIQUE INDEX accounts_users_phone ON accounts_users (dial_code, phone) WHERE phone IS NOT NULL;
CREATE INDEX accounts_users_main ON accounts_users (main_id) WHERE main_id IS NOT NULL;
CREATE UNIQUE INDEX accounts_users_child_name ON accounts_users (main_id, lower(user_name)) WHERE main_id IS NOT NULL;

CREATE FUNCTION accounts_refuse_grandchildren() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM accounts_users WHERE id = NEW.main_id AND main_id IS NOT NULL) THEN
    RAISE EXCEPTION 'a child account cannot have children' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accounts_refuse_grandchildren BEFORE INSERT OR UPDATE OF main_id ON accounts_users
  FOR EACH ROW WHEN (NEW.main_id IS NOT NULL) EXECUTE FUNCTION accounts_refuse_grandchildren();

-- What an account may not do for now, and why: set by a sensitive change, by the account itself or by an operator.
CREATE TABLE accounts_holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  -- withdraw, p2p-sell, p2p, contract: what is held back.
  kind text NOT NULL CHECK (kind IN ('withdraw', 'p2p-sell', 'p2p', 'contract')),
  reason text NOT NULL,
  author text NOT NULL,
  begins_at timestamptz NOT NULL DEFAULT app_now(),
  ends_at timestamptz,
  lifted_at timestamptz,
  lifted_by text
);
CREATE INDEX accounts_holds_open ON accounts_holds (account_id) WHERE lifted_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON accounts_users, accounts_holds TO pb_api, pb_admin, pb_worker;
GRANT SELECT ON accounts_users, accounts_holds TO pb_stream, pb_readonly;

-- Preferences: what somebody chose; everything else has its default in the contract.
CREATE TABLE preferences_chosen (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  chosen jsonb NOT NULL DEFAULT '{}',
  -- Which messages go which way.
  notices jsonb NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL DEFAULT app_now()
);
GRANT SELECT, INSERT, UPDATE ON preferences_chosen TO pb_api, pb_worker;
GRANT SELECT ON preferences_chosen TO pb_admin, pb_readonly;
