-- What somebody has traded today is read while they work, so it must not cost more the more they have traded before.
CREATE INDEX p2p_orders_orders_bought ON p2p_orders_orders (buyer_id, closed_at) WHERE status = 3;
CREATE INDEX p2p_orders_orders_sold ON p2p_orders_orders (seller_id, closed_at) WHERE status = 3;
