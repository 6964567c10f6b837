import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** How many payment methods there are, and when they came and went; never what stands in them. */
export const customerFacts: CustomerFacts = { area: 'account', roles: ['reader', 'decider', 'risk', 'auditor'], facts, events };

function facts(db: Db, { accountId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT * FROM (
        SELECT 'methods' AS list, 'methods' AS kind, max(created_at) AS at, NULL::timestamptz AS until,
          jsonb_build_object('saved', count(*), 'disabled', count(*) FILTER (WHERE disabled_by IS NOT NULL),
            'currencies', string_agg(DISTINCT fiat, ', ')) AS values, true AS is_open, NULL AS link_to, NULL AS link_id
        FROM p2p_paymethods_methods WHERE account_id = ${accountId} AND deleted_at IS NULL) saved WHERE at IS NOT NULL
      UNION ALL
      SELECT 'restraints', 'method-cooling', changed_at, cooling_until, jsonb_build_object('fiat', fiat), true, NULL, NULL
      FROM p2p_paymethods_methods WHERE account_id = ${accountId} AND deleted_at IS NULL AND cooling_until > app_now()`,
  );
}

function events(db: Db, { accountId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT created_at AS at, 'p2p-paymethods:added:' || id AS key, 'method-added' AS kind, jsonb_build_object('fiat', fiat) AS values,
        NULL AS link_to, NULL AS link_id
      FROM p2p_paymethods_methods WHERE account_id = ${accountId}
      UNION ALL
      SELECT deleted_at, 'p2p-paymethods:deleted:' || id, 'method-deleted', jsonb_build_object('fiat', fiat), NULL, NULL
      FROM p2p_paymethods_methods WHERE account_id = ${accountId} AND deleted_at IS NOT NULL`,
    page,
  );
}
