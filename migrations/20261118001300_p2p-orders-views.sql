-- What cases of orders read of the orders themselves: what they are about, and who decided them.
GRANT SELECT ON p2p_orders_values TO pb_api, pb_worker, pb_readonly;
CREATE VIEW p2p_orders_deciders AS SELECT order_id, proposed_by, decided_by FROM p2p_orders_rulings WHERE state = 'approved';
GRANT SELECT ON p2p_orders_deciders TO pb_admin, pb_readonly;
