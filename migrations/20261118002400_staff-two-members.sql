-- Changes of staff take two members, as TypeScript says; from here on the database looks for itself, as it does for settings, corrections and
-- rulings. Whoever has left proposes nothing any more, and what was proposed begins as a proposal: the console inserts no decided row.
REVOKE INSERT ON staff_proposals, settings_proposals, ledger_corrections FROM pb_admin;
GRANT INSERT (proposal_no, kind, member_id, name, email, roles, reason, proposed_by, expires_at) ON staff_proposals TO pb_admin;
GRANT INSERT (proposal_no, key, version, value, reason, proposed_by, expires_at) ON settings_proposals TO pb_admin;
GRANT INSERT (correction_no, owner_id, asset, wallet, amount, usdt_value, reason, proposed_by, expires_at) ON ledger_corrections TO pb_admin;

CREATE FUNCTION staff_check_proposal() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.state = 'open' THEN
    RAISE EXCEPTION 'a change of staff is decided once' USING ERRCODE = 'PB009';
  END IF;
  IF NEW.state = 'approved' AND (
    SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = OLD.proposed_by OR id = NEW.decided_by AND 'approver' = ANY (roles))) <> 2 THEN
    RAISE EXCEPTION 'a change of staff needs two members' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER staff_proposals_steps BEFORE UPDATE ON staff_proposals FOR EACH ROW EXECUTE FUNCTION staff_check_proposal();

-- At commit: who is a member, with which roles, follows from a proposal that was approved in the same transaction. A new member comes in by an
-- invitation that is spent with it. The command that makes the first members runs as the owner of the tables.
CREATE FUNCTION staff_check_member() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  needed text[] := '{}';
BEGIN
  IF current_user <> 'pb_admin' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    needed := '{add}';
  ELSIF NEW.state = 'active' AND OLD.state = 'invited' THEN
    IF NOT EXISTS (SELECT FROM staff_invitations WHERE member_id = NEW.id AND ended_at = app_now() AND expires_at > app_now()) THEN
      RAISE EXCEPTION 'member % has spent no invitation', NEW.name USING ERRCODE = 'PB009';
    END IF;
  ELSIF NEW.state <> OLD.state THEN
    needed := ARRAY[CASE WHEN NEW.state = 'suspended' THEN 'suspend' WHEN OLD.state = 'suspended' THEN 'reinstate' ELSE 'reset-factors' END];
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.roles <> OLD.roles THEN
    needed := needed || 'change-roles'::text;
  END IF;
  IF EXISTS (
    SELECT FROM unnest(needed) AS needed_kind WHERE NOT EXISTS (
      SELECT FROM staff_proposals WHERE member_id = NEW.id AND state = 'approved' AND decided_at = app_now() AND kind = needed_kind
        AND (kind NOT IN ('add', 'change-roles') OR roles = NEW.roles))) THEN
    RAISE EXCEPTION 'nobody has approved what changes of member %', NEW.name USING ERRCODE = 'PB007';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER staff_members_approved AFTER INSERT OR UPDATE OF roles, state ON staff_members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION staff_check_member();
REVOKE ALL ON FUNCTION staff_check_proposal, staff_check_member FROM public;
