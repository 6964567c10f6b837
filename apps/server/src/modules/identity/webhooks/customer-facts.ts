import { type CustomerFacts, type LookedAt, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Where the customer is told what happens, by host. */
export const customerFacts: CustomerFacts = { area: 'webhooks', roles: ['reader', 'decider', 'risk'], facts };

function facts(db: Db, { accountId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'webhooks' AS list, 'webhook' AS kind, created_at AS at, NULL::timestamptz AS until,
        jsonb_build_object('host', host, 'state', state, 'waiting',
          (SELECT count(*) FROM webhooks_deliveries WHERE endpoint_id = endpoint.id AND delivered_at IS NULL)) AS values,
        state = 'on' AS is_open, NULL AS link_to, NULL AS link_id
      FROM webhooks_endpoints endpoint WHERE account_id = ${accountId} ORDER BY is_open DESC, id DESC LIMIT 10`,
  );
}
