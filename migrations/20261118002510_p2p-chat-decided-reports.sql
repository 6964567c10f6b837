-- A report waits until a member of staff has decided it, and not only until somebody has opened it: whoever opens one and is called away leaves
-- it waiting. Those that were opened before count as decided, without an outcome.
ALTER TABLE p2p_chat_reports
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN outcome text CHECK (outcome IN ('acted', 'no-action')),
  ADD CONSTRAINT outcomes_are_decided CHECK (outcome IS NULL OR decided_at IS NOT NULL),
  ADD CONSTRAINT who_decides_has_read CHECK (decided_at IS NULL OR opened_at IS NOT NULL);
UPDATE p2p_chat_reports SET decided_at = opened_at WHERE opened_at IS NOT NULL;
DROP INDEX p2p_chat_reports_waiting;
CREATE INDEX p2p_chat_reports_waiting ON p2p_chat_reports (id) WHERE decided_at IS NULL;
GRANT UPDATE (decided_at, outcome) ON p2p_chat_reports TO pb_admin;
