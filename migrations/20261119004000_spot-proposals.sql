-- What a market is, which terms it has and in which state it is take two members of staff: one proposes, another decides. To stop a market
-- takes one, because whoever sees the fire must not have to look for somebody first.

-- A change that was carried out: whoever proposes the next one says which terms he saw.
ALTER TABLE spot_symbols ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version >= 1);

CREATE TABLE spot_proposals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  proposal_no text NOT NULL UNIQUE CHECK (proposal_no ~ '^[1-9]\d{9,18}$'),
  symbol text NOT NULL CHECK (symbol ~ '^[A-Z0-9]{4,20}$'),
  kind text NOT NULL CHECK (kind IN ('list', 'terms', 'state')),
  -- Of a new market its coins and scales; of one and the other its terms, in ticks, lots and units.
  terms jsonb CHECK ((terms IS NULL) = (kind = 'state')),
  -- Which terms the proposer saw.
  version int CHECK ((version IS NULL) = (kind <> 'terms')),
  from_state text,
  to_state text,
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 200),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'rejected', 'withdrawn')),
  proposed_by bigint NOT NULL REFERENCES staff_members (id),
  proposed_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  decided_by bigint REFERENCES staff_members (id),
  decided_at timestamptz,
  CONSTRAINT states_of_a_step CHECK ((kind = 'state') = (from_state IS NOT NULL) AND (kind = 'state') = (to_state IS NOT NULL)),
  CONSTRAINT two_persons CHECK (decided_by <> proposed_by),
  CONSTRAINT decision_is_whole CHECK ((state IN ('approved', 'rejected')) = (decided_by IS NOT NULL) AND (state = 'open') = (decided_at IS NULL))
);
CREATE INDEX spot_proposals_open ON spot_proposals (expires_at) WHERE state = 'open';
CREATE INDEX spot_proposals_age ON spot_proposals (proposed_at);
GRANT SELECT ON spot_proposals TO pb_admin, pb_readonly;
GRANT INSERT (proposal_no, symbol, kind, terms, version, from_state, to_state, reason, proposed_by, expires_at) ON spot_proposals TO pb_admin;
-- What was proposed stays as it is; only the decision is added.
GRANT UPDATE (state, decided_by, decided_at) ON spot_proposals TO pb_admin;

-- The console rejects and takes back; only spot_carry_out approves, which runs as the owner.
CREATE FUNCTION spot_check_proposal() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.state = 'open' OR NEW.state = 'approved' AND current_user = 'pb_admin' THEN
    RAISE EXCEPTION 'the change of a market is decided once' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER spot_proposals_steps BEFORE UPDATE ON spot_proposals FOR EACH ROW EXECUTE FUNCTION spot_check_proposal();

-- Terms as they were proposed, as a row of the listing.
CREATE FUNCTION spot_terms(p_symbol text, p_terms jsonb) RETURNS spot_symbols LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT jsonb_populate_record(coalesce((SELECT market FROM spot_symbols market WHERE symbol = p_symbol), jsonb_populate_record(NULL::spot_symbols, jsonb_build_object(
    'symbol', p_symbol, 'shard', (SELECT min(shard) FROM spot_shards), 'version', 1, 'sort', (SELECT coalesce(max(sort), 0) + 1 FROM spot_symbols)))), p_terms)
$$;

