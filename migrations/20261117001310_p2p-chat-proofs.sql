-- Pictures that buyers call a proof of payment. Whoever sends one that was a proof in another order has probably not paid: the seller
-- is warned.

-- Eight bytes by which likenesses are found, and a thumbnail of 64 times 64 grays by which they are confirmed; too coarse to read.
-- Of pictures of a chat only.
ALTER TABLE files_stored ADD COLUMN likeness bytea,
  ADD CONSTRAINT only_chats_have_likenesses CHECK (likeness IS NULL OR purpose = 'chat-picture');

CREATE TABLE p2p_chat_proofs (
  order_no text NOT NULL REFERENCES p2p_chat_rooms (order_no),
  seq int NOT NULL,
  file_id text NOT NULL REFERENCES files_stored (file_id),
  -- The quarters of the eight bytes, each with its place, by which likenesses are found; those of empty areas are left out.
  bands int[] NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (order_no, seq)
);
CREATE INDEX p2p_chat_proofs_bands ON p2p_chat_proofs USING gin (bands);

CREATE FUNCTION p2p_chat_send_proof(p_order text, p_client uuid, p_file text, p_bands int[], p_is_used_before boolean)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE message p2p_chat_messages; number int;
BEGIN
  message.order_no := p_order; message.sender := 'buyer'; message.client_id := p_client; message.kind := 'picture';
  message.file_id := p_file; message.data := jsonb_build_object('isProof', true, 'isUsedBefore', p_is_used_before);
  number := p2p_chat_append(message);
  INSERT INTO p2p_chat_proofs (order_no, seq, file_id, bands) VALUES (p_order, number, p_file, p_bands) ON CONFLICT DO NOTHING;
  RETURN number;
END $$;
REVOKE ALL ON FUNCTION p2p_chat_send_proof FROM public;
GRANT EXECUTE ON FUNCTION p2p_chat_send_proof TO pb_api;
GRANT SELECT ON p2p_chat_proofs TO pb_api;
GRANT SELECT (order_no, seq, sent_at) ON p2p_chat_proofs TO pb_readonly;
