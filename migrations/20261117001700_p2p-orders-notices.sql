-- People learn what happened to their orders after it has happened: a step only leaves a line here, and the worker tells it later.
-- So neither a step waits for messages, nor can it fail because of one.
CREATE TABLE p2p_orders_untold (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES p2p_orders_orders,
  code text NOT NULL CHECK (code ~ '^[a-z-]{2,40}$'),
  -- Of the order, once it had happened.
  status smallint NOT NULL CHECK (status BETWEEN 0 AND 4),
  tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  next_try_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX p2p_orders_untold_due ON p2p_orders_untold (next_try_at);

CREATE FUNCTION p2p_orders_keep_untold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO p2p_orders_untold (order_id, code, status) SELECT id, NEW.code, status FROM p2p_orders_orders WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_orders_events_untold AFTER INSERT ON p2p_orders_events FOR EACH ROW EXECUTE FUNCTION p2p_orders_keep_untold();

-- Whom the time of an order was about to run out for, each mark once.
CREATE TABLE p2p_orders_reminders (
  order_id bigint NOT NULL REFERENCES p2p_orders_orders,
  -- A time to pay that was extended is another one.
  mark text NOT NULL CHECK (mark IN ('pay', 'pay-extended', 'release')),
  at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (order_id, mark)
);

-- Where an entry leads, on the site.
ALTER TABLE notifications_entries ADD COLUMN link text CHECK (link ~ '^/[a-z]');

REVOKE ALL ON FUNCTION p2p_orders_keep_untold FROM public;
GRANT SELECT, DELETE, INSERT (order_id, code, status), UPDATE (tries, next_try_at) ON p2p_orders_untold TO pb_worker;
GRANT SELECT, INSERT (order_id, mark) ON p2p_orders_reminders TO pb_worker;
GRANT SELECT ON p2p_orders_untold, p2p_orders_reminders TO pb_readonly;
