import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Recoveries and what became of them, without the new address or the picture. */
export const customerFacts: CustomerFacts = { area: 'identity', roles: ['decider', 'risk'], facts, events };

function facts(db: Db, { accountId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'cases' AS list, 'recovery' AS kind, asked_at AS at, effective_at AS until,
        jsonb_build_object('state', state, 'what', kind, 'by', decided_by) AS values, state IN ('waiting', 'cooling') AS is_open,
        'recovery' AS link_to, case_no AS link_id
      FROM recoveries_cases WHERE account_id = ${accountId} ORDER BY id DESC LIMIT 10`,
  );
}

function events(db: Db, { accountId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT asked_at AS at, 'recoveries:asked:' || id AS key, 'recovery-asked' AS kind, jsonb_build_object('what', kind) AS values,
        'recovery' AS link_to, case_no AS link_id
      FROM recoveries_cases WHERE account_id = ${accountId}
      UNION ALL
      SELECT decided_at, 'recoveries:decided:' || id, 'recovery-decided', jsonb_build_object('what', kind, 'state', state, 'by', decided_by),
        'recovery', case_no
      FROM recoveries_cases WHERE account_id = ${accountId} AND decided_at IS NOT NULL`,
    page,
  );
}
