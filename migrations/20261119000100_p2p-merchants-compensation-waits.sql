-- A compensation waits while the order is being looked at again. Until now it could be paid from the deposit of a merchant who had asked for
-- the review of the ruling that blames them, and nothing brings it back when two others decide otherwise.
CREATE OR REPLACE FUNCTION p2p_merchants_compensable(p_order text)
RETURNS TABLE (order_id bigint, account_id bigint, to_account bigint, to_side text, deposit bigint, loss bigint, price bigint, price_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT trade.id, merchant.account_id, harmed.account_id, harmed.side, merchant.deposit,
    greatest(0, trunc((trade.quantity + trade.seller_fee - awarded.units) * coalesce(rate.price, 100000000) / 100000000
      * power(10::numeric, usdt.scale - coin.scale)) - paid.units)::bigint,
    rate.price, rate.price_id
  FROM p2p_orders_orders trade
  JOIN reference_coins coin ON coin.coin = trade.coin
  JOIN reference_coins usdt ON usdt.coin = 'USDT'
  CROSS JOIN LATERAL (
    SELECT fault FROM (
      SELECT fault, decided_at FROM p2p_orders_rulings WHERE p2p_orders_rulings.order_id = trade.id AND state = 'approved'
      UNION ALL
      SELECT award.fault, award.decided_at FROM p2p_appeals_awards award JOIN p2p_appeals_cases found_case ON found_case.id = award.case_id
        WHERE found_case.order_id = trade.id AND award.state = 'approved') decided
    ORDER BY decided_at DESC LIMIT 1) newest
  JOIN p2p_merchants_merchants merchant ON merchant.account_id = CASE newest.fault WHEN 'buyer' THEN trade.buyer_id WHEN 'seller' THEN trade.seller_id END
  CROSS JOIN LATERAL (
    SELECT CASE newest.fault WHEN 'buyer' THEN trade.seller_id ELSE trade.buyer_id END AS account_id,
      CASE newest.fault WHEN 'buyer' THEN 'seller' ELSE 'buyer' END AS side) harmed
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(award.amount), 0) AS units FROM p2p_appeals_awards award JOIN p2p_appeals_cases found_case ON found_case.id = award.case_id
    WHERE found_case.order_id = trade.id AND award.state = 'approved' AND award.to_side = harmed.side) awarded
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(earlier.amount), 0) AS units FROM p2p_merchants_compensations earlier
    WHERE earlier.order_id = trade.id AND earlier.state = 'approved') paid
  LEFT JOIN rates_prices rate ON trade.coin <> 'USDT' AND rate.pair = lower(trade.coin) || '_usdt'
  WHERE trade.order_no = p_order AND trade.status IN (3, 4) AND merchant.state NOT IN ('reviewing', 'rejected', 'released') AND (trade.coin = 'USDT' OR rate.price IS NOT NULL)
    AND NOT EXISTS (SELECT FROM p2p_appeals_cases open_case WHERE open_case.order_id = trade.id AND open_case.closed_at IS NULL)
$$;
