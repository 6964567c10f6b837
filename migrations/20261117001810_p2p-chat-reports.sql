-- Reports of a person, or of one of their messages, by the other person of an order. The order and the number of the message are the
-- evidence: neither can be changed or removed. The role of the site executes the one function that checks whose they are; staff read
-- the message that a report is about, and no other.
CREATE TABLE p2p_chat_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_no text NOT NULL UNIQUE CHECK (report_no ~ '^[1-9]\d{17,18}$'),
  order_no text NOT NULL REFERENCES p2p_chat_rooms (order_no),
  reporter_id bigint NOT NULL REFERENCES accounts_users (id),
  reported_id bigint NOT NULL REFERENCES accounts_users (id),
  -- Zero when it is about the person.
  message_seq int NOT NULL CHECK (message_seq >= 0),
  -- As in packages/rules; a test compares both.
  reason text NOT NULL CHECK (reason IN ('off-platform', 'third-party-payment', 'fake-proof', 'asked-extra', 'abuse', 'other')),
  -- Encrypted.
  closed_text text,
  reported_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (order_no, reporter_id, message_seq),
  CONSTRAINT nobody_reports_oneself CHECK (reporter_id <> reported_id),
  CONSTRAINT other_reasons_have_words CHECK (reason <> 'other' OR closed_text IS NOT NULL)
);
CREATE INDEX p2p_chat_reports_reporter ON p2p_chat_reports (reporter_id);
CREATE INDEX p2p_chat_reports_text_key ON p2p_chat_reports (split_part(closed_text, '.', 1)) WHERE closed_text IS NOT NULL;

-- Answers when it was written down; null when this was reported before.
CREATE FUNCTION p2p_chat_report(p_report_no text, p_order text, p_reporter bigint, p_seq int, p_reason text, p_closed_text text)
RETURNS timestamptz LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE room p2p_chat_rooms; written timestamptz;
BEGIN
  SELECT * INTO room FROM p2p_chat_rooms WHERE order_no = p_order AND p_reporter IN (buyer_id, seller_id);
  IF room.order_no IS NULL OR (p_seq <> 0 AND NOT EXISTS (
    SELECT FROM p2p_chat_messages WHERE order_no = room.order_no AND room_at = room.opened_at AND seq = p_seq
      AND sender = CASE p_reporter WHEN room.buyer_id THEN 'seller' ELSE 'buyer' END)) THEN
    RAISE EXCEPTION 'somebody reports the other person of an own order' USING ERRCODE = 'PB009';
  END IF;
  INSERT INTO p2p_chat_reports (report_no, order_no, reporter_id, reported_id, message_seq, reason, closed_text)
    VALUES (p_report_no, p_order, p_reporter, CASE p_reporter WHEN room.buyer_id THEN room.seller_id ELSE room.buyer_id END, p_seq, p_reason,
      p_closed_text)
    ON CONFLICT (order_no, reporter_id, message_seq) DO NOTHING RETURNING reported_at INTO written;
  RETURN written;
END $$;

CREATE VIEW p2p_chat_reported_messages WITH (security_barrier) AS
SELECT report.report_no, message.sender, message.kind, message.client_id, message.closed_text, message.data, message.created_at
FROM p2p_chat_reports report JOIN p2p_chat_rooms room ON room.order_no = report.order_no
JOIN p2p_chat_messages message ON message.order_no = room.order_no AND message.room_at = room.opened_at AND message.seq = report.message_seq;

REVOKE ALL ON FUNCTION p2p_chat_report FROM public;
GRANT EXECUTE ON FUNCTION p2p_chat_report TO pb_api;
GRANT SELECT (order_no, reporter_id, message_seq, reason, reported_at, id) ON p2p_chat_reports TO pb_api;
GRANT SELECT (id, report_no, order_no, reporter_id, message_seq, reason, closed_text, reported_at), UPDATE (closed_text) ON p2p_chat_reports TO pb_worker;
GRANT SELECT ON p2p_chat_reports, p2p_chat_reported_messages TO pb_admin;
GRANT SELECT (id, report_no, order_no, reporter_id, reported_id, message_seq, reason, reported_at) ON p2p_chat_reports TO pb_readonly;
