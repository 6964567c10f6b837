-- What is unread, order by order and person by person, for other areas: the list of orders shows it without knowing how rooms count.
CREATE VIEW p2p_chat_unread AS
SELECT order_no, buyer_id AS account_id, buyer_unread AS unread FROM p2p_chat_rooms WHERE buyer_unread > 0
UNION ALL
SELECT order_no, seller_id, seller_unread FROM p2p_chat_rooms WHERE seller_unread > 0;
GRANT SELECT ON p2p_chat_unread TO pb_api;
