-- When documents end, and what follows: members are told before, renew with a new application while the old one still counts, and are no
-- longer verified for what is new some time after the end. Waiting renewals have a state of their own, so that an account keeps its
-- approved application meanwhile; approving one replaces the application before.
ALTER TABLE verification_cases
  -- As the applicant reads it on the document; null when the document says none, and in applications of before.
  ADD COLUMN expires_on date,
  -- The last of the notices about it: so many days before the end.
  ADD COLUMN expiry_told smallint CHECK (expiry_told IN (30, 7, 0)),
  -- Whether a member of staff saw the same person on selfie and document.
  ADD COLUMN face text CHECK (face IN ('same', 'different', 'unsure')),
  DROP CONSTRAINT verification_cases_state_check,
  ADD CONSTRAINT verification_cases_state_check CHECK (state IN ('submitted', 'renewing', 'approved', 'rejected', 'replaced')),
  DROP CONSTRAINT decision_is_whole,
  ADD CONSTRAINT decision_is_whole CHECK (
    (state IN ('submitted', 'renewing')) = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL));
CREATE UNIQUE INDEX verification_cases_renewal ON verification_cases (account_id) WHERE state = 'renewing';
CREATE INDEX verification_cases_expiry ON verification_cases (expires_on, id) WHERE state = 'approved' AND expires_on IS NOT NULL;

-- The pictures of an application with the quarters of their difference hashes, by which the same picture is found in another account.
CREATE TABLE verification_pictures (
  file_id text PRIMARY KEY REFERENCES files_stored (file_id),
  case_id bigint NOT NULL REFERENCES verification_cases (id),
  part text NOT NULL CHECK (part IN ('front', 'back', 'selfie')),
  bands int[] NOT NULL
);
CREATE INDEX verification_pictures_case ON verification_pictures (case_id);
CREATE INDEX verification_pictures_bands ON verification_pictures USING gin (bands);

-- Of pictures of identities only the difference hash is kept: the thumbnail of a proof would be a face here.
ALTER TABLE files_stored
  DROP CONSTRAINT only_proofs_have_likenesses,
  ADD CONSTRAINT only_compared_pictures_have_likenesses CHECK (
    likeness IS NULL OR purpose IN ('chat-picture', 'appeal-picture')
    OR purpose IN ('identity-front', 'identity-back', 'identity-selfie') AND length(likeness) = 8);

-- Until here the api could insert an application that is approved already.
REVOKE INSERT ON verification_cases FROM pb_api;
GRANT INSERT (case_no, account_id, country, document_type, document_number, document_mark, first_name, last_name, birth_date, expires_on,
  front_file, back_file, selfie_file, state) ON verification_cases TO pb_api;
GRANT UPDATE (face) ON verification_cases TO pb_admin;
GRANT UPDATE (expiry_told) ON verification_cases TO pb_worker;
GRANT SELECT (expires_on, expiry_told) ON verification_cases TO pb_readonly;
GRANT SELECT, INSERT ON verification_pictures TO pb_api;
GRANT SELECT ON verification_pictures TO pb_admin;

CREATE FUNCTION verification_check_application() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user = 'pb_api' AND NEW.state NOT IN ('submitted', 'renewing') THEN
    RAISE EXCEPTION 'an application begins as one' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER verification_cases_applications BEFORE INSERT ON verification_cases
  FOR EACH ROW EXECUTE FUNCTION verification_check_application();

-- The level of an account whose document ended falls; the worker may do that and nothing else to an identity.
GRANT UPDATE (identity_level) ON accounts_users TO pb_worker;
CREATE OR REPLACE FUNCTION accounts_check_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  is_identity_changed boolean := (NEW.identity_level, NEW.area_id, NEW.identity_flag) IS DISTINCT FROM (OLD.identity_level, OLD.area_id, OLD.identity_flag);
BEGIN
  IF current_user = 'pb_api' AND OLD.locked_by = 'staff' AND (NEW.state, NEW.locked_by) IS DISTINCT FROM (OLD.state, OLD.locked_by) THEN
    RAISE EXCEPTION 'staff alone opens what staff has locked' USING ERRCODE = 'PB009';
  END IF;
  -- People apply and take their application back; a child account is verified like its main account.
  IF current_user = 'pb_api' AND is_identity_changed
    AND NOT (greatest(NEW.identity_level, OLD.identity_level) < 2 AND (NEW.area_id, NEW.identity_flag) = (OLD.area_id, OLD.identity_flag))
    AND NOT EXISTS (SELECT FROM accounts_users main WHERE main.id = NEW.main_id
      AND (main.identity_level, main.area_id, main.identity_flag) = (NEW.identity_level, NEW.area_id, NEW.identity_flag)) THEN
    RAISE EXCEPTION 'an identity is verified by staff' USING ERRCODE = 'PB009';
  END IF;
  IF current_user = 'pb_admin' AND NEW.identity_level = 2 AND OLD.identity_level < 2 AND NOT EXISTS (
    SELECT FROM verification_cases WHERE account_id = coalesce(NEW.main_id, NEW.id) AND state = 'approved') THEN
    RAISE EXCEPTION 'an identity is verified by an approved application' USING ERRCODE = 'PB009';
  END IF;
  IF current_user = 'pb_worker' AND is_identity_changed
    AND NOT (OLD.identity_level = 2 AND NEW.identity_level < 2 AND (NEW.area_id, NEW.identity_flag) = (OLD.area_id, OLD.identity_flag)
      AND EXISTS (SELECT FROM verification_cases WHERE account_id = coalesce(NEW.main_id, NEW.id) AND state = 'approved'
        AND expires_on < (app_now() AT TIME ZONE 'UTC')::date)) THEN
    RAISE EXCEPTION 'an identity falls back when its document has ended' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;

INSERT INTO settings_owners (key, role, needs_two) VALUES ('verification.minimumAge', 'risk', true), ('verification.expiry', 'risk', true);
