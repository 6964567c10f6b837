import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

export const work: Work = {
  queues: [
    {
      name: 'support.tickets',
      title: 'Ticket',
      address: '#/support/',
      roles: ['decider', 'risk'],
      waiting: () => sql`
        SELECT ticket_no AS number, waiting_since AS since, waiting_since + interval '4 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM support_tickets WHERE state = 'waiting'`,
    },
  ],
  finders: [
    {
      kind: 'ticket',
      title: 'Ticket',
      address: '#/support/',
      roles: ['reader', 'decider', 'risk'],
      pattern: /^[1-9]\d{17,18}$/,
      find: (text) => sql`SELECT ticket_no AS number FROM support_tickets WHERE ticket_no = ${text}`,
    },
  ],
};
