-- Ways to pay fiat: templates that operators write, and the accounts that people saved with them. What people typed is encrypted;
-- a keyed mark finds the same account again without telling it.
CREATE TABLE p2p_paymethods_templates (
  id int PRIMARY KEY CHECK (id > 0),
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL CHECK (name <> ''),
  icon text NOT NULL,
  fiats text[] NOT NULL CHECK (cardinality(fiats) > 0),
  countries text[] NOT NULL CHECK (cardinality(countries) > 0),
  fields jsonb NOT NULL CHECK (jsonb_typeof(fields) = 'array'),
  rail text NOT NULL CHECK (rail IN ('instant', 'same-day', 'slow')),
  settle_minutes int NOT NULL CHECK (settle_minutes BETWEEN 1 AND 20160),
  is_reversible boolean NOT NULL,
  wants_receipt boolean NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  popularity int NOT NULL CHECK (popularity >= 0),
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  -- The version that last asked for something else: accounts saved before it need an update.
  fields_version int NOT NULL DEFAULT 1 CHECK (fields_version BETWEEN 1 AND version)
);
CREATE INDEX p2p_paymethods_templates_fiats ON p2p_paymethods_templates USING gin (fiats);

-- Every version as it was written. Rows are only added.
CREATE TABLE p2p_paymethods_template_versions (
  template_id int NOT NULL REFERENCES p2p_paymethods_templates (id),
  version int NOT NULL CHECK (version > 0),
  content jsonb NOT NULL,
  author text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (template_id, version)
);

CREATE TABLE p2p_paymethods_methods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  method_no text NOT NULL UNIQUE CHECK (method_no ~ '^[1-9]\d{17,18}$'),
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  template_id int NOT NULL REFERENCES p2p_paymethods_templates (id),
  template_version int NOT NULL,
  fiat text NOT NULL REFERENCES reference_fiats (fiat),
  closed_values text NOT NULL,
  -- The verified name on the day it was saved or last changed.
  holder_name text NOT NULL CHECK (holder_name <> ''),
  account_mark bytea NOT NULL CHECK (length(account_mark) = 32),
  -- What somebody decided; cooling and outdated follow from the clock, the template and the identity.
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'disabled', 'deleted')),
  disabled_by text CHECK (disabled_by IN ('owner', 'risk')),
  cooling_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  deleted_at timestamptz,
  CONSTRAINT disabled_by_somebody CHECK ((state = 'disabled') = (disabled_by IS NOT NULL)),
  CONSTRAINT deleted_at_some_time CHECK ((state = 'deleted') = (deleted_at IS NOT NULL))
);
CREATE INDEX p2p_paymethods_methods_account ON p2p_paymethods_methods (account_id, fiat) WHERE state <> 'deleted';
CREATE INDEX p2p_paymethods_methods_mark ON p2p_paymethods_methods (account_mark) WHERE state <> 'deleted';
-- One account saves one bank account once for each template and currency.
CREATE UNIQUE INDEX p2p_paymethods_methods_once ON p2p_paymethods_methods (account_id, template_id, fiat, account_mark) WHERE state <> 'deleted';

-- How a saved account stands now. Children bear the name of their main account.
CREATE VIEW p2p_paymethods_current AS
SELECT method.id, method.method_no, method.account_id, method.template_id, method.fiat,
  method.template_version < template.fields_version AS has_old_fields,
  method.holder_name IS DISTINCT FROM coalesce(main.real_name, own.real_name) AS has_old_name,
  CASE
    WHEN method.state = 'deleted' THEN 'DELETED'
    WHEN method.state = 'disabled' OR NOT template.is_active OR NOT method.fiat = ANY(template.fiats) THEN 'DISABLED'
    WHEN method.template_version < template.fields_version THEN 'NEEDS_UPDATE'
    WHEN method.holder_name IS DISTINCT FROM coalesce(main.real_name, own.real_name) THEN 'NEEDS_UPDATE'
    WHEN method.cooling_until > app_now() THEN 'COOLING'
    ELSE 'ACTIVE'
  END AS state
FROM p2p_paymethods_methods method
JOIN p2p_paymethods_templates template ON template.id = method.template_id
JOIN accounts_users own ON own.id = method.account_id
LEFT JOIN accounts_users main ON main.id = own.main_id;

-- One account number in the hands of several people: somebody looks at it.
CREATE TABLE p2p_paymethods_reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_no text NOT NULL UNIQUE CHECK (review_no ~ '^[1-9]\d{17,18}$'),
  opened_at timestamptz NOT NULL DEFAULT app_now(),
  outcome text CHECK (outcome IN ('allowed', 'disabled')),
  note text,
  resolved_by text,
  resolved_at timestamptz,
  CONSTRAINT resolution_is_whole CHECK (
    (outcome IS NULL) = (resolved_at IS NULL) AND (outcome IS NULL) = (resolved_by IS NULL) AND (outcome IS NULL) = (note IS NULL))
);
CREATE INDEX p2p_paymethods_reviews_queue ON p2p_paymethods_reviews (id) WHERE outcome IS NULL;

CREATE TABLE p2p_paymethods_review_methods (
  review_id bigint NOT NULL REFERENCES p2p_paymethods_reviews (id),
  method_id bigint NOT NULL REFERENCES p2p_paymethods_methods (id),
  PRIMARY KEY (review_id, method_id)
);
CREATE INDEX p2p_paymethods_review_methods_method ON p2p_paymethods_review_methods (method_id);

-- How many people have saved a template in a currency, counted by a job.
CREATE TABLE p2p_paymethods_uses (
  template_id int NOT NULL REFERENCES p2p_paymethods_templates (id),
  fiat text NOT NULL REFERENCES reference_fiats (fiat),
  uses int NOT NULL CHECK (uses >= 0),
  counted_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (template_id, fiat)
);

GRANT SELECT ON p2p_paymethods_templates, p2p_paymethods_uses TO pb_api, pb_admin, pb_worker, pb_readonly;
GRANT INSERT, UPDATE ON p2p_paymethods_templates TO pb_admin;
GRANT SELECT, INSERT ON p2p_paymethods_template_versions TO pb_admin;
GRANT SELECT ON p2p_paymethods_template_versions TO pb_readonly;
GRANT SELECT, INSERT, UPDATE ON p2p_paymethods_methods TO pb_api;
GRANT SELECT ON p2p_paymethods_methods TO pb_admin, pb_worker;
GRANT UPDATE (state, disabled_by, changed_at) ON p2p_paymethods_methods TO pb_admin;
-- An account that closes takes along what it typed.
GRANT UPDATE (state, disabled_by, closed_values, changed_at, deleted_at) ON p2p_paymethods_methods TO pb_worker;
GRANT SELECT ON p2p_paymethods_current TO pb_api, pb_admin, pb_worker;
GRANT SELECT, INSERT ON p2p_paymethods_reviews, p2p_paymethods_review_methods TO pb_api;
GRANT SELECT ON p2p_paymethods_reviews, p2p_paymethods_review_methods TO pb_admin, pb_readonly;
GRANT UPDATE (outcome, note, resolved_by, resolved_at) ON p2p_paymethods_reviews TO pb_admin;
GRANT INSERT, UPDATE ON p2p_paymethods_uses TO pb_worker;
GRANT SELECT (id, account_id, template_id, template_version, fiat, state, disabled_by, cooling_until, created_at, deleted_at)
  ON p2p_paymethods_methods TO pb_readonly;
