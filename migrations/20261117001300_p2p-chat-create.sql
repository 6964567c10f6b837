-- Chat of P2P orders: one room per order, with one gapless sequence for what the two people write and what happens to their order.
-- Rooms give numbers under the lock of their row; rows of the past are never changed.
CREATE TABLE p2p_chat_rooms (
  order_no text PRIMARY KEY REFERENCES p2p_orders_orders (order_no),
  buyer_id bigint NOT NULL REFERENCES accounts_users (id),
  seller_id bigint NOT NULL REFERENCES accounts_users (id),
  opened_at timestamptz NOT NULL DEFAULT app_now(),
  last_seq int NOT NULL DEFAULT 0,
  -- Up to where each of them has read, and how many messages of the other came after it.
  buyer_read int NOT NULL DEFAULT 0,
  seller_read int NOT NULL DEFAULT 0,
  buyer_unread int NOT NULL DEFAULT 0 CHECK (buyer_unread >= 0),
  seller_unread int NOT NULL DEFAULT 0 CHECK (seller_unread >= 0),
  CONSTRAINT nobody_reads_ahead CHECK (buyer_read <= last_seq AND seller_read <= last_seq)
) WITH (fillfactor = 70);
CREATE INDEX p2p_chat_rooms_buyer_unread ON p2p_chat_rooms (buyer_id) WHERE buyer_unread > 0;
CREATE INDEX p2p_chat_rooms_seller_unread ON p2p_chat_rooms (seller_id) WHERE seller_unread > 0;

-- By the month in which the room was opened: all messages of a room lie together, so that its numbers can be unique.
CREATE TABLE p2p_chat_messages (
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_no text NOT NULL REFERENCES p2p_chat_rooms (order_no),
  room_at timestamptz NOT NULL,
  seq int NOT NULL CHECK (seq > 0),
  sender text NOT NULL CHECK (sender IN ('buyer', 'seller', 'system')),
  -- What the sender calls it: sent again it is the same message.
  client_id uuid,
  kind text NOT NULL CHECK (kind IN ('text', 'picture', 'video', 'auto-reply', 'event')),
  -- Encrypted.
  closed_text text,
  file_id text REFERENCES files_stored (file_id),
  has_contact boolean NOT NULL DEFAULT false,
  -- Of an event: what happened. Of an automatic reply: its words, which the ad shows to everybody.
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (id, room_at),
  UNIQUE (order_no, seq, room_at),
  UNIQUE (order_no, sender, client_id, room_at),
  CONSTRAINT people_name_their_messages CHECK ((client_id IS NOT NULL) = (kind IN ('text', 'picture', 'video'))),
  CONSTRAINT only_events_are_of_the_system CHECK ((sender = 'system') = (kind = 'event')),
  CONSTRAINT text_has_words CHECK ((kind = 'text') = (closed_text IS NOT NULL)),
  CONSTRAINT files_are_named CHECK ((kind IN ('picture', 'video')) = (file_id IS NOT NULL))
) PARTITION BY RANGE (room_at);
CREATE INDEX p2p_chat_messages_text_key ON p2p_chat_messages (split_part(closed_text, '.', 1)) WHERE closed_text IS NOT NULL;
SELECT platform_make_partitions('p2p_chat_messages', 3);
-- Tests move the clock; no message may fail for want of a partition.
CREATE TABLE p2p_chat_messages_other PARTITION OF p2p_chat_messages DEFAULT;

-- Tells both people where the room stands, each from their own side. Keys are numbered in one order everywhere.
CREATE FUNCTION p2p_chat_tell(p_room p2p_chat_rooms) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE person record;
BEGIN
  FOR person IN
    SELECT user_id, id = p_room.buyer_id AS is_buyer FROM accounts_directory WHERE id IN (p_room.buyer_id, p_room.seller_id)
    ORDER BY user_id COLLATE "C"
  LOOP
    PERFORM platform_emit('p2p-chat', person.user_id, jsonb_build_object(
      'orderNo', p_room.order_no, 'seq', p_room.last_seq,
      'readSeq', CASE WHEN person.is_buyer THEN p_room.buyer_read ELSE p_room.seller_read END,
      'otherReadSeq', CASE WHEN person.is_buyer THEN p_room.seller_read ELSE p_room.buyer_read END,
      'unread', CASE WHEN person.is_buyer THEN p_room.buyer_unread ELSE p_room.seller_unread END));
  END LOOP;
END $$;

-- The only way into a room. A message that is there already keeps its number.
CREATE FUNCTION p2p_chat_append(p_message p2p_chat_messages) RETURNS int LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE room p2p_chat_rooms; known int;
BEGIN
  SELECT * INTO STRICT room FROM p2p_chat_rooms WHERE order_no = p_message.order_no FOR NO KEY UPDATE;
  SELECT seq INTO known FROM p2p_chat_messages
    WHERE order_no = room.order_no AND room_at = room.opened_at AND sender = p_message.sender AND client_id = p_message.client_id;
  IF known IS NOT NULL THEN
    RETURN known;
  END IF;
  UPDATE p2p_chat_rooms SET last_seq = last_seq + 1,
    buyer_unread = buyer_unread + (p_message.sender = 'seller')::int, seller_unread = seller_unread + (p_message.sender = 'buyer')::int
    WHERE order_no = room.order_no RETURNING * INTO room;
  INSERT INTO p2p_chat_messages (order_no, room_at, seq, sender, client_id, kind, closed_text, file_id, has_contact, data)
    VALUES (room.order_no, room.opened_at, room.last_seq, p_message.sender, p_message.client_id, p_message.kind, p_message.closed_text,
      p_message.file_id, coalesce(p_message.has_contact, false), coalesce(p_message.data, '{}'));
  PERFORM p2p_chat_tell(room);
  RETURN room.last_seq;
