-- Applications for the verification of an identity. The number of a document is encrypted; its mark finds it again.
CREATE TABLE verification_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_no text NOT NULL UNIQUE,
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  document_type text NOT NULL CHECK (document_type IN ('passport', 'id-card', 'driving-licence', 'residence-permit')),
  document_number text NOT NULL,
  document_mark bytea NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL,
  front_file text NOT NULL REFERENCES files_stored (file_id),
  back_file text REFERENCES files_stored (file_id),
  selfie_file text NOT NULL REFERENCES files_stored (file_id),
  state text NOT NULL DEFAULT 'submitted' CHECK (state IN ('submitted', 'approved', 'rejected')),
  reasons text[] NOT NULL DEFAULT '{}',
  note text,
  submitted_at timestamptz NOT NULL DEFAULT app_now(),
  decided_at timestamptz,
  decided_by text,
  CONSTRAINT passport_has_no_back CHECK ((document_type = 'passport') = (back_file IS NULL)),
  CONSTRAINT decision_is_whole CHECK ((state = 'submitted') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  CONSTRAINT rejection_has_a_reason CHECK ((state = 'rejected') = (cardinality(reasons) > 0))
);
-- One open application for each account, and none after it was approved.
CREATE UNIQUE INDEX verification_cases_one ON verification_cases (account_id) WHERE state IN ('submitted', 'approved');
-- One document verifies one account.
CREATE UNIQUE INDEX verification_cases_document ON verification_cases (document_mark) WHERE state = 'approved';
CREATE INDEX verification_cases_mark ON verification_cases (document_mark);
CREATE INDEX verification_cases_account ON verification_cases (account_id, id DESC);
CREATE INDEX verification_cases_queue ON verification_cases (state, id);

-- Who opened an application, and when. Rows are only added.
CREATE TABLE verification_views (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  case_id bigint NOT NULL REFERENCES verification_cases (id),
  staff_id text NOT NULL,
  staff_name text NOT NULL,
  viewed_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX verification_views_staff ON verification_views (staff_id, viewed_at);
CREATE INDEX verification_views_case ON verification_views (case_id, id DESC);

GRANT SELECT, INSERT ON verification_cases TO pb_api;
GRANT SELECT ON verification_cases TO pb_admin, pb_worker;
GRANT UPDATE (state, reasons, note, decided_at, decided_by) ON verification_cases TO pb_admin;
GRANT SELECT, INSERT ON verification_views TO pb_admin;
GRANT SELECT (id, case_no, account_id, country, document_type, state, reasons, submitted_at, decided_at) ON verification_cases TO pb_readonly;
