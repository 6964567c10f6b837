-- Orders of the P2P market. The coins of an open order lie in escrow (ledger_holds); here stands what the two people owe each other,
-- until when, and everything that happened. Quantities are units of the coin, amounts minor units of the currency, prices int8 of scale 8.
CREATE TABLE p2p_orders_orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL UNIQUE CHECK (order_no ~ '^[1-9]\d{17,18}$'),
  ad_no text NOT NULL REFERENCES p2p_ads_ads (ad_no),
  -- What the advertiser does.
  maker_side text NOT NULL CHECK (maker_side IN ('buyer', 'seller')),
  buyer_id bigint NOT NULL REFERENCES accounts_users (id),
  seller_id bigint NOT NULL REFERENCES accounts_users (id),
  coin text NOT NULL REFERENCES reference_coins (coin),
  fiat text NOT NULL REFERENCES reference_fiats (fiat),
  price bigint NOT NULL CHECK (price > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  quantity bigint NOT NULL CHECK (quantity > 0),
  -- In the coin. The seller's is in escrow beside the quantity, the buyer's is taken from it.
  seller_fee bigint NOT NULL CHECK (seller_fee >= 0),
  buyer_fee bigint NOT NULL CHECK (buyer_fee >= 0 AND buyer_fee < quantity),
  hold_id uuid NOT NULL UNIQUE REFERENCES ledger_holds (id),
  -- A promised price is used once: the hash of the promise.
  quote_mark bytea UNIQUE,
  -- As the wire says it: 0 to be paid, 1 paid, 2 appeal, 3 completed, 4 cancelled.
  status smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 4),
  acceptance text NOT NULL CHECK (acceptance IN ('none', 'waiting', 'agreed', 'rejected')),
  cancel_request text NOT NULL DEFAULT 'none' CHECK (cancel_request IN ('none', 'buyer', 'seller')),
  cancel_reason text,
  close_reason text,
  -- Who is to blame that it came to nothing, if anybody.
  fault text CHECK (fault IN ('buyer', 'seller')),
  is_extended boolean NOT NULL DEFAULT false,
  pay_minutes smallint NOT NULL CHECK (pay_minutes > 0),
  -- How long the slowest of its payment methods takes.
  settle_minutes int NOT NULL CHECK (settle_minutes >= 0),
  -- The account that the buyer says was paid to.
  paid_to text,
  -- The terms of the ad at that moment.
  remark text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  accept_by timestamptz,
  pay_by timestamptz,
  paid_at timestamptz,
  undo_by timestamptz,
  appeal_from timestamptz,
  release_by timestamptz,
  answer_by timestamptz,
  claim_by timestamptz,
  closed_at timestamptz,
  -- When something happens by itself.
  due_at timestamptz GENERATED ALWAYS AS (
    CASE
      WHEN status = 0 AND acceptance = 'waiting' THEN accept_by
      WHEN status = 0 THEN pay_by
      WHEN status = 1 AND cancel_request = 'none' THEN release_by
      WHEN status = 1 THEN answer_by
    END) STORED,
  version int NOT NULL DEFAULT 1,
  continues_no text UNIQUE REFERENCES p2p_orders_orders (order_no),
  continued_by_no text UNIQUE REFERENCES p2p_orders_orders (order_no) DEFERRABLE INITIALLY DEFERRED,
  event_count int NOT NULL DEFAULT 0,
  event_head bytea NOT NULL DEFAULT '',
  CONSTRAINT nobody_trades_with_oneself CHECK (buyer_id <> seller_id),
  CONSTRAINT closed_for_a_reason CHECK ((status >= 3) = (close_reason IS NOT NULL) AND (status >= 3) = (closed_at IS NOT NULL)),
  CONSTRAINT waiting_has_an_end CHECK (status <> 0 OR due_at IS NOT NULL),
  CONSTRAINT paid_has_an_end CHECK (status <> 1 OR (due_at IS NOT NULL AND paid_at IS NOT NULL)),
  CONSTRAINT requests_are_of_paid_orders CHECK (cancel_request = 'none' OR status IN (1, 2, 3, 4))
) WITH (fillfactor = 70);
CREATE INDEX p2p_orders_orders_due ON p2p_orders_orders (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX p2p_orders_orders_buyer ON p2p_orders_orders (buyer_id, status, id DESC);
CREATE INDEX p2p_orders_orders_seller ON p2p_orders_orders (seller_id, status, id DESC);
CREATE INDEX p2p_orders_orders_ad ON p2p_orders_orders (ad_no, status);
-- Quotas and 30-day figures.
CREATE INDEX p2p_orders_orders_faults ON p2p_orders_orders (buyer_id, closed_at) WHERE fault = 'buyer';

-- Where the buyer pays to, as it was when the order began; what its owner changes later changes nothing here.
CREATE TABLE p2p_orders_methods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no text NOT NULL REFERENCES p2p_orders_orders (order_no),
  place smallint NOT NULL,
  method_no text NOT NULL,
  template_id int NOT NULL,
  holder_name text NOT NULL,
  -- Names, labels and types of the fields with what stands in them, encrypted.
  closed_fields text NOT NULL,
  UNIQUE (order_no, place)
);

