-- What open orders are about is added up every minute, however many have ended.
CREATE INDEX p2p_orders_orders_open ON p2p_orders_orders (coin) INCLUDE (quantity, seller_fee) WHERE status < 3;
