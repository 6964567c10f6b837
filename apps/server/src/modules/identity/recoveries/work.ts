import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

/** Who agreed first cannot be the second, so the case no longer waits for them. */
export const work: Work = {
  queues: [
    {
      name: 'recoveries.cases',
      title: 'Recovery',
      address: '#/recoveries/',
      roles: ['decider', 'risk'],
      waiting: (me) => sql`
        SELECT case_no AS number, asked_at AS since, asked_at + interval '4 hours' AS due_at, false AS is_mine, NULL::text AS coin, NULL::bigint AS units
        FROM recoveries_cases WHERE state = 'waiting' AND approved_by IS DISTINCT FROM ${me}`,
    },
  ],
  finders: [
    {
      kind: 'recovery',
      title: 'Recovery',
      address: '#/recoveries/',
      roles: ['decider', 'risk'],
      pattern: /^[1-9]\d{9,18}$/,
      find: (text) => sql`SELECT case_no AS number FROM recoveries_cases WHERE case_no = ${text} AND state IN ('waiting', 'cooling')`,
    },
  ],
};