-- Everything that happened, in order. Each row carries the hash of the one before, so that none can be changed, left out or put in.
CREATE TABLE p2p_orders_events (
  order_id bigint NOT NULL REFERENCES p2p_orders_orders,
  seq int NOT NULL,
  code text NOT NULL CHECK (code ~ '^[a-z-]{2,40}$'),
  -- buyer, seller, system or staff.
  actor text NOT NULL CHECK (actor IN ('buyer', 'seller', 'system', 'staff')),
  data jsonb NOT NULL,
  at timestamptz NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (order_id, seq)
);

CREATE FUNCTION p2p_orders_hash(p_before bytea, p_seq int, p_code text, p_actor text, p_data jsonb, p_at timestamptz)
RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(concat_ws(E'\n', encode(p_before, 'hex'), p_seq, p_code, p_actor,
    to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p_data::text), 'UTF8'))
$$;

-- Writes what happened and moves the head of the chain. The order is locked by whoever calls.
CREATE FUNCTION p2p_orders_add_event(p_order bigint, p_code text, p_actor text, p_data jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE chain record;
BEGIN
  SELECT event_count + 1 AS seq, event_head AS before INTO STRICT chain FROM p2p_orders_orders WHERE id = p_order FOR NO KEY UPDATE;
  INSERT INTO p2p_orders_events (order_id, seq, code, actor, data, at, hash)
  VALUES (p_order, chain.seq, p_code, p_actor, p_data, app_now(),
    p2p_orders_hash(chain.before, chain.seq, p_code, p_actor, p_data, app_now()));
  UPDATE p2p_orders_orders SET event_count = chain.seq, event_head = (SELECT hash FROM p2p_orders_events WHERE order_id = p_order AND seq = chain.seq)
  WHERE id = p_order;
END $$;

-- Which role takes an order from one state to another. The table of packages/rules says which person does; a test compares both.
CREATE TABLE p2p_orders_steps (
  role text NOT NULL,
  from_status smallint NOT NULL,
  to_status smallint NOT NULL,
  PRIMARY KEY (role, from_status, to_status)
);
INSERT INTO p2p_orders_steps VALUES
  ('pb_api', 0, 0), ('pb_api', 0, 1), ('pb_api', 0, 4), ('pb_api', 1, 0), ('pb_api', 1, 1), ('pb_api', 1, 2), ('pb_api', 1, 3), ('pb_api', 1, 4),
  ('pb_api', 2, 3), ('pb_api', 2, 4), ('pb_api', 4, 4),
  ('pb_worker', 0, 4), ('pb_worker', 1, 1), ('pb_worker', 1, 2);

CREATE FUNCTION p2p_orders_check_step() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Whoever owns the table could also drop this function.
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    RETURN NEW;
  END IF;
  IF NEW.version <> OLD.version + 1 OR NOT EXISTS (
    SELECT FROM p2p_orders_steps WHERE role = current_user AND from_status = OLD.status AND to_status = NEW.status) THEN
    RAISE EXCEPTION 'an order cannot go from % to % this way', OLD.status, NEW.status USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_orders_orders_steps BEFORE UPDATE ON p2p_orders_orders FOR EACH ROW EXECUTE FUNCTION p2p_orders_check_step();

-- At the end of every transaction: an open order has its coins in escrow, all of them, for this buyer and from this seller; one that
-- is over has none, and they went where its state says.
CREATE FUNCTION p2p_orders_check_escrow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE held record;
BEGIN
  SELECT hold.amount, hold.receivers, hold.asset, source.owner_id, hold_exit.exit INTO held
    FROM ledger_holds hold JOIN ledger_accounts source ON source.id = hold.source_id
    LEFT JOIN ledger_hold_exits hold_exit ON hold_exit.hold_id = hold.id WHERE hold.id = NEW.hold_id;
  IF held.owner_id <> NEW.seller_id OR held.asset <> NEW.coin OR held.amount <> NEW.quantity + NEW.seller_fee
    OR held.receivers <> ARRAY[NEW.buyer_id]
    OR held.exit IS DISTINCT FROM (SELECT CASE status WHEN 3 THEN 'release' WHEN 4 THEN 'refund' END FROM p2p_orders_orders WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'the escrow of order % is not what its state says', NEW.order_no USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_orders_orders_escrow AFTER INSERT OR UPDATE OF status, hold_id, buyer_id, seller_id ON p2p_orders_orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_orders_check_escrow();

-- The other way round: coins leave the escrow of an order only together with its state.
CREATE FUNCTION p2p_orders_check_exit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM p2p_orders_orders WHERE hold_id = NEW.hold_id
      AND status <> CASE NEW.exit WHEN 'release' THEN 3 WHEN 'refund' THEN 4 ELSE -1 END) THEN
    RAISE EXCEPTION 'the coins of an order left escrow without it' USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_orders_exits AFTER INSERT ON ledger_hold_exits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_orders_check_exit();

-- Whoever takes a buy ad sells coins of the own wallet. Deadlines give coins back, whoever is online.
INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver) VALUES
  ('pb_api', 'p2p-escrow', 'otc', 'escrow', 'house'),
  ('pb_worker', 'p2p-refund', 'escrow', 'ad-reserve', 'owner'),
  ('pb_worker', 'p2p-refund', 'escrow', 'otc', 'owner');

