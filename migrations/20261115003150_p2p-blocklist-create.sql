-- Whom somebody does not want to trade with.
CREATE TABLE p2p_blocklist_entries (
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  blocked_id bigint NOT NULL REFERENCES accounts_users (id),
  at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (account_id, blocked_id),
  CONSTRAINT nobody_blocks_oneself CHECK (account_id <> blocked_id)
);
CREATE INDEX p2p_blocklist_entries_newest ON p2p_blocklist_entries (account_id, at DESC, blocked_id DESC);
CREATE INDEX p2p_blocklist_entries_blocked ON p2p_blocklist_entries (blocked_id);

GRANT SELECT, INSERT, DELETE ON p2p_blocklist_entries TO pb_api;
GRANT SELECT, DELETE ON p2p_blocklist_entries TO pb_worker;
GRANT SELECT ON p2p_blocklist_entries TO pb_readonly;
