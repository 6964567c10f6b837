-- People are compared with a list of sanctions when they apply, when they are approved, and whenever there is a new list. A program only
-- finds likenesses; whether it is the same person is for two members of staff to say, which the database looks for itself.
CREATE TABLE verification_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  version text NOT NULL,
  published_on date NOT NULL,
  is_sample boolean NOT NULL,
  entries int NOT NULL,
  is_current boolean NOT NULL DEFAULT false,
  loaded_at timestamptz NOT NULL DEFAULT app_now(),
  -- Everybody up to this application was compared with it, so that a job that was stopped goes on from here.
  screened_to bigint NOT NULL DEFAULT 0,
  UNIQUE (name, version)
);
CREATE UNIQUE INDEX verification_lists_current ON verification_lists (is_current) WHERE is_current;

-- Which list an application was compared with, and how many entries were like it. Rows are only added.
CREATE TABLE verification_screenings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES verification_cases (id),
  list_id bigint NOT NULL REFERENCES verification_lists (id),
  found int NOT NULL CHECK (found >= 0),
  screened_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (case_id, list_id)
);

-- An entry that is like a person, once: what was cleared comes back only if the entry or the person says something else.
CREATE TABLE verification_hits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hit_no text NOT NULL UNIQUE CHECK (hit_no ~ '^[1-9]\d{17,18}$'),
  case_id bigint NOT NULL REFERENCES verification_cases (id),
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  person_mark bytea NOT NULL,
  list_name text NOT NULL,
  list_version text NOT NULL,
  entry_id text NOT NULL,
  entry_mark bytea NOT NULL,
  entry_name text NOT NULL,
  entry_birth text NOT NULL,
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
  found_at timestamptz NOT NULL DEFAULT app_now(),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'proposed', 'cleared', 'confirmed')),
  -- Who says that it is somebody else, and why.
  proposed_by bigint REFERENCES staff_members (id),
  proposed_at timestamptz,
  reason text CHECK (length(reason) BETWEEN 10 AND 500),
  -- Who agreed; or who says that it is the same person.
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  decision_reason text CHECK (length(decision_reason) BETWEEN 10 AND 500),
  UNIQUE (account_id, person_mark, list_name, entry_id, entry_mark),
  CONSTRAINT two_persons CHECK (state <> 'cleared' OR proposed_by <> decided_by),
  CONSTRAINT proposal_is_whole CHECK (
    state NOT IN ('proposed', 'cleared') OR num_nonnulls(proposed_by, proposed_at, reason) = 3),
  CONSTRAINT decision_is_whole CHECK (
    num_nonnulls(decided_by, decided_at, decision_reason) = CASE WHEN state IN ('cleared', 'confirmed') THEN 3 ELSE 0 END)
);
CREATE INDEX verification_hits_queue ON verification_hits (state, id) WHERE state IN ('open', 'proposed');
CREATE INDEX verification_hits_account ON verification_hits (account_id, state);
CREATE INDEX verification_hits_case ON verification_hits (case_id);

CREATE FUNCTION verification_check_hit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (('open', 'proposed'), ('confirmed', 'proposed'), ('proposed', 'cleared'), ('open', 'confirmed'),
    ('proposed', 'confirmed')) OR (OLD.state = 'proposed' AND NEW.state = 'cleared' AND NEW.proposed_by <> OLD.proposed_by) THEN
    RAISE EXCEPTION 'a hit cannot go from % to % this way', OLD.state, NEW.state USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'proposed' AND NOT EXISTS (
    SELECT FROM staff_members WHERE id = NEW.proposed_by AND state = 'active' AND roles && ARRAY['decider', 'risk']) THEN
    RAISE EXCEPTION 'this member clears no hit' USING ERRCODE = 'PB007';
  END IF;
  -- Whoever has left, or lost the role, proposes and approves nothing.
  IF NEW.state = 'cleared' AND (
    SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = NEW.proposed_by AND roles && ARRAY['decider', 'risk'] OR id = NEW.decided_by AND roles && ARRAY['approver', 'risk'])) <> 2 THEN
    RAISE EXCEPTION 'a hit is cleared by two members of staff' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER verification_hits_steps BEFORE UPDATE ON verification_hits FOR EACH ROW EXECUTE FUNCTION verification_check_hit();

-- The comparison that an approval rests on.
ALTER TABLE verification_cases ADD COLUMN screening_id bigint REFERENCES verification_screenings (id);

CREATE FUNCTION verification_check_decision() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.state = OLD.state THEN
    RETURN NEW;
  END IF;
  IF NOT (OLD.state IN ('submitted', 'renewing') AND NEW.state IN ('approved', 'rejected') OR OLD.state = 'approved' AND NEW.state = 'replaced') THEN
    RAISE EXCEPTION 'an application cannot go from % to %', OLD.state, NEW.state USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'approved' AND NEW.face IS DISTINCT FROM 'same' THEN
    RAISE EXCEPTION 'nobody is approved before somebody has compared the faces' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'approved' AND NEW.expires_on < (app_now() AT TIME ZONE 'UTC')::date THEN
    RAISE EXCEPTION 'the document has ended' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'approved' AND (
    NOT EXISTS (SELECT FROM verification_screenings WHERE id = NEW.screening_id AND case_id = NEW.id)
    OR EXISTS (SELECT FROM verification_hits WHERE account_id = NEW.account_id AND state <> 'cleared')) THEN
    RAISE EXCEPTION 'nobody is approved who was not screened, or whose hits are not cleared' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER verification_cases_decisions BEFORE UPDATE OF state ON verification_cases
  FOR EACH ROW EXECUTE FUNCTION verification_check_decision();
REVOKE ALL ON FUNCTION verification_check_application, verification_check_hit, verification_check_decision FROM public;

GRANT SELECT ON verification_lists, verification_screenings TO pb_admin, pb_worker, pb_readonly;
GRANT INSERT (name, version, published_on, is_sample, entries) ON verification_lists TO pb_admin, pb_worker;
GRANT UPDATE (is_current, loaded_at, screened_to) ON verification_lists TO pb_worker;
GRANT INSERT (case_id, list_id, found) ON verification_screenings TO pb_admin, pb_worker;
GRANT SELECT ON verification_hits TO pb_admin, pb_worker;
GRANT SELECT (id, hit_no, case_id, account_id, list_name, list_version, entry_id, score, found_at, state, proposed_by, proposed_at, decided_by,
  decided_at) ON verification_hits TO pb_readonly;
-- What was found stays as it is; only what members say about it is added.
GRANT INSERT (hit_no, case_id, account_id, person_mark, list_name, list_version, entry_id, entry_mark, entry_name, entry_birth, score)
  ON verification_hits TO pb_admin, pb_worker;
GRANT UPDATE (state, proposed_by, proposed_at, reason, decided_by, decided_at, decision_reason) ON verification_hits TO pb_admin;
GRANT UPDATE (screening_id) ON verification_cases TO pb_admin;