REVOKE ALL ON FUNCTION p2p_orders_add_event, p2p_orders_check_step, p2p_orders_check_escrow, p2p_orders_check_exit FROM public;
GRANT EXECUTE ON FUNCTION p2p_orders_add_event TO pb_api, pb_worker;
GRANT SELECT ON p2p_orders_steps TO pb_api, pb_worker, pb_admin, pb_readonly;
GRANT SELECT ON p2p_orders_orders, p2p_orders_events TO pb_api, pb_worker, pb_admin, pb_readonly;
GRANT SELECT ON p2p_orders_methods TO pb_api, pb_worker, pb_admin;
GRANT INSERT (order_no, ad_no, maker_side, buyer_id, seller_id, coin, fiat, price, amount, quantity, seller_fee, buyer_fee, hold_id, quote_mark, status,
  acceptance, pay_minutes, settle_minutes, paid_to, remark, accept_by, pay_by, paid_at, appeal_from, release_by, continues_no) ON p2p_orders_orders TO pb_api;
GRANT UPDATE (status, acceptance, cancel_request, cancel_reason, close_reason, fault, is_extended, paid_to, pay_by, paid_at, undo_by, appeal_from,
  release_by, answer_by, claim_by, closed_at, version, continued_by_no) ON p2p_orders_orders TO pb_api;
GRANT UPDATE (status, acceptance, cancel_request, close_reason, fault, answer_by, claim_by, closed_at, version, pay_by, accept_by, release_by)
  ON p2p_orders_orders TO pb_worker;
GRANT INSERT (order_no, place, method_no, template_id, holder_name, closed_fields) ON p2p_orders_methods TO pb_api;
GRANT UPDATE (closed_fields) ON p2p_orders_methods TO pb_worker;

-- Whoever cancels too often has to pause, and figures follow orders.
GRANT INSERT (restriction_no, account_id, kind, reason, note, until, set_by) ON p2p_users_restrictions TO pb_api, pb_worker;
GRANT INSERT (account_id, orders_total, orders_bought, orders_sold, completed_30d, cancelled_30d, counterparties, pay_seconds, release_seconds, first_trade_at),
  UPDATE (orders_total, orders_bought, orders_sold, completed_30d, cancelled_30d, counterparties, pay_seconds, release_seconds, first_trade_at)
  ON p2p_users_counters TO pb_api, pb_worker;

INSERT INTO settings_owners (key, role, needs_two) VALUES ('p2p-orders.rules', 'risk', true);
