-- Reminders come at several marks before the end, each once. Those that were sent before this were sent five minutes before it.
ALTER TABLE p2p_orders_reminders ADD COLUMN minutes smallint NOT NULL DEFAULT 5 CHECK (minutes IN (1, 2, 5));
ALTER TABLE p2p_orders_reminders DROP CONSTRAINT p2p_orders_reminders_pkey, ADD PRIMARY KEY (order_id, mark, minutes);
GRANT INSERT (minutes) ON p2p_orders_reminders TO pb_worker;
