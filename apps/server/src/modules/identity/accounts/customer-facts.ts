import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** The beginning of an account, and everything that was ever held back on it. */
export const customerFacts: CustomerFacts = { area: 'account', roles: ['reader', 'decider', 'risk', 'auditor'], facts, events };

function facts(db: Db, { accountId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'restraints' AS list, 'account-hold' AS kind, begins_at AS at, coalesce(lifted_at, ends_at) AS until,
        jsonb_build_object('what', kind, 'reason', reason, 'by', author) AS values,
        lifted_at IS NULL AND (ends_at IS NULL OR ends_at > app_now()) AS is_open, NULL AS link_to, NULL AS link_id
      FROM accounts_holds WHERE account_id = ${accountId} ORDER BY is_open DESC, begins_at DESC LIMIT 30`,
  );
}

function events(db: Db, { accountId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT created_at AS at, 'accounts:opened' AS key, 'account-opened' AS kind, jsonb_build_object('country', nullif(country, '')) AS values,
        NULL AS link_to, NULL AS link_id
      FROM accounts_users WHERE id = ${accountId}
      UNION ALL
      SELECT begins_at, 'accounts:hold:' || id, 'hold-placed', jsonb_build_object('what', kind, 'reason', reason, 'by', author), NULL, NULL
      FROM accounts_holds WHERE account_id = ${accountId}
      UNION ALL
      SELECT lifted_at, 'accounts:lifted:' || id, 'hold-lifted', jsonb_build_object('what', kind, 'by', lifted_by), NULL, NULL
      FROM accounts_holds WHERE account_id = ${accountId} AND lifted_at IS NOT NULL`,
    page,
  );
}
