-- Proofs of escrow. Every minute all coins in escrow are put into a sum tree for each coin; its roots are a round. Rounds are only added,
-- each names the hash of the one before, and anybody may read them.

CREATE TABLE proofs_rounds (
  round_no int PRIMARY KEY CHECK (round_no > 0),
  at timestamptz NOT NULL,
  -- Canonical JSON, as text: hash and signature are about these bytes.
  body text NOT NULL,
  -- The SHA-256 of the body, which the trigger below works out.
  hash bytea NOT NULL UNIQUE,
  key_id text REFERENCES receipts_keys,
  signature text CHECK (signature ~ '^[A-Za-z0-9_-]{86}$'),
  CONSTRAINT signed_with_a_key CHECK ((key_id IS NULL) = (signature IS NULL)),
  CONSTRAINT signed_when_balanced CHECK ((signature IS NOT NULL) = (body::jsonb ->> 'state' = 'balanced'))
);
CREATE INDEX proofs_rounds_signed ON proofs_rounds (round_no) WHERE signature IS NOT NULL;

CREATE FUNCTION proofs_check_round() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  newest proofs_rounds;
  facts jsonb := NEW.body::jsonb;
BEGIN
  SELECT * INTO newest FROM proofs_rounds ORDER BY round_no DESC LIMIT 1;
  IF NEW.round_no <> coalesce(newest.round_no, 0) + 1 OR NEW.at <= newest.at
    OR facts ->> 'roundNo' IS DISTINCT FROM NEW.round_no::text
    OR facts ->> 'previous' IS DISTINCT FROM coalesce(encode(newest.hash, 'hex'), repeat('0', 64)) THEN
    RAISE EXCEPTION 'round % does not follow the newest one', NEW.round_no USING ERRCODE = 'PB009';
  END IF;
  NEW.hash := sha256(convert_to(NEW.body, 'UTF8'));
  RETURN NEW;
END $$;
CREATE TRIGGER proofs_rounds_follow BEFORE INSERT ON proofs_rounds FOR EACH ROW EXECUTE FUNCTION proofs_check_round();

CREATE FUNCTION proofs_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER proofs_rounds_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON proofs_rounds EXECUTE FUNCTION proofs_refuse_change();

-- The leaves of the newest signed round, up to 256 in a row: what a proof needs. Those of older rounds go; people keep their own proofs.
CREATE TABLE proofs_groups (
  round_no int NOT NULL REFERENCES proofs_rounds,
  asset text NOT NULL REFERENCES reference_coins (coin),
  -- Of the first order; orders are in the order of their numbers, which are drawn by chance.
  first_no text COLLATE "C" NOT NULL,
  root bytea NOT NULL CHECK (length(root) = 32),
  sum numeric NOT NULL CHECK (sum >= 0),
  order_nos text[] NOT NULL CHECK (cardinality(order_nos) BETWEEN 1 AND 256),
  salts bytea NOT NULL CHECK (length(salts) = 32 * cardinality(order_nos)),
  amounts bigint[] NOT NULL CHECK (cardinality(amounts) = cardinality(order_nos)),
  PRIMARY KEY (round_no, asset, first_no)
);

REVOKE ALL ON FUNCTION proofs_check_round, proofs_refuse_change FROM public;
GRANT SELECT ON proofs_rounds TO pb_api, pb_worker, pb_readonly;
GRANT INSERT (round_no, at, body, key_id, signature) ON proofs_rounds TO pb_worker;
GRANT SELECT ON proofs_groups TO pb_api;
GRANT SELECT (round_no), INSERT (round_no, asset, first_no, root, sum, order_nos, salts, amounts), DELETE ON proofs_groups TO pb_worker;
