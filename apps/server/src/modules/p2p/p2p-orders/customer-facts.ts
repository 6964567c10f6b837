import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Orders of a customer, and every event of their chains: what happened and who did it, without chat, proofs or payment details. */
export const customerFacts: CustomerFacts = { area: 'orders', roles: ['decider', 'approver', 'risk', 'auditor'], facts, events };

function facts(db: Db, { accountId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'orders' AS list, 'p2p-order' AS kind, orders.created_at AS at, coalesce(closed_at, due_at) AS until,
        jsonb_build_object('side', CASE WHEN buyer_id = ${accountId} THEN 'buy' ELSE 'sell' END, 'status', status, 'reason', close_reason,
          'fault', CASE WHEN fault IS NULL THEN NULL WHEN (fault = 'buyer') = (buyer_id = ${accountId}) THEN 'yes' ELSE 'no' END,
          'with', other.nick_name, 'coin', orders.coin, 'fiat', orders.fiat,
          'quantity', trim_scale(quantity * ('1e-' || coin.scale)::numeric)::text,
          'amount', (amount * ('1e-' || fiat.decimals)::numeric)::text,
          'total', (SELECT count(*) FROM p2p_orders_orders WHERE buyer_id = ${accountId} OR seller_id = ${accountId})) AS values,
        status < 3 AS is_open, 'order' AS link_to, order_no AS link_id
      FROM (
        SELECT * FROM p2p_orders_orders WHERE buyer_id = ${accountId} OR seller_id = ${accountId} ORDER BY (status < 3) DESC, id DESC LIMIT 20) orders
      JOIN reference_coins coin ON coin.coin = orders.coin JOIN reference_fiats fiat ON fiat.fiat = orders.fiat
      LEFT JOIN p2p_users_directory other ON other.account_id = CASE WHEN buyer_id = ${accountId} THEN seller_id ELSE buyer_id END
      ORDER BY is_open DESC, orders.id DESC`,
  );
}

function events(db: Db, { accountId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT event.at, 'p2p-orders:' || order_id || ':' || lpad(seq::text, 6, '0') AS key, 'order-' || event.code AS kind,
        jsonb_build_object('side', CASE WHEN buyer_id = ${accountId} THEN 'buy' ELSE 'sell' END,
          'actor', CASE WHEN actor IN ('system', 'staff') THEN actor WHEN (actor = 'buyer') = (buyer_id = ${accountId}) THEN 'customer' ELSE 'other' END,
          'with', other.nick_name) AS values, 'order' AS link_to, order_no AS link_id
      FROM p2p_orders_orders orders JOIN p2p_orders_events event ON event.order_id = orders.id
      LEFT JOIN p2p_users_directory other ON other.account_id = CASE WHEN buyer_id = ${accountId} THEN seller_id ELSE buyer_id END
      WHERE buyer_id = ${accountId} OR seller_id = ${accountId}`,
    page,
  );
}
