import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** What was sent to the addresses of a customer within 30 days, by which channel, and whether it left; never what it said. */
export const customerFacts: CustomerFacts = { area: 'messages', roles: ['reader', 'decider', 'risk', 'auditor'], facts, events };

function facts(db: Db, { recipients }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'messages' AS list, 'message' AS kind, created_at AS at, sent_at AS until,
        jsonb_build_object('channel', channel, 'template', template, 'state', state) AS values, state = 'waiting' AS is_open,
        NULL AS link_to, NULL AS link_id
      FROM messages_sent_to(${[...recipients]}::text[]) ORDER BY created_at DESC LIMIT 15`,
  );
}

function events(db: Db, { recipients }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT created_at AS at, 'messages:' || id AS key, 'message' AS kind,
        jsonb_build_object('channel', channel, 'template', template, 'state', state) AS values, NULL AS link_to, NULL AS link_id
      FROM messages_sent_to(${[...recipients]}::text[])`,
    page,
  );
}
