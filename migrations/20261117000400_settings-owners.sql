-- Settings have owners. One member of staff could change the limits of corrections, fees and waiting times alone and without a reason,
-- and nothing in the database would have stopped it. Here it knows which settings take two persons, and asks for both.

-- The role whose members may change a setting, and whether a second person decides. The settings of the contract say the same; a test
-- compares them.
CREATE TABLE settings_owners (
  key text PRIMARY KEY,
  role text NOT NULL,
  needs_two boolean NOT NULL
);
INSERT INTO settings_owners (key, role, needs_two) VALUES
  ('site.switches', 'editor', false),
  ('site.invitation', 'editor', false),
  ('site.tradeMining', 'editor', true),
  ('site.brand', 'editor', false),
  ('security.proofOfWork', 'risk', true),
  ('sub-accounts.limit', 'risk', true),
  ('recoveries.waitingHours', 'risk', true),
  ('restrictions.hongKong', 'risk', true),
  ('customers.canaries', 'risk', true),
  ('ledger.correctionLimitUsdt', 'risk', true),
  ('ledger.correctionDayLimitUsdt', 'risk', true),
  ('exports.perMonth', 'risk', true),
  ('exports.mostRows', 'risk', true),
  ('rates.staleAfterSeconds', 'risk', true),
  ('rates.outlierPercent', 'risk', true),
  ('rates.maxJumpPercent', 'risk', true),
  ('p2p-users.termsVersion', 'editor', false),
  ('p2p-users.nickNameDays', 'risk', true),
  ('content.p2pTips', 'editor', false),
  ('content.p2pArticles', 'editor', false),
  ('p2p-config.market', 'risk', false),
  ('p2p-config.general', 'risk', true),
  ('p2p-config.bands', 'risk', true),
  ('p2p-config.ads', 'risk', true),
  ('p2p-config.fiats', 'risk', true),
  ('p2p-config.coins', 'risk', true);
GRANT SELECT ON settings_owners TO pb_admin, pb_readonly;

-- A value that one member has proposed, on top of the version that they saw.
CREATE TABLE settings_proposals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  proposal_no text NOT NULL UNIQUE CHECK (proposal_no ~ '^[1-9]\d{9,18}$'),
  key text NOT NULL,
  version int NOT NULL CHECK (version >= 0),
  value jsonb NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 200),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected', 'withdrawn')),
  proposed_by bigint NOT NULL REFERENCES staff_members (id),
  proposed_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  written_version int,
  CONSTRAINT two_persons CHECK (decided_by <> proposed_by),
  CONSTRAINT decision_is_whole CHECK ((state IN ('approved', 'rejected')) = (decided_by IS NOT NULL) AND (state = 'open') = (decided_at IS NULL)),
  CONSTRAINT approval_is_a_version CHECK ((state = 'approved') = (written_version IS NOT NULL))
);
CREATE INDEX settings_proposals_age ON settings_proposals (proposed_at);
GRANT SELECT, INSERT ON settings_proposals TO pb_admin;
-- What was proposed stays as it is; only the decision is added. Only settings_carry_out approves, because approved is what has a version.
GRANT UPDATE (state, decided_by, decided_at) ON settings_proposals TO pb_admin;
GRANT SELECT ON settings_proposals TO pb_readonly;

-- Versions of before have no reason.
ALTER TABLE settings_versions
  ADD COLUMN reason text CHECK (length(reason) BETWEEN 3 AND 200),
  ADD COLUMN proposal_id bigint UNIQUE REFERENCES settings_proposals (id);
REVOKE INSERT ON settings_versions FROM pb_admin;

-- Answers false when the version before it is not the newest one.
CREATE FUNCTION settings_add_version(p_key text, p_version int, p_value jsonb, p_author bigint, p_reason text, p_proposal bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO settings_versions (key, version, value, author, reason, proposal_id)
  SELECT p_key, p_version, p_value, name, p_reason, p_proposal FROM staff_members
  WHERE id = p_author AND coalesce((SELECT max(version) FROM settings_versions WHERE key = p_key), 0) = p_version - 1
  ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- Writes a setting that takes one person. PB007: it takes two, or the member may not.
CREATE FUNCTION settings_write(p_key text, p_version int, p_value jsonb, p_author bigint, p_reason text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF p_reason IS NULL OR NOT EXISTS (
    SELECT FROM settings_owners JOIN staff_members ON role = ANY (roles)
    WHERE key = p_key AND NOT needs_two AND id = p_author AND state = 'active') THEN
    RAISE EXCEPTION 'the setting % is not for this member alone', p_key USING ERRCODE = 'PB007';
  END IF;
  RETURN settings_add_version(p_key, p_version, p_value, p_author, p_reason, NULL);
END $$;

-- Puts a proposed value in force: the one way to change a setting that takes two persons. It looks for itself whether two members of staff
-- stand behind it. PB006: nobody has proposed it, or it is decided or too old. PB007: one of the two may not. PB008: the setting was
-- written meanwhile.
CREATE FUNCTION settings_carry_out(p_proposal_no text, p_decider bigint) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE proposal settings_proposals%ROWTYPE;
BEGIN
  SELECT * INTO proposal FROM settings_proposals
    WHERE proposal_no = p_proposal_no AND state = 'open' AND expires_at > app_now() FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no proposal % waits', p_proposal_no USING ERRCODE = 'PB006';
  END IF;
  IF proposal.proposed_by = p_decider OR (
    SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = p_decider AND 'approver' = ANY (roles)
        OR id = proposal.proposed_by AND (SELECT role FROM settings_owners WHERE key = proposal.key) = ANY (roles))) <> 2 THEN
    RAISE EXCEPTION 'the proposal % needs two members of staff', p_proposal_no USING ERRCODE = 'PB007';
  END IF;
  IF NOT settings_add_version(proposal.key, proposal.version + 1, proposal.value, proposal.proposed_by, proposal.reason, proposal.id) THEN
    RAISE EXCEPTION 'the setting % was written meanwhile', proposal.key USING ERRCODE = 'PB008';
  END IF;
  UPDATE settings_proposals
    SET state = 'approved', decided_by = p_decider, decided_at = app_now(), written_version = proposal.version + 1 WHERE id = proposal.id;
  RETURN proposal.version + 1;
END $$;

REVOKE ALL ON FUNCTION settings_add_version, settings_write, settings_carry_out FROM public;
GRANT EXECUTE ON FUNCTION settings_write, settings_carry_out TO pb_admin;
