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
  'versions of content are numbered without gaps': `
    SELECT item_id FROM content_versions GROUP BY item_id HAVING count(*) <> max(version) OR min(version) <> 1`,
  'content is written in English at least, and a long text in every language of its version': `
    SELECT item_id, version FROM content_versions written JOIN content_items item ON item.id = item_id
    WHERE NOT texts ? 'en' OR (item.kind IN ('article', 'announcement', 'help', 'page', 'incident') AND (
      SELECT count(*) FROM content_bodies body WHERE body.item_id = written.item_id AND body.version = written.version)
      <> (SELECT count(*) FROM jsonb_object_keys(texts)))`,
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
    AND relname !~ '^(platform|settings|content|reference|figures|rates|accounts|preferences|secrets|authenticators|passkeys|sealing|recoveries|sessions|api_keys|audit|staff|customers|support|risk|webhooks|work|messages|notifications|operations|files|verification|ledger|assets|exports|p2p_config|p2p_users|p2p_blocklist|p2p_paymethods|p2p_prices|p2p_ads|p2p_orders|p2p_appeals|p2p_merchants|p2p_chat|p2p_ratings|proofs|receipts|spot)_'`,
  'messages of a ticket are numbered without gaps': `
    SELECT ticket_no FROM support_tickets LEFT JOIN (
      SELECT ticket_no, count(*) AS count, max(seq) AS newest FROM support_messages GROUP BY ticket_no) written USING (ticket_no)
    WHERE last_seq IS DISTINCT FROM written.newest OR written.newest <> written.count`,
  'a session has one newest pair of tokens': `
    SELECT family_id FROM sessions_tokens GROUP BY family_id HAVING count(*) FILTER (WHERE replaced_at IS NULL) <> 1`,
  'a session acts as its own person': `
    SELECT f.id FROM sessions_families f JOIN accounts_users a ON a.id = f.account_id WHERE coalesce(a.main_id, a.id) <> f.main_id`,
  'whoever can log in has a password': `
    SELECT a.id FROM accounts_users a WHERE main_id IS NULL AND NOT EXISTS (SELECT FROM secrets_credentials c WHERE c.account_id = a.id)`,
  'coins of each kind add up to nothing': 'SELECT asset FROM ledger_postings GROUP BY asset HAVING sum(amount) <> 0',
  'a journal is balanced in each of its coins': `
    SELECT journal_id, asset FROM ledger_postings GROUP BY journal_id, asset HAVING sum(amount) <> 0`,
  'a posting has its journal, and is of its account': `
    SELECT posting.id FROM ledger_postings posting
    LEFT JOIN ledger_journals journal ON journal.id = journal_id AND journal.at = posting.at
    LEFT JOIN (ledger_accounts account JOIN ledger_purposes USING (purpose)) ON account.id = account_id
    WHERE journal.id IS NULL OR account.id IS NULL OR account.owner_id IS DISTINCT FROM posting.owner_id OR account.asset <> posting.asset
      OR is_folded <> (posting.balance_after IS NULL)`,
  'a journal has postings': `
    SELECT id FROM ledger_journals journal WHERE NOT EXISTS (SELECT FROM ledger_postings WHERE journal_id = journal.id)`,
  'a balance is the sum of its postings': `
    SELECT account_id, sub_key FROM ledger_balances
    FULL JOIN (
      SELECT account_id, sub_key, sum(amount) AS moved FROM ledger_postings JOIN ledger_accounts account ON account.id = account_id
      JOIN ledger_purposes USING (purpose) WHERE NOT is_folded GROUP BY account_id, sub_key) postings USING (account_id, sub_key)
    WHERE coalesce(balance, 0) <> coalesce(moved, 0)`,
  'a balance is what its newest posting left': `
    SELECT account_id, sub_key FROM (
      SELECT DISTINCT ON (account_id, sub_key) account_id, sub_key, balance_after FROM ledger_postings
      WHERE balance_after IS NOT NULL ORDER BY account_id, sub_key, id DESC) newest
    LEFT JOIN ledger_balances USING (account_id, sub_key) WHERE coalesce(balance, 0) <> balance_after`,
  'a part of an account that is empty has no row': `SELECT account_id FROM ledger_balances WHERE sub_key <> '' AND balance = 0`,
  'escrow holds what its open holds say, order by order': `
    SELECT account_id, sub_key FROM (
      SELECT account_id, sub_key, balance FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id
      WHERE purpose = 'escrow') kept
    FULL JOIN (
      SELECT target_id AS account_id, sub_key, sum(amount) AS held FROM ledger_holds hold JOIN ledger_accounts account ON account.id = target_id
      WHERE purpose = 'escrow' AND NOT EXISTS (SELECT FROM ledger_hold_exits WHERE hold_id = hold.id)
      GROUP BY target_id, sub_key) open USING (account_id, sub_key)
    WHERE coalesce(balance, 0) <> coalesce(held, 0)`,
  'an open order has its coins in escrow, and one that is over has none': `
    SELECT order_no FROM p2p_orders_orders trade JOIN ledger_holds hold ON hold.id = hold_id LEFT JOIN ledger_hold_exits hold_exit ON hold_exit.hold_id = hold.id
    WHERE hold_exit.exit IS DISTINCT FROM (CASE WHEN status = 4 THEN 'refund' WHEN status = 3 AND buyer_part IS NULL THEN 'release' WHEN status = 3 THEN 'split' END) OR hold.amount <> quantity + seller_fee`,
  'what an ad has in orders is what its open orders have': `
    SELECT ad.ad_no FROM p2p_ads_ads ad JOIN p2p_orders_orders trade USING (ad_no)
    GROUP BY ad.ad_no, ad.frozen HAVING ad.frozen <> coalesce(sum(trade.quantity) FILTER (WHERE status < 3 AND continues_no IS NULL), 0)`,
  'the events of an order are a chain': `
    SELECT order_id FROM (
      SELECT order_id, hash = p2p_orders_hash(coalesce(lag(hash) OVER (PARTITION BY order_id ORDER BY seq), ''), seq, code, actor, data, at) AS is_whole
      FROM p2p_orders_events) event WHERE NOT is_whole`,
  'the messages of a chat are numbered without gaps': `
    SELECT room.order_no FROM p2p_chat_rooms room LEFT JOIN p2p_chat_messages USING (order_no)
    GROUP BY room.order_no HAVING count(seq) <> room.last_seq OR coalesce(max(seq), 0) <> room.last_seq`,
  'everything that happened to an order stands in its chat': `
    SELECT trade.order_no FROM p2p_orders_orders trade WHERE event_count <> (
      SELECT count(*) FROM p2p_chat_messages WHERE order_no = trade.order_no AND kind = 'event')`,
  'an order in appeal has one open appeal, and no other order has one': `
    SELECT trade.order_no FROM p2p_orders_orders trade LEFT JOIN p2p_appeals_cases open_case ON open_case.order_id = trade.id AND open_case.closed_at IS NULL AND open_case.kind = 'appeal'
    GROUP BY trade.id HAVING count(open_case.id) <> CASE WHEN trade.status = 2 THEN 1 ELSE 0 END`,
  'what was said in a case stands in the chain of its order': `
    SELECT case_no FROM p2p_appeals_cases found_case WHERE (SELECT count(*) FROM p2p_appeals_statements WHERE case_id = found_case.id) > (
      SELECT count(*) FROM p2p_orders_events WHERE order_id = found_case.order_id AND code IN ('open-appeal', 'question-order', 'state-appeal', 'answer-staff'))`,
  'only orders that are over are questioned': `
    SELECT case_no FROM p2p_appeals_cases found_case JOIN p2p_orders_orders trade ON trade.id = order_id WHERE kind <> 'appeal' AND status < 3`,
  'coins aside for claims are what the open holds say, claim by claim': `
    SELECT account_id, sub_key FROM (
      SELECT account_id, sub_key, balance FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id
      WHERE purpose = 'risk' AND sub_key <> '' AND balance > 0) kept
    FULL JOIN (
      SELECT target_id AS account_id, sub_key, sum(kept.amount) AS held FROM p2p_appeals_holds kept JOIN ledger_holds hold ON hold.id = hold_id
      WHERE kept.ended_at IS NULL GROUP BY target_id, sub_key) open USING (account_id, sub_key)
    WHERE coalesce(balance, 0) <> coalesce(held, 0)`,
  'a claim that is over holds no coins, and an award has moved what it says': `
    SELECT case_no FROM p2p_appeals_cases found_case
    WHERE closed_at IS NOT NULL AND EXISTS (SELECT FROM p2p_appeals_holds WHERE case_id = found_case.id AND ended_at IS NULL)
      OR outcome IN ('award-claim', 'uphold-claim') AND (SELECT count(*) FROM p2p_appeals_awards WHERE case_id = found_case.id AND state = 'approved') <> 1`,
  'coins aside for orders of a market are what the orders hold, owner by owner': `
    SELECT owner_id, asset FROM (
      SELECT owner_id, CASE side WHEN 'buy' THEN quote ELSE base END AS asset, sum(held) AS units
      FROM spot_orders JOIN spot_symbols USING (symbol) GROUP BY 1, 2 HAVING sum(held) > 0) held
    FULL JOIN (SELECT owner_id, asset, balance FROM ledger_account_balances WHERE purpose = 'order-hold' AND balance <> 0) kept USING (owner_id, asset)
    -- Tests of the ledger put coins aside where there is no market.
    WHERE units IS DISTINCT FROM balance AND owner_id IN (SELECT owner_id FROM spot_orders)`,
  'coins aside for quotes are what quote sets have reserved, market by market': `
    SELECT owner_id, asset, symbol FROM spot_reserves
    FULL JOIN (
      SELECT owner_id, asset, sub_key AS symbol, balance FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id
      WHERE purpose = 'quote' AND balance <> 0) kept USING (owner_id, asset, symbol)
    WHERE units IS DISTINCT FROM balance AND owner_id IN (SELECT owner_id FROM spot_quote_sets)`,
  'a fold is the sum of what was written before it': `
    SELECT account_id FROM ledger_folds fold WHERE balance <> (
      SELECT coalesce(sum(amount), 0) FROM ledger_postings posting
      WHERE posting.account_id = fold.account_id AND posting.written_in < fold.folded_to)`,
  'a closing is the sum of what was written up to the end of its day': `
    SELECT account_id FROM ledger_closings closing WHERE balance <> (
      SELECT coalesce(sum(amount), 0) FROM ledger_postings posting
      WHERE posting.account_id = closing.account_id AND posting.at < ledger_day_begins(closing.day + 1))`,
  'coins aside for ads are what the ads of their owner say': `
    SELECT owner_id, asset FROM (
      SELECT account_id AS owner_id, coin AS asset, sum(remaining + reserved_fee) FILTER (WHERE side = 'sell') AS units
      FROM p2p_ads_ads GROUP BY account_id, coin) offered
    LEFT JOIN (SELECT owner_id, asset, balance FROM ledger_account_balances WHERE purpose = 'ad-reserve') kept USING (owner_id, asset)
    WHERE coalesce(units, 0) <> coalesce(balance, 0)`,
  'the deposit of a merchant is what lies in the ledger, and nobody else has one': `
    SELECT account_id FROM p2p_merchants_merchants
    FULL JOIN (SELECT owner_id AS account_id, asset, balance FROM ledger_account_balances WHERE purpose = 'deposit') kept USING (account_id)
    WHERE coalesce(deposit, 0) <> coalesce(balance, 0) OR balance <> 0 AND asset <> 'USDT'`,
  'who is shown as a merchant follows from their state': `
    SELECT account_id FROM p2p_merchants_merchants merchant JOIN p2p_users_profiles profile USING (account_id)
    WHERE (user_type = 1) <> (state IN ('approved', 'deposit-short'))
      OR (kyb_flag = 1) <> (state IN ('approved', 'deposit-short') AND kind = 'company') OR is_releasing <> (state = 'releasing')`,
  'whoever waits for a decision has one application that waits': `
    SELECT merchant.account_id FROM p2p_merchants_merchants merchant
    LEFT JOIN p2p_merchants_applications application ON application.account_id = merchant.account_id AND application.state = 'waiting'
    WHERE (merchant.state = 'reviewing') <> (application.id IS NOT NULL)`,
  'the list of ads is what the ads say': `
    SELECT id FROM (
      SELECT ad.id, template_id, CASE side WHEN 'sell' THEN fixed_price ELSE -fixed_price END AS price_key,
        CASE side WHEN 'sell' THEN premium_ppm ELSE -premium_ppm END AS premium_key
      FROM p2p_ads_ads ad CROSS JOIN unnest(0 || template_ids) template_id WHERE p2p_ads_is_listed(ad)) shown
    FULL JOIN p2p_ads_listed listed ON listed.ad_id = shown.id AND listed.template_id = shown.template_id
      AND listed.price_key IS NOT DISTINCT FROM shown.price_key AND listed.premium_key IS NOT DISTINCT FROM shown.premium_key
    WHERE shown.id IS NULL OR listed.ad_id IS NULL`,
  'a file that is ready belongs to whoever asked for it': `
    SELECT export_no FROM exports_jobs job JOIN files_stored file USING (file_id)
    WHERE file.account_id <> job.account_id OR file.purpose <> 'export' OR job.rows_done <> job.rows_total`,
  'versions of a payment method are numbered without gaps, and the newest is in force': `
    SELECT template.id FROM p2p_paymethods_templates template LEFT JOIN p2p_paymethods_template_versions written ON written.template_id = template.id
    GROUP BY template.id HAVING count(*) <> max(written.version) OR min(written.version) <> 1 OR max(written.version) <> template.version`,
  'one payment method is saved once by one account': `
    SELECT account_id FROM p2p_paymethods_methods WHERE state <> 'deleted' GROUP BY account_id, template_id, fiat, account_mark HAVING count(*) > 1`,
  'a review speaks of one payment method in the hands of several people': `
    SELECT member.review_id FROM p2p_paymethods_review_methods member JOIN p2p_paymethods_methods method ON method.id = member.method_id
    JOIN accounts_users own ON own.id = method.account_id
    GROUP BY member.review_id HAVING count(DISTINCT coalesce(own.main_id, own.id)) < 2`,
  'money is never a float': `
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('real', 'double precision', 'money')`,
  'a moment has a time zone': `
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type LIKE 'timestamp without%' AND table_name <> 'platform_migrations'`,
};
