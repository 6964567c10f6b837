import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Tickets and when somebody wrote in them; the words are read on their own page. */
export const customerFacts: CustomerFacts = { area: 'support', roles: ['reader', 'decider', 'risk'], facts, events };

function facts(db: Db, { accountId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'tickets' AS list, 'ticket' AS kind, opened_at AS at, NULL::timestamptz AS until,
        jsonb_build_object('topic', topic, 'state', state, 'messages', last_seq) AS values, state <> 'closed' AS is_open,
        'ticket' AS link_to, ticket_no AS link_id
      FROM support_tickets WHERE account_id = ${accountId} ORDER BY is_open DESC, id DESC LIMIT 10`,
  );
}

function events(db: Db, { accountId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT message.written_at AS at, 'support:message:' || message.id AS key,
        CASE WHEN message.staff_name IS NOT NULL THEN 'ticket-answered' WHEN message.seq = 1 THEN 'ticket-opened' ELSE 'ticket-reply' END AS kind,
        jsonb_build_object('topic', ticket.topic, 'by', message.staff_name) AS values, 'ticket' AS link_to, ticket.ticket_no AS link_id
      FROM support_tickets ticket JOIN support_messages message ON message.ticket_no = ticket.ticket_no
      WHERE ticket.account_id = ${accountId}`,
    page,
  );
}
