-- What members ask support, and what staff answer. Subject and messages are encrypted, as chats are. Messages are never changed; a name
-- of staff can be written by the role of the console alone, so the site cannot answer for it.
CREATE TABLE support_tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_no text NOT NULL UNIQUE CHECK (ticket_no ~ '^[1-9]\d{17,18}$'),
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  -- As in packages/rules; a test compares both.
  topic text NOT NULL CHECK (topic IN ('p2p-order', 'assets', 'verification', 'security', 'other')),
  -- As the member gave it: it may be the number of somebody else's order, or of none.
  order_no text CHECK (order_no ~ '^[1-9]\d{17,18}$'),
  -- Encrypted.
  closed_subject text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answered', 'closed')),
  opened_at timestamptz NOT NULL DEFAULT app_now(),
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  -- When the member wrote first after the last answer.
  waiting_since timestamptz NOT NULL DEFAULT app_now(),
  last_seq int NOT NULL DEFAULT 0,
  -- The last message of staff, and the last that the member has read.
  answered_seq int NOT NULL DEFAULT 0,
  read_seq int NOT NULL DEFAULT 0,
  CONSTRAINT nobody_reads_ahead CHECK (read_seq <= last_seq AND answered_seq <= last_seq)
);
CREATE INDEX support_tickets_owner ON support_tickets (account_id, id DESC);
CREATE INDEX support_tickets_waiting ON support_tickets (waiting_since, id) WHERE state = 'waiting';
CREATE INDEX support_tickets_state ON support_tickets (state, id DESC);
CREATE INDEX support_tickets_subject_key ON support_tickets (split_part(closed_subject, '.', 1));

CREATE TABLE support_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_no text NOT NULL REFERENCES support_tickets (ticket_no),
  seq int NOT NULL CHECK (seq > 0),
  -- Null when the member wrote it.
  staff_name text,
  -- Encrypted.
  closed_text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (ticket_no, seq)
);
CREATE INDEX support_messages_text_key ON support_messages (split_part(closed_text, '.', 1));

GRANT SELECT, INSERT (ticket_no, account_id, topic, order_no, closed_subject), UPDATE (state, changed_at, waiting_since, last_seq, read_seq)
  ON support_tickets TO pb_api;
GRANT SELECT, INSERT (ticket_no, seq, closed_text) ON support_messages TO pb_api;
GRANT SELECT, UPDATE (state, changed_at, last_seq, answered_seq) ON support_tickets TO pb_admin;
GRANT SELECT, INSERT (ticket_no, seq, staff_name, closed_text) ON support_messages TO pb_admin;
GRANT SELECT, UPDATE (closed_subject), DELETE ON support_tickets TO pb_worker;
GRANT SELECT, UPDATE (closed_text), DELETE ON support_messages TO pb_worker;
GRANT SELECT (id, ticket_no, account_id, topic, order_no, state, opened_at, changed_at, waiting_since, last_seq, answered_seq, read_seq)
  ON support_tickets TO pb_readonly;
GRANT SELECT (id, ticket_no, seq, staff_name, written_at) ON support_messages TO pb_readonly;

-- A look at a ticket is a look at whoever wrote it.
ALTER TABLE customers_views
  DROP CONSTRAINT customers_views_kind_check,
  ADD CONSTRAINT customers_views_kind_check CHECK (
    kind IN ('found', 'viewed', 'revealed', 'viewed-balances', 'viewed-postings', 'viewed-journal', 'viewed-trader', 'viewed-order',
      'viewed-ticket'));
