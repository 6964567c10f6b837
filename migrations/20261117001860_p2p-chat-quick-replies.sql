-- Texts that somebody keeps to write them again: the same words in many chats. Encrypted, as messages are.
CREATE TABLE p2p_chat_replies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reply_no text NOT NULL UNIQUE CHECK (reply_no ~ '^[1-9]\d{17,18}$'),
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  closed_text text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX p2p_chat_replies_owner ON p2p_chat_replies (account_id, id);
CREATE INDEX p2p_chat_replies_text_key ON p2p_chat_replies (split_part(closed_text, '.', 1));
GRANT SELECT, INSERT, UPDATE (closed_text, changed_at), DELETE ON p2p_chat_replies TO pb_api;
GRANT SELECT, UPDATE (closed_text), DELETE ON p2p_chat_replies TO pb_worker;
GRANT SELECT (id, reply_no, account_id, changed_at) ON p2p_chat_replies TO pb_readonly;
