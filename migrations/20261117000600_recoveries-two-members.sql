-- A recovery hands an account over to whoever asked for it. Two members of staff have to agree, and the database looks for itself:
-- it knows which role may take a request which step, and that nothing takes effect before the owner had time to stop it.
ALTER TABLE recoveries_cases
  -- The first who agreed; decided_by is the second, or the one who turned it down.
  ADD COLUMN approved_by bigint REFERENCES staff_members (id),
  ADD COLUMN approved_at timestamptz,
  ADD COLUMN approval_reason text,
  ADD COLUMN decider_id bigint REFERENCES staff_members (id),
  ADD CHECK ((approved_by IS NULL) = (approved_at IS NULL));

-- The least that the setting recoveries.waitingHours allows.
CREATE FUNCTION recoveries_check_step() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.state = OLD.state AND NEW.effective_at IS NOT DISTINCT FROM OLD.effective_at THEN
    RETURN NEW;
  END IF;
  IF current_user = 'pb_api' AND OLD.state IN ('waiting', 'cooling') AND NEW.state = 'cancelled' THEN
    RETURN NEW;
  END IF;
  IF current_user = 'pb_worker' AND OLD.state = 'cooling' AND OLD.effective_at <= app_now() AND NEW.state = 'done' THEN
    RETURN NEW;
  END IF;
  IF current_user = 'pb_admin' AND OLD.state = 'waiting' AND NEW.state = 'rejected' THEN
    RETURN NEW;
  END IF;
  IF current_user = 'pb_admin' AND OLD.state = 'waiting' AND NEW.state = 'cooling' AND OLD.approved_by = NEW.approved_by
    AND NEW.decider_id <> OLD.approved_by AND NEW.effective_at >= app_now() + interval '1 hour'
    AND (SELECT count(*) FROM staff_members
      WHERE id IN (OLD.approved_by, NEW.decider_id) AND state = 'active' AND roles && ARRAY['decider', 'risk']) = 2 THEN
    RETURN NEW;
  END IF;
  -- Whoever owns the table could also drop this function.
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a recovery cannot go from % to % this way', OLD.state, NEW.state USING ERRCODE = 'PB009';
END $$;
CREATE TRIGGER recoveries_cases_steps BEFORE UPDATE ON recoveries_cases FOR EACH ROW EXECUTE FUNCTION recoveries_check_step();
REVOKE ALL ON FUNCTION recoveries_check_step FROM public;

-- Whether a member who agreed is still there is for the staff area to say.
CREATE VIEW staff_active AS SELECT id, roles FROM staff_members WHERE state = 'active';
GRANT SELECT ON staff_active TO pb_admin;

REVOKE INSERT, UPDATE ON recoveries_cases FROM pb_api;
REVOKE UPDATE ON recoveries_cases FROM pb_admin, pb_worker;
GRANT INSERT (case_no, account_id, kind, lost, new_email, selfie_file) ON recoveries_cases TO pb_api;
GRANT UPDATE (state) ON recoveries_cases TO pb_api, pb_worker;
GRANT UPDATE (state, reason, approved_by, approved_at, approval_reason, decided_at, decided_by, decider_id, effective_at)
  ON recoveries_cases TO pb_admin;