-- Carries out what was proposed. It looks for itself whether two members of staff stand behind it. PB006: nobody has proposed it, or it is
-- decided or too old. PB007: one of the two may not. PB008: the market is not any more what the proposer saw.
CREATE FUNCTION spot_carry_out(p_proposal_no text, p_decider bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE proposal spot_proposals%ROWTYPE;
BEGIN
  SELECT * INTO proposal FROM spot_proposals
    WHERE proposal_no = p_proposal_no AND state = 'open' AND expires_at > app_now() FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no proposal % waits', p_proposal_no USING ERRCODE = 'PB006';
  END IF;
  IF proposal.proposed_by = p_decider OR (
    SELECT count(*) FROM staff_members WHERE state = 'active'
      AND (id = p_decider AND 'approver' = ANY (roles) OR id = proposal.proposed_by AND 'risk' = ANY (roles))) <> 2 THEN
    RAISE EXCEPTION 'the proposal % needs two members of staff', p_proposal_no USING ERRCODE = 'PB007';
  END IF;
  CASE proposal.kind
    WHEN 'list' THEN PERFORM spot_list(proposal);
    WHEN 'terms' THEN PERFORM spot_change_terms(proposal);
    WHEN 'state' THEN PERFORM spot_step(proposal);
  END CASE;
  UPDATE spot_proposals SET state = 'approved', decided_by = p_decider, decided_at = app_now() WHERE id = proposal.id;
END $$;

-- A new market is announced at once: everybody sees it, and nobody trades before its auction.
CREATE FUNCTION spot_list(proposal spot_proposals) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO spot_symbols SELECT (spot_terms(proposal.symbol, proposal.terms)).* ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RAISE EXCEPTION '% is listed already', proposal.symbol USING ERRCODE = 'PB008';
  END IF;
  PERFORM spot_command(proposal.symbol, 'announced');
END $$;

CREATE FUNCTION spot_change_terms(proposal spot_proposals) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE terms spot_symbols := spot_terms(proposal.symbol, proposal.terms);
BEGIN
  UPDATE spot_symbols SET max_tick = terms.max_tick, max_lots = terms.max_lots, max_orders = terms.max_orders, min_value = terms.min_value,
    entry_near = terms.entry_near, entry_high = terms.entry_high, entry_low = terms.entry_low, execution = terms.execution,
    volatility = terms.volatility, volatility_window_ms = terms.volatility_window_ms, maker_rate = terms.maker_rate, taker_rate = terms.taker_rate,
    version = version + 1
  WHERE symbol = proposal.symbol AND version = proposal.version AND (
    -- The market itself would refuse a limit below which an order may lie; before its first auction there is none.
    terms.max_tick >= max_tick AND terms.max_lots >= max_lots AND terms.max_orders >= max_orders
    OR EXISTS (SELECT FROM spot_markets market WHERE market.symbol = proposal.symbol AND market.state = 'announced'));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the terms of % are others now', proposal.symbol USING ERRCODE = 'PB008';
  END IF;
  PERFORM spot_command(proposal.symbol, NULL);
END $$;

CREATE FUNCTION spot_step(proposal spot_proposals) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM spot_markets WHERE symbol = proposal.symbol AND state = proposal.from_state;
  IF NOT FOUND OR spot_awaits_state(proposal.symbol) THEN
    RAISE EXCEPTION '% is not % any more', proposal.symbol, proposal.from_state USING ERRCODE = 'PB008';
  END IF;
  PERFORM spot_command(proposal.symbol, proposal.to_state);
END $$;

-- Whether a step waits in the inbox, so that the state is about to be another.
CREATE FUNCTION spot_awaits_state(p_symbol text) RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM spot_inbox WHERE symbol = p_symbol AND command ->> 'type' = 'state')
$$;

-- One member with the role stops a market. False where there is nothing to stop.
CREATE FUNCTION spot_halt_market(p_symbol text, p_member bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM staff_members WHERE id = p_member AND state = 'active' AND 'risk' = ANY (roles);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this member stops no market' USING ERRCODE = 'PB007';
  END IF;
  PERFORM FROM spot_markets WHERE symbol = p_symbol AND state IN ('auction', 'open', 'post-only');
  IF NOT FOUND OR spot_awaits_state(p_symbol) THEN
    RETURN false;
  END IF;
  PERFORM spot_command(p_symbol, 'halted');
  RETURN true;
END $$;

REVOKE ALL ON FUNCTION spot_check_proposal, spot_terms, spot_carry_out, spot_list, spot_change_terms, spot_step, spot_awaits_state, spot_halt_market FROM public;
REVOKE EXECUTE ON FUNCTION spot_command FROM pb_admin;
GRANT EXECUTE ON FUNCTION spot_carry_out, spot_halt_market TO pb_admin;
