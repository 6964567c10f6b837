-- Whoever logs out, or is logged out from elsewhere, is not told about their orders on that device any more: a subscription belongs to
-- the login that it was made with, and goes with it.
ALTER TABLE messages_push_subscriptions ADD COLUMN session_id bigint;
CREATE INDEX messages_push_subscriptions_session ON messages_push_subscriptions (session_id);
GRANT INSERT (session_id) ON messages_push_subscriptions TO pb_api;

CREATE FUNCTION messages_drop_push_of_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM messages_push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION messages_drop_push_of_session FROM public;
CREATE TRIGGER sessions_families_push AFTER UPDATE OF ended_at ON sessions_families
  FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL) EXECUTE FUNCTION messages_drop_push_of_session();
