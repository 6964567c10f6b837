-- Members of staff: their own accounts, sessions and cookie, apart from the accounts of customers.
CREATE TABLE staff_members (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id text NOT NULL UNIQUE CHECK (staff_id ~ '^[1-9]\d{9,18}$'),
  -- The name that they log in with and that stands beside what they did; it never changes.
  name text NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9][a-z0-9.-]{2,31}$'),
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text,
  -- Encrypted with a key of the configuration.
  totp_secret text,
  -- The last time step that was used: a code serves once.
  totp_step bigint NOT NULL DEFAULT 0,
  roles text[] NOT NULL CHECK (roles <@ '{editor,reader,decider,approver,risk,auditor}' AND cardinality(roles) > 0),
  state text NOT NULL DEFAULT 'invited' CHECK (state IN ('invited', 'active', 'suspended')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT active_has_both_factors CHECK (state <> 'active' OR (password_hash IS NOT NULL AND totp_secret IS NOT NULL))
);

CREATE TABLE staff_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_no text NOT NULL UNIQUE CHECK (session_no ~ '^[1-9]\d{9,18}$'),
  member_id bigint NOT NULL REFERENCES staff_members (id),
  token_hash bytea NOT NULL UNIQUE,
  device text NOT NULL,
  address text NOT NULL,
  began_at timestamptz NOT NULL DEFAULT app_now(),
  seen_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  CONSTRAINT end_has_a_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX staff_sessions_open ON staff_sessions (member_id) WHERE ended_at IS NULL;
CREATE INDEX staff_sessions_age ON staff_sessions (expires_at);

-- Between the two steps of a login.
CREATE TABLE staff_log_ins (
  ticket_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES staff_members (id),
  expires_at timestamptz NOT NULL,
  spent_at timestamptz
);
CREATE INDEX staff_log_ins_age ON staff_log_ins (expires_at);

-- What one person may not do alone. The decider is neither who proposed it nor whom it is about.
CREATE TABLE staff_proposals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  proposal_no text NOT NULL UNIQUE CHECK (proposal_no ~ '^[1-9]\d{9,18}$'),
  kind text NOT NULL CHECK (kind IN ('add', 'change-roles', 'suspend', 'reinstate', 'reset-factors')),
  -- Whom it is about; of a new member only once he exists.
  member_id bigint REFERENCES staff_members (id),
  name text NOT NULL,
  email text,
  roles text[],
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected')),
  proposed_by bigint NOT NULL REFERENCES staff_members (id),
  proposed_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  CONSTRAINT two_persons CHECK (decided_by <> proposed_by),
  CONSTRAINT nobody_decides_about_himself CHECK (kind = 'add' OR decided_by <> member_id),
  CONSTRAINT decision_is_whole CHECK ((state = 'open') = (decided_by IS NULL) AND (state = 'open') = (decided_at IS NULL)),
  CONSTRAINT subject_is_known CHECK (kind = 'add' OR member_id IS NOT NULL),
  CONSTRAINT addition_is_whole CHECK (kind <> 'add' OR (email IS NOT NULL AND roles IS NOT NULL)),
  CONSTRAINT roles_are_named CHECK (kind <> 'change-roles' OR roles IS NOT NULL)
);
CREATE INDEX staff_proposals_open ON staff_proposals (kind, name) WHERE state = 'open';

-- A way in for who has no password yet. It opens with two halves: one is given to the decider, the other to the proposer,
-- so that neither of them can become the new member alone.
CREATE TABLE staff_invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invitation_no text NOT NULL UNIQUE CHECK (invitation_no ~ '^[1-9]\d{9,18}$'),
  member_id bigint NOT NULL REFERENCES staff_members (id),
  proposal_id bigint UNIQUE REFERENCES staff_proposals (id),
  ticket_hash bytea NOT NULL UNIQUE,
  -- Shown to the person, encrypted here; it becomes the member's own when the invitation is accepted.
  totp_secret text NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX staff_invitations_one ON staff_invitations (member_id) WHERE ended_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON staff_members, staff_sessions, staff_log_ins, staff_proposals, staff_invitations TO pb_admin;
GRANT SELECT, DELETE ON staff_log_ins TO pb_worker;
GRANT SELECT, DELETE ON staff_sessions TO pb_worker;
GRANT SELECT (id, staff_id, name, roles, state) ON staff_members TO pb_readonly;

-- Which profiles a member of staff has opened, and why. Only added to.
CREATE TABLE customers_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT app_now(),
  staff_name text NOT NULL,
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  kind text NOT NULL CHECK (kind IN ('found', 'viewed', 'revealed')),
  reason text NOT NULL
);
CREATE INDEX customers_views_quota ON customers_views (staff_name, at);
CREATE INDEX customers_views_account ON customers_views (account_id, id DESC);
GRANT SELECT, INSERT ON customers_views TO pb_admin;
