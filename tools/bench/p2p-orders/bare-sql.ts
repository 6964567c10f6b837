/**
 * For pgbench: the rows of orders, in as few statements as PostgreSQL needs for them. Nothing is asked for and nothing is answered.
 * pgbench takes a colon before a letter for a variable, in texts too: keys below are written around that.
 */
const answer = `'{"padding" ${':'} "${'x'.repeat(1_800)}"}'`;
const quantity = '10000000';

const claim = (call: string, who: string) =>
  `INSERT INTO platform_idempotency (actor, call, key, body_hash, answer)
   VALUES ('bench-' || ${who}, '${call}', gen_random_uuid(), '\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', ${answer});`;

const tell = (code: string) =>
  `SELECT p2p_orders_add_event(:oid, '${code}', 'buyer', '{}');
   SELECT platform_emit('p2p-orders', least(:buyer_user::text, :seller_user::text), '{"code" : "${code}", "orderNo" : "1000000000000000000", "status" : 0, "version" : 1}'),
     platform_emit('p2p-orders', greatest(:buyer_user::text, :seller_user::text), '{"code" : "${code}", "orderNo" : "1000000000000000000", "status" : 0, "version" : 1}');`;

const choose = `\\set a random(:first_ad, :last_ad)
\\set t random(1, :takers)
SELECT ad_id, ad_no, account_id AS seller, user_id AS seller_user, method_no FROM bench_ads WHERE n = :a \\gset
SELECT account_id AS buyer, user_id AS buyer_user FROM bench_takers WHERE n = :t \\gset
SELECT (1e18 + floor(random() * 8e18))::numeric(19)::text AS ono \\gset
`;

const place = `BEGIN;
${claim('place', ':buyer')}
UPDATE p2p_ads_ads SET remaining = remaining - ${quantity}, frozen = frozen + ${quantity}, active_at = app_now() WHERE id = :ad_id;
SELECT ledger_hold('p2p-escrow', concat_ws('-', 'bench', :ono::text), :ono::text, :seller, 'USDT', 'ad-reserve', NULL, 'escrow', :ono::text,
  ${quantity}, NULL, false, ARRAY[:buyer]::bigint[]) AS hold \\gset
INSERT INTO p2p_orders_orders (order_no, ad_no, maker_side, buyer_id, seller_id, coin, fiat, price, amount, quantity, seller_fee, buyer_fee, hold_id,
  acceptance, pay_minutes, settle_minutes, remark, pay_by)
VALUES (:ono::text, :ad_no::text, 'seller', :buyer, :seller, 'USDT', 'EUR', 100000000, 1000, ${quantity}, 0, 0, :hold::uuid, 'none', 15, 0, '',
  app_now() + interval '15 minutes') RETURNING id AS oid \\gset
INSERT INTO p2p_orders_methods (order_no, place, method_no, template_id, holder_name, closed_fields)
VALUES (:ono::text, 0, :method_no::text, 302, 'Ann Example', '${'x'.repeat(400)}');
${tell('place-order')}
COMMIT;
`;

const pay = `BEGIN;
${claim('pay', ':buyer')}
UPDATE p2p_orders_orders SET status = 1, version = version + 1, paid_at = app_now(), undo_by = app_now(), appeal_from = app_now(),
  release_by = app_now() + interval '15 minutes', paid_to = :method_no::text WHERE id = :oid;
${tell('confirm-paid')}
COMMIT;
`;

const release = `BEGIN;
${claim('release', ':seller')}
UPDATE p2p_orders_orders SET status = 3, version = version + 1, close_reason = 'completed', closed_at = app_now() WHERE id = :oid;
INSERT INTO p2p_users_counters AS known (account_id, orders_total) SELECT id, 1 FROM unnest(ARRAY[:buyer, :seller]::bigint[]) AS id ORDER BY id
  ON CONFLICT (account_id) DO UPDATE SET orders_total = known.orders_total + 1;
UPDATE p2p_ads_ads SET frozen = frozen - ${quantity}, executed = executed + ${quantity}, active_at = app_now() WHERE id = :ad_id;
SELECT ledger_end_hold(:hold::uuid, 'release', 'p2p-release', concat_ws('-', 'bench-release', :ono::text), ARRAY[:buyer]::bigint[], '{otc}', '{${quantity}}');
${tell('release-coins')}
COMMIT;
`;

const expireOne = `SELECT trade.id AS oid, trade.order_no AS ono, trade.hold_id AS hold, ad.id AS ad_id, trade.quantity AS q, trade.seller_fee AS fee,
  trade.buyer_id AS buyer, trade.seller_id AS seller, buyer.user_id AS buyer_user, seller.user_id AS seller_user
FROM p2p_orders_orders trade JOIN p2p_ads_ads ad USING (ad_no) JOIN accounts_directory buyer ON buyer.id = trade.buyer_id
  JOIN accounts_directory seller ON seller.id = trade.seller_id
WHERE trade.due_at <= app_now() ORDER BY trade.due_at LIMIT 1 FOR NO KEY UPDATE OF trade SKIP LOCKED \\gset
UPDATE p2p_orders_orders SET status = 4, version = version + 1, close_reason = 'pay-timeout', closed_at = app_now(), claim_by = app_now(), fault = 'buyer' WHERE id = :oid;
INSERT INTO p2p_users_counters AS known (account_id, cancelled_30d) VALUES (:buyer, 1) ON CONFLICT (account_id) DO UPDATE SET cancelled_30d = known.cancelled_30d + 1;
UPDATE p2p_ads_ads SET frozen = frozen - :q, remaining = remaining + :q, reserved_fee = reserved_fee + :fee, active_at = app_now() WHERE id = :ad_id;
SELECT ledger_end_hold(:hold::uuid, 'refund', 'p2p-refund', concat_ws('-', 'bench-refund', :ono::text), ARRAY[:seller]::bigint[], '{ad-reserve}', ARRAY[:q::bigint + :fee::bigint]);
${tell('expire-payment')}
`;

export const perSweep = 100;

export const bareSql = {
  place: `${choose}${place}`,
  life: `${choose}${place}${pay}${release}`,
  sweep: `BEGIN;\n${expireOne.repeat(perSweep)}COMMIT;\n`,
} as const;
