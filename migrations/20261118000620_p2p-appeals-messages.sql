-- What the two people of a case wrote to each other: staff read the chat of an order that was brought before them, and of no other.
CREATE VIEW p2p_appeals_messages WITH (security_barrier) AS
SELECT message.order_no, message.seq, message.sender, message.kind, message.client_id, message.closed_text, message.file_id, message.has_contact,
  message.data, message.created_at
FROM p2p_chat_rooms room
JOIN p2p_chat_messages message ON message.order_no = room.order_no AND message.room_at = room.opened_at
WHERE message.kind <> 'event' AND EXISTS (SELECT FROM p2p_appeals_cases WHERE p2p_appeals_cases.order_no = room.order_no);
GRANT SELECT ON p2p_appeals_messages TO pb_admin;