END $$;

-- What a person writes. Lines of the system cannot be written this way.
CREATE FUNCTION p2p_chat_send(p_order text, p_side text, p_client uuid, p_kind text, p_closed_text text, p_file text, p_has_contact boolean)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE message p2p_chat_messages;
BEGIN
  IF p_side NOT IN ('buyer', 'seller') OR p_kind NOT IN ('text', 'picture', 'video') THEN
    RAISE EXCEPTION 'people write texts, pictures and videos' USING ERRCODE = 'PB009';
  END IF;
  message.order_no := p_order; message.sender := p_side; message.client_id := p_client; message.kind := p_kind;
  message.closed_text := p_closed_text; message.file_id := p_file; message.has_contact := p_has_contact;
  RETURN p2p_chat_append(message);
END $$;

-- Moves a read mark forward, never back.
CREATE FUNCTION p2p_chat_mark_read(p_order text, p_side text, p_seq int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE room p2p_chat_rooms; mark int; rest int;
BEGIN
  SELECT * INTO STRICT room FROM p2p_chat_rooms WHERE order_no = p_order FOR NO KEY UPDATE;
  mark := least(p_seq, room.last_seq);
  IF mark <= (CASE p_side WHEN 'buyer' THEN room.buyer_read ELSE room.seller_read END) THEN
    RETURN;
  END IF;
  SELECT count(*) INTO rest FROM p2p_chat_messages
    WHERE order_no = room.order_no AND room_at = room.opened_at AND seq > mark AND sender = CASE p_side WHEN 'buyer' THEN 'seller' ELSE 'buyer' END;
  IF p_side = 'buyer' THEN
    UPDATE p2p_chat_rooms SET buyer_read = mark, buyer_unread = rest WHERE order_no = p_order RETURNING * INTO room;
  ELSE
    UPDATE p2p_chat_rooms SET seller_read = mark, seller_unread = rest WHERE order_no = p_order RETURNING * INTO room;
  END IF;
  PERFORM p2p_chat_tell(room);
END $$;

-- What happens to an order stands in its chat from the same moment on, in the same sequence. Orders do not know of it.
CREATE FUNCTION p2p_chat_note_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE trade record; message p2p_chat_messages;
BEGIN
  SELECT order_no, buyer_id, seller_id, maker_side, status, ad.auto_reply INTO STRICT trade
    FROM p2p_orders_orders JOIN p2p_ads_ads ad USING (ad_no) WHERE p2p_orders_orders.id = NEW.order_id;
  INSERT INTO p2p_chat_rooms (order_no, buyer_id, seller_id) VALUES (trade.order_no, trade.buyer_id, trade.seller_id) ON CONFLICT DO NOTHING;
  message.order_no := trade.order_no; message.sender := 'system'; message.kind := 'event';
  message.data := jsonb_build_object('code', NEW.code, 'actor', NEW.actor, 'status', trade.status);
  PERFORM p2p_chat_append(message);
  IF NEW.code = 'place-order' AND trade.auto_reply <> '' THEN
    message.sender := trade.maker_side; message.kind := 'auto-reply'; message.data := jsonb_build_object('text', trade.auto_reply);
    PERFORM p2p_chat_append(message);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_chat_events AFTER INSERT ON p2p_orders_events FOR EACH ROW EXECUTE FUNCTION p2p_chat_note_event();

-- Orders that began before there was a chat.
INSERT INTO p2p_chat_rooms (order_no, buyer_id, seller_id, opened_at, last_seq)
  SELECT order_no, buyer_id, seller_id, created_at, event_count FROM p2p_orders_orders;
INSERT INTO p2p_chat_messages (order_no, room_at, seq, sender, kind, data, created_at)
  SELECT trade.order_no, trade.created_at, event.seq, 'system', 'event', jsonb_build_object('code', event.code, 'actor', event.actor), event.at
  FROM p2p_orders_events event JOIN p2p_orders_orders trade ON trade.id = event.order_id;

REVOKE ALL ON FUNCTION p2p_chat_tell, p2p_chat_append, p2p_chat_send, p2p_chat_mark_read, p2p_chat_note_event FROM public;
GRANT EXECUTE ON FUNCTION p2p_chat_send, p2p_chat_mark_read TO pb_api;
GRANT SELECT ON p2p_chat_rooms, p2p_chat_messages TO pb_api;
GRANT SELECT (order_no, buyer_id, seller_id, opened_at) ON p2p_chat_rooms TO pb_worker;
GRANT SELECT (id, order_no, room_at, seq, sender, client_id, kind, closed_text, created_at), UPDATE (closed_text) ON p2p_chat_messages TO pb_worker;
GRANT SELECT (buyer_id, seller_id, buyer_unread, seller_unread) ON p2p_chat_rooms TO pb_stream;
GRANT SELECT ON p2p_chat_rooms TO pb_readonly;
GRANT SELECT (id, order_no, room_at, seq, sender, kind, has_contact, created_at) ON p2p_chat_messages TO pb_readonly;

-- Pictures and videos of a chat, for as long as it is kept. A video is sent in parts, which nothing names and which go by themselves.
ALTER TABLE files_stored
  DROP CONSTRAINT files_stored_purpose_check,
  ADD CONSTRAINT files_stored_purpose_check
    CHECK (purpose IN ('identity-front', 'identity-back', 'identity-selfie', 'recovery-selfie', 'content-picture', 'export', 'ad-picture',
      'chat-picture', 'chat-video', 'video-part'));
