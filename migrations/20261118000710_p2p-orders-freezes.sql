-- An order can be frozen: a court, a stolen account, a coin whose chain stands still. Nothing moves then and no time runs; one member of staff
-- freezes it, two different ones end it before its time, and at its end it goes on by itself. Every deadline moves by the time it was frozen.
CREATE TABLE p2p_orders_freezes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  freeze_no text NOT NULL UNIQUE CHECK (freeze_no ~ '^[1-9]\d{9,18}$'),
  order_id bigint NOT NULL REFERENCES p2p_orders_orders,
  -- A name of packages/rules; both people read it in their language.
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{2,40}$'),
  -- For staff.
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
  frozen_by bigint NOT NULL REFERENCES staff_members (id),
  frozen_at timestamptz NOT NULL DEFAULT app_now(),
  until timestamptz NOT NULL,
  lift_proposed_by bigint REFERENCES staff_members (id),
  lift_proposed_at timestamptz,
  lift_reason text CHECK (length(lift_reason) BETWEEN 10 AND 500),
  lifted_by bigint REFERENCES staff_members (id),
  ended_at timestamptz,
  CONSTRAINT a_freeze_has_an_end CHECK (until > frozen_at),
  CONSTRAINT two_persons CHECK (lifted_by <> lift_proposed_by),
  CONSTRAINT a_proposal_is_whole CHECK (
    (lift_proposed_by IS NULL) = (lift_proposed_at IS NULL) AND (lift_proposed_by IS NULL) = (lift_reason IS NULL)),
  CONSTRAINT lifted_as_proposed CHECK (lifted_by IS NULL OR (lift_proposed_by IS NOT NULL AND ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX p2p_orders_freezes_open ON p2p_orders_freezes (order_id) WHERE ended_at IS NULL;
CREATE INDEX p2p_orders_freezes_order ON p2p_orders_freezes (order_id, id);

ALTER TABLE p2p_orders_orders
  ADD COLUMN frozen_at timestamptz,
  ADD COLUMN frozen_until timestamptz,
  ADD CONSTRAINT frozen_until_an_end CHECK ((frozen_at IS NULL) = (frozen_until IS NULL)),
  ADD CONSTRAINT only_open_orders_are_frozen CHECK (frozen_at IS NULL OR status < 3);
CREATE INDEX p2p_orders_orders_frozen ON p2p_orders_orders (frozen_until) WHERE frozen_until IS NOT NULL;

CREATE FUNCTION p2p_orders_check_freeze() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'a freeze ends once' USING ERRCODE = 'PB009';
  END IF;
  -- Whoever has left, or lost the role, lifts nothing.
  IF NEW.lifted_by IS NOT NULL AND (
    SELECT count(*) FROM staff_members WHERE state = 'active' AND roles && ARRAY['approver', 'risk'] AND id IN (OLD.lift_proposed_by, NEW.lifted_by)) <> 2 THEN
    RAISE EXCEPTION 'lifting a freeze needs two members of staff' USING ERRCODE = 'PB007';
  END IF;
  IF NEW.ended_at IS NOT NULL AND NEW.lifted_by IS NULL AND OLD.until > app_now() THEN
    RAISE EXCEPTION 'a freeze lasts until its end' USING ERRCODE = 'PB007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_orders_freezes_steps BEFORE UPDATE ON p2p_orders_freezes FOR EACH ROW EXECUTE FUNCTION p2p_orders_check_freeze();

-- A frozen order takes no step but the one that ends its freeze. Which rows of p2p_orders_freezes stand behind it is compared at commit.
CREATE FUNCTION p2p_orders_check_frozen() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    RETURN NEW;
  END IF;
  IF OLD.frozen_at IS NOT NULL AND NEW.frozen_at IS NOT NULL OR OLD.frozen_at IS DISTINCT FROM NEW.frozen_at AND OLD.status <> NEW.status THEN
    RAISE EXCEPTION 'order % is frozen', OLD.order_no USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_orders_orders_frozen_steps BEFORE UPDATE ON p2p_orders_orders FOR EACH ROW EXECUTE FUNCTION p2p_orders_check_frozen();

CREATE FUNCTION p2p_orders_compare_freeze() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM p2p_orders_orders trade LEFT JOIN p2p_orders_freezes open_freeze ON open_freeze.order_id = trade.id AND open_freeze.ended_at IS NULL
    WHERE trade.id = (to_jsonb(NEW) ->> TG_ARGV[0])::bigint
      AND (trade.frozen_at IS DISTINCT FROM open_freeze.frozen_at OR trade.frozen_until IS DISTINCT FROM open_freeze.until)) THEN
    RAISE EXCEPTION 'an order is frozen as its freeze says' USING ERRCODE = 'PB009';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER p2p_orders_orders_freeze AFTER UPDATE OF frozen_at, frozen_until ON p2p_orders_orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_orders_compare_freeze('id');
CREATE CONSTRAINT TRIGGER p2p_orders_freezes_order_stands AFTER INSERT OR UPDATE ON p2p_orders_freezes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION p2p_orders_compare_freeze('order_id');

-- The clock of a case stands while its order is frozen; it is looked at again when that begins and when it ends.
CREATE FUNCTION p2p_appeals_note_freeze() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE p2p_appeals_cases SET next_at = app_now() WHERE order_id = NEW.order_id AND closed_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_appeals_freezes AFTER INSERT OR UPDATE OF ended_at ON p2p_orders_freezes FOR EACH ROW EXECUTE FUNCTION p2p_appeals_note_freeze();

-- When an order was frozen, for whoever counts its time.
CREATE VIEW p2p_orders_pauses AS SELECT order_id, frozen_at, ended_at FROM p2p_orders_freezes;
GRANT SELECT ON p2p_orders_pauses TO pb_api, pb_worker, pb_admin, pb_readonly;

INSERT INTO p2p_orders_steps VALUES ('pb_admin', 0, 0), ('pb_admin', 1, 1), ('pb_admin', 2, 2), ('pb_worker', 2, 2);
REVOKE ALL ON FUNCTION p2p_orders_check_freeze, p2p_orders_check_frozen, p2p_orders_compare_freeze, p2p_appeals_note_freeze FROM public;
GRANT UPDATE (frozen_at, frozen_until, accept_by, pay_by, undo_by, appeal_from, release_by, answer_by, credited_outage) ON p2p_orders_orders TO pb_admin;
GRANT UPDATE (frozen_at, frozen_until, appeal_from) ON p2p_orders_orders TO pb_worker;
GRANT SELECT ON p2p_orders_freezes TO pb_worker, pb_admin, pb_readonly;
GRANT SELECT (id, order_id, kind, frozen_at, until, ended_at) ON p2p_orders_freezes TO pb_api;
GRANT INSERT (freeze_no, order_id, kind, reason, frozen_by, frozen_at, until) ON p2p_orders_freezes TO pb_admin;
GRANT UPDATE (lift_proposed_by, lift_proposed_at, lift_reason, lifted_by, ended_at) ON p2p_orders_freezes TO pb_admin;
GRANT UPDATE (ended_at) ON p2p_orders_freezes TO pb_worker;
