import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Requests for information and what became of them; the words are read on their own page. */
export const customerFacts: CustomerFacts = { area: 'risk', roles: ['decider', 'risk', 'auditor'], facts, events };

function facts(db: Db, { accountId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'risk-requests' AS list, 'risk-request' AS kind, asked_at AS at, CASE state WHEN 'open' THEN expires_at ELSE counts_until END AS until,
        jsonb_build_object('rule', rule_name, 'state', state, 'question', question) AS values,
        state = 'answered' OR state = 'open' AND expires_at > app_now() AS is_open, 'risk-request' AS link_to, request_no AS link_id
      FROM risk_requests WHERE account_id = ${accountId} ORDER BY id DESC LIMIT 10`,
  );
}

function events(db: Db, { accountId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT step.at, 'risk:' || step.kind || ':' || request.id AS key, step.kind,
        jsonb_build_object('rule', request.rule_name, 'by', step.by) AS values, 'risk-request' AS link_to, request.request_no AS link_id
      FROM risk_requests request LEFT JOIN staff_names staff ON staff.id = request.decided_by
      CROSS JOIN LATERAL (VALUES
        (request.asked_at, 'risk-asked', NULL::text), (request.answered_at, 'risk-answered', NULL),
        (request.decided_at, 'risk-' || request.state, staff.name)) AS step (at, kind, by)
      WHERE request.account_id = ${accountId} AND step.at IS NOT NULL`,
    page,
  );
}
