-- What was sent to the addresses of one customer: channel, kind and outcome, neither words nor the address. Staff see it on the customer's
-- page. The role of the console cannot read recipients, so that it can ask about somebody and never for a list of everybody.
CREATE FUNCTION messages_sent_to(p_recipients text[])
RETURNS TABLE (id uuid, channel text, template text, state text, created_at timestamptz, sent_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT id, kind, template, state, created_at, sent_at FROM messages_outgoing WHERE recipient = ANY (p_recipients)
$$;
REVOKE ALL ON FUNCTION messages_sent_to(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION messages_sent_to(text[]) TO pb_admin;
CREATE INDEX messages_outgoing_recipient ON messages_outgoing (recipient, created_at DESC);
