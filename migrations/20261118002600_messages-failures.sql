-- Mail or SMS could be down without any sign: nothing kept which provider sent a message, and why one did not. From here on every failed try
-- has a row: way, provider, kind of message and a reason from a closed list. It never says to whom or what.
ALTER TABLE messages_outgoing ADD COLUMN sent_by text CHECK (sent_by IN ('first', 'second'));
-- What left within the last hour is counted for the operators every few seconds.
CREATE INDEX messages_outgoing_sent ON messages_outgoing (sent_at) WHERE state = 'sent';

CREATE TABLE messages_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- For finding the message in the log; rows of messages go earlier than these may.
  message_id uuid NOT NULL,
  way text NOT NULL CHECK (way IN ('mail', 'sms', 'telegram', 'push')),
  -- Empty where no provider was asked.
  provider text CHECK (provider IN ('first', 'second')),
  template text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('unreachable', 'login', 'busy', 'refused', 'deferred', 'unconfirmed', 'address', 'unreadable', 'late')),
  -- Whether the message was given up after it.
  is_final boolean NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX messages_failures_age ON messages_failures (failed_at);
CREATE INDEX messages_failures_message ON messages_failures (message_id) WHERE reason = 'deferred';

GRANT UPDATE (sent_by) ON messages_outgoing TO pb_worker;
GRANT SELECT (sent_by) ON messages_outgoing TO pb_admin, pb_readonly;
GRANT SELECT, INSERT (message_id, way, provider, template, reason, is_final), DELETE ON messages_failures TO pb_worker;
GRANT SELECT ON messages_failures TO pb_admin, pb_readonly;
