/** What must hold in every database at every moment: each query returns no row. */
export const invariants: Record<string, string> = {
  'facts of a key are numbered without gaps': `
    SELECT stream, key FROM platform_outbox GROUP BY stream, key HAVING count(*) <> max(key_seq) OR min(key_seq) <> 1`,
  'a head is where its facts are': `
    SELECT stream, key FROM platform_fact_heads
    FULL JOIN (SELECT stream, key, max(key_seq) AS seq FROM platform_outbox GROUP BY stream, key) facts USING (stream, key)
    WHERE last_seq IS DISTINCT FROM seq`,
  'no fact is numbered twice': `
    SELECT stream, key, key_seq FROM platform_outbox GROUP BY stream, key, key_seq HAVING count(*) > 1`,
  'an idempotency key that was kept has its answer': 'SELECT key FROM platform_idempotency WHERE answer IS NULL',
  'versions of a setting are numbered without gaps': `
    SELECT key FROM settings_versions GROUP BY key HAVING count(*) <> max(version) OR min(version) <> 1`,
  'a display currency has its pair': `
    SELECT fiat FROM reference_fiats WHERE is_display AND NOT EXISTS (SELECT 1 FROM rates_pairs WHERE pair = 'usdt_' || lower(fiat))`,
  'a coin has its pair': `
    SELECT coin FROM reference_coins WHERE coin <> 'USDT' AND NOT EXISTS (SELECT 1 FROM rates_pairs WHERE pair = lower(coin) || '_usdt')`,
  'a price lies within its bucket': `
    SELECT pair FROM rates_prices prices WHERE NOT EXISTS (
      SELECT 1 FROM rates_price_history history
      WHERE history.pair = prices.pair AND bucket_at = date_bin('5 minutes', prices.at, 'epoch') AND prices.price BETWEEN low AND high)`,
  'the price in force is the one that was told last': `
    SELECT prices.pair FROM rates_prices prices WHERE prices.price_id::text IS DISTINCT FROM (
      SELECT told->>'priceId' FROM platform_outbox, jsonb_array_elements(body->'prices') told
      WHERE stream = 'rates' AND told->>'pair' = prices.pair ORDER BY key_seq DESC LIMIT 1)`,
  'a table carries the name of its module': `
    SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
    AND relname !~ '^(platform|settings|reference|rates|accounts|preferences|secrets|authenticators|passkeys|sealing|recoveries|sessions|audit|staff|customers|messages|notifications|files|verification)_'`,
  'a session has one newest pair of tokens': `
    SELECT family_id FROM sessions_tokens GROUP BY family_id HAVING count(*) FILTER (WHERE replaced_at IS NULL) <> 1`,
  'a session acts as its own person': `
    SELECT f.id FROM sessions_families f JOIN accounts_users a ON a.id = f.account_id WHERE coalesce(a.main_id, a.id) <> f.main_id`,
  'whoever can log in has a password': `
    SELECT a.id FROM accounts_users a WHERE main_id IS NULL AND NOT EXISTS (SELECT FROM secrets_credentials c WHERE c.account_id = a.id)`,
  'money is never a float': `
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('real', 'double precision', 'money')`,
  'a moment has a time zone': `
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type LIKE 'timestamp without%' AND table_name <> 'platform_migrations'`,
};
