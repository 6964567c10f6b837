-- Who hears that somebody is typing: the other person of an order, as long as it is open. The role of the live socket learns this answer
-- and nothing else of orders.
CREATE FUNCTION p2p_chat_hearer_of_typing(p_user text, p_order text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT other.user_id FROM p2p_orders_orders trade JOIN accounts_directory writer ON writer.id IN (trade.buyer_id, trade.seller_id)
    JOIN accounts_directory other ON other.id IN (trade.buyer_id, trade.seller_id) AND other.id <> writer.id
    WHERE trade.order_no = p_order AND writer.user_id = p_user AND trade.status IN (0, 1, 2));
END $$;
REVOKE ALL ON FUNCTION p2p_chat_hearer_of_typing FROM public;
GRANT EXECUTE ON FUNCTION p2p_chat_hearer_of_typing TO pb_stream;
