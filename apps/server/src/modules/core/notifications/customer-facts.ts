import { type CustomerFacts, type EventPage, type LookedAt, readEvents } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** What a customer was told on the site, and whether they have read it. */
export const customerFacts: CustomerFacts = { area: 'messages', roles: ['reader', 'decider', 'risk', 'auditor'], events };

function events(db: Db, { accountId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT created_at AS at, 'notifications:' || id AS key, 'notice' AS kind,
        jsonb_build_object('what', kind, 'read', CASE WHEN read_at IS NULL THEN 'no' ELSE 'yes' END) AS values, NULL AS link_to, NULL AS link_id
      FROM notifications_entries WHERE account_id = ${accountId}`,
    page,
  );
}
