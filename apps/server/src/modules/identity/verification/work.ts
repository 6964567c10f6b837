import { sql } from '#platform/sql.ts';
import type { Work } from '#platform/work.ts';

export const work: Work = {
  queues: [
    {
      name: 'verification.cases',
      title: 'Verification',
      address: '#/verification/',
      roles: ['decider', 'risk'],
      waiting: () => sql`
        SELECT case_no AS number, submitted_at AS since, submitted_at + interval '24 hours' AS due_at, false AS is_mine,
          NULL::text AS coin, NULL::bigint AS units
        FROM verification_cases WHERE state = 'submitted'`,
    },
  ],
  finders: [
    {
      kind: 'verification',
      title: 'Verification',
      address: '#/verification/',
      roles: ['reader', 'decider', 'risk'],
      pattern: /^[1-9]\d{17,18}$/,
      find: (text) => sql`SELECT case_no AS number FROM verification_cases WHERE case_no = ${text}`,
    },
  ],
};
