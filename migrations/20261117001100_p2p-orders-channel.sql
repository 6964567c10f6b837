-- The live socket tells people how many of their orders are open; of orders it may read nothing else.

GRANT SELECT (id, buyer_id, seller_id, status) ON p2p_orders_orders TO pb_stream;
