-- The workplace of staff: what waits is counted from the tables of its queues, so the only rows of its own are addresses that a member keeps.
CREATE TABLE work_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff_members (id),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- A place of the console with its filters, never an address of the network.
  address text NOT NULL CHECK (length(address) <= 400 AND address ~ '^#/[ -~]+$'),
  saved_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (staff_id, name)
);
GRANT SELECT, INSERT, DELETE ON work_views TO pb_admin;
GRANT UPDATE (address, saved_at) ON work_views TO pb_admin;

-- What an order in appeal is about, for queues that put what is worth more first.
CREATE VIEW p2p_orders_values AS SELECT id AS order_id, order_no, coin, quantity FROM p2p_orders_orders;
GRANT SELECT ON p2p_orders_values, p2p_orders_being_decided TO pb_admin;

-- A report waits until a member of staff has opened it.
ALTER TABLE p2p_chat_reports ADD COLUMN opened_at timestamptz;
GRANT UPDATE (opened_at) ON p2p_chat_reports TO pb_admin;
CREATE INDEX p2p_chat_reports_waiting ON p2p_chat_reports (reported_at) WHERE opened_at IS NULL;

-- Every queue is counted every few seconds for every member who is there, so each has an index of what waits and of nothing else.
CREATE INDEX p2p_ads_ads_waiting ON p2p_ads_ads (changed_at) WHERE version > checked_version AND taken_down_for IS NULL AND state <> 'deleted';
CREATE INDEX ledger_corrections_open ON ledger_corrections (expires_at) WHERE state = 'open';
CREATE INDEX settings_proposals_open ON settings_proposals (expires_at) WHERE state = 'open';
