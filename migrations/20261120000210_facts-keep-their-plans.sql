-- What the settlement of spot markets has taught holds for facts, too: see the migration before this one.

-- Facts of many keys at once; those of one key keep their order. Heads are locked in the order of keys. Answers what was told.
CREATE OR REPLACE FUNCTION platform_emit_many(p_stream text, p_keys text[], p_bodies jsonb[])
RETURNS TABLE (id uuid, key text, key_seq bigint, body jsonb) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH told AS (
    SELECT key, body, row_number() OVER (PARTITION BY key ORDER BY place) AS nth, count(*) OVER (PARTITION BY key) AS of_key
    FROM unnest(p_keys, p_bodies) WITH ORDINALITY AS input (key, body, place)
  ), head AS (
    INSERT INTO platform_fact_heads AS head (stream, key, last_seq)
    SELECT p_stream, key, max(of_key) FROM told GROUP BY key ORDER BY key COLLATE "C"
    ON CONFLICT (stream, key) DO UPDATE SET last_seq = head.last_seq + excluded.last_seq
    RETURNING head.key, last_seq
  )
  INSERT INTO platform_outbox (stream, key, key_seq, body)
  SELECT p_stream, told.key, last_seq - of_key + nth, told.body FROM told JOIN head USING (key) ORDER BY told.key COLLATE "C", nth
  RETURNING platform_outbox.id, platform_outbox.key, platform_outbox.key_seq, platform_outbox.body;
END $$;

-- For every fact with an owner: planning took longer than the insert, and here, too, one plan will do for all.
CREATE OR REPLACE FUNCTION webhooks_hear(p_user_id text, p_source text, p_body jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO webhooks_heard (account_id, source, body)
  SELECT account_id, p_source, p_body FROM webhooks_accounts account
  WHERE user_id = p_user_id AND EXISTS (SELECT FROM webhooks_endpoints WHERE account_id = account.account_id);
END $$;
