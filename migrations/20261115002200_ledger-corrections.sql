-- Corrections: credits and debits by hand, such as coins that came in without a reference. One person proposes, another decides;
-- what is approved is a journal of the ledger, against clearing.
CREATE TABLE ledger_corrections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  correction_no text NOT NULL UNIQUE CHECK (correction_no ~ '^[1-9]\d{9,18}$'),
  owner_id bigint NOT NULL REFERENCES accounts_users (id),
  asset text NOT NULL REFERENCES reference_coins (coin),
  wallet text NOT NULL CHECK (ledger_is_wallet(wallet)),
  -- Below zero takes coins away.
  amount bigint NOT NULL CHECK (amount <> 0),
  -- What it was worth when it was proposed, in units of USDT: the limits count it.
  worth bigint NOT NULL CHECK (worth >= 0),
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected')),
  proposed_by bigint NOT NULL REFERENCES staff_members (id),
  proposed_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  journal_id uuid UNIQUE REFERENCES ledger_journals,
  CONSTRAINT two_persons CHECK (decided_by <> proposed_by),
  CONSTRAINT decision_is_whole CHECK ((state = 'open') = (decided_by IS NULL) AND (state = 'open') = (decided_at IS NULL)),
  CONSTRAINT approval_is_a_journal CHECK ((state = 'approved') = (journal_id IS NOT NULL))
);
CREATE INDEX ledger_corrections_proposer ON ledger_corrections (proposed_by, proposed_at);
CREATE INDEX ledger_corrections_age ON ledger_corrections (proposed_at);

GRANT SELECT, INSERT ON ledger_corrections TO pb_admin;
-- What was proposed stays as it is; only the decision is added.
GRANT UPDATE (state, decided_by, decided_at, journal_id) ON ledger_corrections TO pb_admin;
GRANT SELECT ON ledger_corrections TO pb_worker, pb_readonly;
