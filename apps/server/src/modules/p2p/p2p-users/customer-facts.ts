import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** The figures of a trader, and everything that was held back from them in the P2P market. */
export const customerFacts: CustomerFacts = { area: 'orders', roles: ['reader', 'decider', 'risk', 'auditor'], facts, events };

function facts(db: Db, { accountId, userId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT * FROM (
        SELECT 'restraints' AS list, 'p2p-restriction' AS kind, set_at AS at, coalesce(lifted_at, until) AS until,
          jsonb_build_object('what', kind, 'reason', reason, 'by', set_by) AS values,
          lifted_at IS NULL AND (until IS NULL OR until > app_now()) AS is_open, 'trader' AS link_to, ${userId}::text AS link_id
        FROM p2p_users_restrictions WHERE account_id = ${accountId} ORDER BY is_open DESC, set_at DESC LIMIT 30) restriction
      UNION ALL
      SELECT 'trader', 'trader', profile.created_at, NULL, jsonb_build_object('nick', nick_name, 'orders', orders_total, 'completed', completed_30d,
          'cancelled', cancelled_30d, 'good', good_ratings, 'bad', bad_ratings, 'merchant', CASE user_type WHEN 1 THEN 'yes' ELSE 'no' END,
          'publishes', CASE WHEN may_publish THEN 'yes' ELSE 'no' END), true, 'trader', ${userId}::text
      FROM p2p_users_directory profile LEFT JOIN p2p_users_figures figures ON figures.account_id = profile.account_id
      WHERE profile.account_id = ${accountId}`,
  );
}

function events(db: Db, { accountId, userId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT set_at AS at, 'p2p-users:set:' || id AS key, 'restriction-set' AS kind,
        jsonb_build_object('what', kind, 'reason', reason, 'by', set_by) AS values, 'trader' AS link_to, ${userId}::text AS link_id
      FROM p2p_users_restrictions WHERE account_id = ${accountId}
      UNION ALL
      SELECT lifted_at, 'p2p-users:lifted:' || id, 'restriction-lifted', jsonb_build_object('what', kind, 'by', lifted_by), 'trader', ${userId}::text
      FROM p2p_users_restrictions WHERE account_id = ${accountId} AND lifted_at IS NOT NULL`,
    page,
  );
}
