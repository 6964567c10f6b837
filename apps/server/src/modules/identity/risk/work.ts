import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** Whoever answered waits to trade, so somebody looks within four hours. */
export const work: Work = {
  queues: [
    {
      name: 'risk.requests',
      title: 'Answered risk request',
      address: '#/risk/requests/',
      roles: ['decider', 'risk'],
      waiting: () => sql`
        SELECT request_no AS number, answered_at AS since, answered_at + interval '4 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM risk_requests WHERE state = 'answered'`,
    },
  ],
  finders: [
    {
      kind: 'risk-request',
      title: 'Risk request',
      address: '#/risk/requests/',
      roles: ['decider', 'approver', 'risk', 'auditor'],
      pattern: /^[1-9]\d{17,18}$/,
      find: (text) => sql`SELECT request_no AS number FROM risk_requests WHERE request_no = ${text}`,
    },
  ],
};
