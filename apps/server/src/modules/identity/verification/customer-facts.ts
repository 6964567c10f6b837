import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Applications and what became of them; nothing that stands in them. */
export const customerFacts: CustomerFacts = { area: 'identity', roles: ['reader', 'decider', 'risk', 'auditor'], facts, events };

function facts(db: Db, { accountId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'cases' AS list, 'verification' AS kind, submitted_at AS at, decided_at AS until,
        jsonb_build_object('state', state, 'by', decided_by, 'country', country) AS values, state = 'submitted' AS is_open,
        'verification' AS link_to, case_no AS link_id
      FROM verification_cases WHERE account_id = ${accountId} ORDER BY id DESC LIMIT 10`,
  );
}

function events(db: Db, { accountId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT submitted_at AS at, 'verification:submitted:' || id AS key, 'verification-submitted' AS kind,
        jsonb_build_object('country', country, 'document', document_type) AS values, 'verification' AS link_to, case_no AS link_id
      FROM verification_cases WHERE account_id = ${accountId}
      UNION ALL
      SELECT decided_at, 'verification:decided:' || id, 'verification-decided', jsonb_build_object('state', state, 'by', decided_by),
        'verification', case_no
      FROM verification_cases WHERE account_id = ${accountId} AND decided_at IS NOT NULL`,
    page,
  );
}
